import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { Drawer } from './drawer.ts'
import { moduleOf } from './host-page.ts'
import { natives } from './hostile-page.ts'
import { CART, globalsOf, LOADER, openTheme, THEME } from './theme-page.ts'
import { expect, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]

async function expectUsableDrawer(page: Page) {
  const drawer = new Drawer(page)
  await drawer.open()
  await expect(drawer.items).toHaveCount(1)
  await drawer.more(drawer.items.first()).click()
  await expect(drawer.total).toHaveText('$128.00')
  await expect(drawer.checkout).toHaveAttribute('href', '/checkout')
  await page.keyboard.press('Escape')
  await expect(drawer.dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${THEME}$`))
}

const amd = `<script>
  window.define = function () { throw new Error('Mismatched anonymous define() module') }
  window.define.amd = {}
  window.module = { exports: {} }
  window.exports = window.module.exports
</script>`
const injected = `<script>
  addEventListener('load', () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = '/bezel/1/loader.js'
    document.body.append(script)
  })
</script>`

/** A consent tool holds the loader back, runs it without its type, and takes the tag away. */
const consented = `<script type="text/plain" src="/bezel/now/loader.js" id="held"></script>
  <script>
    addEventListener('load', () => {
      const script = document.createElement('script')
      script.type = 'text/javascript'
      script.src = document.getElementById('held').src
      document.head.append(script)
      script.remove()
    })
  </script>`

const themes = {
  'has the loader as a classic script': { head: '<script src="/bezel/now/loader.js?v=1"></script>' },
  'has the loader put back by a consent tool': { head: consented },
  'has the loader in its head': { head: LOADER },
  'has the loader at the end of its body': { body: CART + LOADER },
  'adds the loader by a script': { head: injected },
  'has the loader twice': {
    head: LOADER,
    body: `${CART}<script type="module" src="/bezel/2/loader.js"></script>`,
  },
  'has another base address': { head: `<base href="/somewhere/else/">${LOADER}` },
  'has modules of its own': { head: amd + LOADER },
  'has a picture called currentScript': {
    head: LOADER,
    body: `<img name="currentScript" src="/media/catalog/product/silver-charm.svg" alt="">${CART}`,
  },
  'has a form called body': {
    head: LOADER,
    body: `<form name="body"><input name="append"><input name="head"></form><form name="head"></form>${CART}`,
  },
  'extends arrays and functions': {
    head: `<script>
      Array.prototype.toJSON = function () { return 'not yours' }
      Object.prototype.extended = function () {}
      Function.prototype.bindAsEventListener = function () {}
      Element.prototype.hide = function () {}
    </script>${LOADER}`,
  },
  'may store nothing': {
    head: `<script>
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError') } })
    </script>${LOADER}`,
  },
  'has a full storage with a broken cache in it, and a clock a year ahead': {
    head: `<script>
      localStorage.setItem('mage-cache-storage', '{"cart":')
      localStorage.setItem('mage-cache-storage-section-invalidation', '7')
      Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError') }
      const { now } = Date
      Date.now = () => now() + 31536e6
    </script>${LOADER}`,
  },
  'puts its own in the place of natives': {
    head: natives + LOADER,
  },
}

for (const [what, theme] of Object.entries(themes)) {
  test(`the drawer works on a page that ${what}`, async ({ page, shop }) => {
    await shop.reset({ items: ITEMS })
    await openTheme(page, theme)
    await expectUsableDrawer(page)
  })
}

test('the page gets no global but Bezel', async ({ page, shop }) => {
  await shop.reset({ items: ITEMS })
  await openTheme(page, {})
  const before = await globalsOf(page)
  await page.unroute(`**${THEME}`)
  await openTheme(page, { head: LOADER })
  await expectUsableDrawer(page)
  expect((await globalsOf(page)).filter((name) => !before.includes(name))).toEqual(['Bezel'])
})

test('markers may be added, moved and removed', async ({ page, shop }) => {
  await shop.reset({ items: ITEMS })
  await openTheme(page, { head: LOADER, body: `<main><section></section><aside></aside></main>` })
  await page.evaluate(() => {
    document.querySelector('section')!.innerHTML = '<div><div data-widget="progress"></div></div>'
  })
  const marker = page.locator('[data-widget="progress"]')
  await expect(marker.getByRole('listitem')).toHaveCount(3)
  const isSame = await page.evaluate(async () => {
    const host = document.querySelector<HTMLElement>('[data-widget="progress"]')!
    const first = host.querySelector('ol')
    document.querySelector('aside')!.append(host)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return first === host.querySelector('ol') && host.dataset.widgetState === 'ready'
  })
  expect(isSame).toBe(true)
  const left = await marker.evaluateHandle((host) => (host.remove(), host))
  await expect.poll(() => left.evaluate((host) => (host as HTMLElement).dataset.widgetState)).toBeUndefined()
  expect(await left.evaluate((host) => (host as Element).childElementCount)).toBe(0)
})

test('the first click is not lost while the drawer loads', async ({ page, shop, drawer }) => {
  await shop.reset({ items: ITEMS })
  let arrive: () => void = () => undefined
  const gate = new Promise<void>((open) => (arrive = open))
  await page.route(moduleOf('cart-drawer'), async (route) => {
    await gate
    await route.continue()
  })
  await openTheme(page, { head: LOADER })
  const loaded = page.waitForRequest(moduleOf('cart-drawer'))
  await page.waitForFunction(() => 'Bezel' in window)
  await page.locator('#minicart').click()
  await loaded
  await page.locator('#minicart').click()
  arrive()
  await expect(drawer.items).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`${THEME}$`))
})

test('the page in the README works as written', async ({ page, shop, drawer, checkout }) => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const body = /```html\n(<!doctype html>[\s\S]*?)```/.exec(readme)![1]!
  await shop.reset({ items: ITEMS })
  await page.route('**/my-page', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/my-page')
  await expect(page.locator('[data-widget=cms-block]')).toContainText('finished at one bench')
  await checkout.expectStep(1)
  await drawer.open()
  await drawer.more(drawer.items.first()).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => checkout.root.locator('.bzl-totals__row--grand').innerText()).toContain('128.00')
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
})
