import { decodeHtml } from './html-entities'

/** A storefront's message without its markup: `You added <a href="…">Ring</a>` reads "You added Ring". */
export const plainText = (html: string): string =>
  decodeHtml(html.replace(/<br\s*\/?>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, '')).trim()

/** Whether a message holds one of the inline tags the storefront may send (b.10). */
export const hasTags = (html: string): boolean => /<(div|span|b|strong|i|em|u|a)(\s[^<>]*)?>/i.test(html)
