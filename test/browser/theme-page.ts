import type { Page } from 'playwright/test'

/** The address of the pages of these tests: beside the shop, so that its calls and files are near. */
export const THEME = '/theme-page'
export const LOADER = '<script type="module" src="/bezel/1/loader.js"></script>'
export const CART = `<div data-widget="cart-drawer" data-trigger="#minicart" data-mount="interaction">
  <a id="minicart" href="/checkout/cart">Cart</a></div>`

/** Opens a whole page as a theme might have written it. */
export async function openDocument(page: Page, html: string, headers: Record<string, string> = {}) {
  await page.route(`**${THEME}`, (route) =>
    route.fulfill({ body: html, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }),
  )
  await page.goto(THEME)
}

/** Opens a page with these parts; without a body it has a cart link in the drawer's marker. */
export async function openTheme(page: Page, { head = '', body = CART }: { head?: string; body?: string }) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A theme</title>${head}</head>
    <body>${body}</body></html>`
  await openDocument(page, html)
}

/**
 * Names of everything on the page's `window`, its frames aside, and the global by which copies of nanostores on one page
 * find each other.
 */
export async function globalsOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => Object.getOwnPropertyNames(window))
  return names.filter((name) => !/^(\d+|nanostoresGlobal)$/.test(name)).sort()
}
