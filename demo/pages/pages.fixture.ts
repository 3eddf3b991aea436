import { afterEach } from 'vitest'
import { openShop, type OpenShop, type OpenShopOptions } from '../../test/open-shop.ts'
import { pageRoutes } from './routes.ts'

// happy-dom must not fetch the styles and scripts of parsed documents.
Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true

let open: OpenShop
/** Opens a shop whose pages answer `fetch`. */
export const shop = (options?: OpenShopOptions) => (open = openShop({ pages: pageRoutes, ...options }))
afterEach(() => open?.restore())

export async function page(
  path: string,
): Promise<{ status: number; headers: Headers; text: string; document: Document }> {
  const response = await fetch(path)
  const text = await response.text()
  const document = new DOMParser().parseFromString(text, 'text/html')
  return { status: response.status, headers: response.headers, text, document }
}

export const post = (path: string, fields: Record<string, string>) =>
  fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
