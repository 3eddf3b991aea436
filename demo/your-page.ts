import { readFile } from 'node:fs/promises'
import type { Storefront } from './storefront'

type Shop = Pick<Storefront, 'fetch'>

export const YOUR_PAGE = '/my-page'

/** The shop with the HTML file `file` as `/my-page`; the file is read again for each request. */
export function withPage(shop: Shop, file: string): Shop {
  return {
    async fetch(request) {
      if (new URL(request.url).pathname !== YOUR_PAGE) return shop.fetch(request)
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
      return new Response(await readFile(file, 'utf8'), { headers })
    },
  }
}
