import { expect, test as base } from 'playwright/test'
import type { Ledger } from './ledger.ts'
import { Tab } from './tab.ts'

const test = base.extend<{ tab: Tab }>({
  tab: async ({}, use) => {
    const tab = await Tab.open()
    await use(tab)
    await tab.close()
  },
})

const requests = (tab: Tab, where?: 'prerendered') =>
  tab.evaluate(
    async () => ((await (await fetch('/__demo/ledger')).json()) as Ledger).requests,
    undefined,
    where,
  )

/** Returns what this browser has stored for the shop. */
const stored = (tab: Tab) => tab.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie])

const PAGES = [{ path: '/checkout/cart', from: '/care-guide', link: '#minicart', widget: 'cart' }]

for (const { path, from, link, widget } of PAGES) {
  test(`${path} is prerendered when the pointer is on its link, and changes nothing until it is opened`, async ({
    tab,
    baseURL,
  }) => {
    // A page without widgets: an answer to one of theirs would bring the session from before the reset back.
    await tab.goto(`${baseURL}/__demo/ledger`)
    await tab.evaluate(async () => {
      const headers = { 'content-type': 'application/json' }
      const body = '{"items":[{"sku":"NK-2","qty":2}]}'
      await fetch('/__demo/reset', { method: 'POST', headers, body })
    })
    await tab.goto(`${baseURL}${from}`)
    await tab.until(() => !document.querySelector('[data-widget-state="loading"], [aria-busy="true"]'))
    // Prepared with an empty cache, so that there would be much to write.
    await tab.evaluate(() => localStorage.clear())
    const [before, sent] = [await stored(tab), (await requests(tab)).length]

    await tab.hover(link)
    await expect.poll(() => tab.isPreparing).toBe(true)
    const isReady = (name: string) =>
      document.querySelector(`[data-widget="${name}"][data-widget-state="ready"] .bzl-totals`) !== null
    await tab.until(isReady, widget, 'prerendered')
    const isPrerendering = () => Reflect.get(document, 'prerendering') as boolean
    expect(await tab.evaluate(isPrerendering, undefined, 'prerendered')).toBe(true)
    // The last thing it reads.
    await expect
      .poll(async () => (await requests(tab)).slice(sent).map((request) => request.path))
      .toContainEqual(expect.stringMatching(/section\/load.*customer/))

    const own = (await requests(tab)).slice(sent).filter((request) => !request.path.startsWith('/__demo'))
    expect(own.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(own.filter((request) => /messages|\.php/.test(request.path))).toEqual([])
    expect(await stored(tab)).toEqual(before)

    await tab.evaluate((to) => (location.href = to), path)
    await tab.until(() => Reflect.get(document, 'prerendering') === false, undefined, 'prerendered')
    const activation = await tab.evaluate(
      () => Reflect.get(performance.getEntriesByType('navigation')[0]!, 'activationStart') as number,
      undefined,
      'prerendered',
    )
    expect(activation).toBeGreaterThan(0)
    // The data for the next page's first frame is read once this one has been seen.
    await expect
      .poll(async () => (await requests(tab, 'prerendered')).map((request) => request.path))
      .toContainEqual(expect.stringMatching(/section\/load.*cart/))
  })
}
