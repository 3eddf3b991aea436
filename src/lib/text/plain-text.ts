import { decodeHtml } from './html-entities.ts'

/** A storefront's message without its markup: `You added <a href="…">Ring</a>` reads "You added Ring". */
export const plainText = (html: string): string =>
  decodeHtml(html.replace(/<br\s*\/?>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, '')).trim()
