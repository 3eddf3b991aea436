import { readFileSync } from 'node:fs'
import { type Locator, type Page } from 'playwright/test'
import { paintedContrast } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { cards, CheckoutPage } from './checkout.ts'
import { Drawer } from './drawer.ts'
import { LOADER, openPage, widget } from './host-page.ts'
import { expect, test, type Shop } from './shop.ts'
import { changes } from './sheet-changes.ts'

const SHEETS = ['blank', 'luma', 'hyva', 'bootstrap', 'ornaments', 'hostile'].map((name) => {
  const read = (file: string) => readFileSync(new URL(`sheets/${file}.css`, import.meta.url), 'utf8')
  return { name, css: name === 'luma' ? read('blank') + read(name) : read(name) }
})

/** The place and the font of a marker are the page's affair, and so is the height of what others draw. */
const PLACE = 'all: initial !important; display: block !important; inline-size: 720px !important'
const PAGE =
  'all: initial !important; display: block !important; position: absolute !important; inset: 0 !important'
const FOREIGN = `<style>@layer theme, bezel;
  @layer theme { .bzl .bzl-foreign { block-size: 300px !important; overflow: hidden !important } }</style>`
const marker = (name: string, more = '') => `<div data-widget="${name}" style="${PLACE}" ${more}></div>`
const DRAWER = marker('cart-drawer', 'data-trigger="#minicart" data-mount="interaction"')
const TRIGGER = `<a id="minicart" href="/checkout/cart" style="${PLACE}">Cart</a>`
const CONFIG = '<script type="application/json" id="bezel-config">{"currency":"USD"}</script>'

interface State {
  markers: string
  /** Brings the island into the state; what is to be compared. */
  reach(page: Page): Promise<Locator>
  /** A request, by its URL, that is answered never. */
  awaited?: string
}

const checkoutState = (reach: (checkout: CheckoutPage) => Promise<void>): State => ({
  markers: marker('checkout'),
  async reach(page) {
    const checkout = new CheckoutPage(page)
    await checkout.expectStep(1)
    await reach(checkout)
    return checkout.root
  },
})

async function reachPayment(checkout: CheckoutPage) {
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.expectCardForm()
}

const states: Record<string, State> = {
  'the drawer': {
    markers: TRIGGER + DRAWER,
    async reach(page) {
      const drawer = new Drawer(page)
      await drawer.open()
      await expect(drawer.total).toBeVisible()
      return widget(page, 'cart-drawer')
    },
  },
  'the cart': {
    markers: marker('cart'),
    async reach(page) {
      const cart = widget(page, 'cart')
      await expect(cart.locator('.bzl-totals__row--grand')).toBeVisible()
      return cart
    },
  },
  'a cart that is awaited': {
    markers: marker('cart'),
    awaited: '**/checkout/config/data*',
    async reach(page) {
      const cart = widget(page, 'cart')
      await expect(cart.locator('[data-drawn="true"]').first()).toBeVisible()
      return cart
    },
  },
  'the address': checkoutState(async (checkout) => {
    await checkout.button('step.continue').click()
    await expect(checkout.root.locator('[aria-invalid="true"]').first()).toBeVisible()
  }),
  'the delivery': checkoutState(async (checkout) => {
    await checkout.fillAddress(addresses.US, 'ada@example.com')
    await checkout.finishAddress()
  }),
  'the payment': checkoutState(reachPayment),
  'the review': checkoutState(async (checkout) => {
    await reachPayment(checkout)
    await checkout.finishPayment(cards.good)
  }),
  'a question': {
    markers: marker('confirm-dialog'),
    async reach(page) {
      await page.evaluate(() => void window.Bezel.push((bezel) => void bezel.confirm({ question: 'Sure?' })))
      await expect(page.getByRole('alertdialog')).toBeVisible()
      return widget(page, 'confirm-dialog')
    },
  },
  'the progress': {
    markers: marker('progress'),
    async reach(page) {
      const progress = widget(page, 'progress')
      await expect(progress.getByRole('listitem')).toHaveCount(3)
      return progress
    },
  },
  'the choice of a currency': {
    markers: marker('currency-picker'),
    async reach(page) {
      await widget(page, 'currency-picker').getByRole('button').click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
      return widget(page, 'currency-picker')
    },
  },
  'a currency that is awaited': {
    markers: marker('currency-picker'),
    awaited: '**/directory/currency/**',
    async reach(page) {
      await widget(page, 'currency-picker').getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /^Euro/ }).check()
      await dialog.getByRole('button', { name: 'Use EUR' }).click()
      await expect(page.locator('.bzl-spinner').first()).toBeVisible()
      return page.locator('body')
    },
  },
}

async function open(page: Page, shop: Shop, { markers, reach, awaited }: State) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.reset({ items: [{ sku: 'NK-2' }, { sku: 'EA-1' }] })
  if (awaited) await page.route(awaited, () => undefined)
  await openPage(page, { head: FOREIGN + CONFIG + LOADER, body: `<div style="${PAGE}">${markers}</div>` })
  const island = await reach(page)
  if (!awaited) await expect(island.locator('[aria-busy="true"], .bzl-skeleton, .bzl-spinner')).toHaveCount(0)
  return island
}

for (const [what, state] of Object.entries(states)) {
  test(`${what} looks beside each theme's sheet as on a bare page`, async ({ page, shop }) => {
    const island = await open(page, shop, state)
    for (const { name, found } of await changes(island, SHEETS)) expect.soft(found, name).toEqual([])
    if (state.awaited) await expect(island.locator('.bzl-skeleton, .bzl-spinner').first()).toBeVisible()
  })
}

test('the style numbers the steps, for the eye alone', async ({ page, shop }) => {
  const island = await open(page, shop, states['the progress']!)
  const drawn = await island.getByRole('listitem').evaluateAll((items) => {
    const countOf = (counter: string) => Number(/^step (\d+)$/.exec(counter)?.[1])
    let number = countOf(getComputedStyle(items[0]!.parentElement!).counterReset)
    return items.map((item) => {
      number += countOf(getComputedStyle(item).counterIncrement)
      return getComputedStyle(item, '::before').content.replace('counter(step)', `${number}`)
    })
  })
  expect(drawn).toEqual(['1 / ""', '2 / ""', '3 / ""'])
})

test('without our reset every sheet would change the drawer', async ({ page, shop }) => {
  await page.route('**/widgets/base.css', async (route) => {
    const css = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/css', body: css.replace(/all:revert!important;?/g, '') })
  })
  const island = await open(page, shop, states['the drawer']!)
  for (const { name, found } of await changes(island, SHEETS)) expect(found, name).not.toEqual([])
})

test('a theme changes a part in a layer before ours', async ({ page, shop, drawer }) => {
  const guide = readFileSync(new URL('../../demo/guide/looks.md', import.meta.url), 'utf8')
  const recipe = /```css\n(@layer theme, bezel;[\s\S]*?)```/.exec(guide)![1]!
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await openPage(page, { head: `<style>${recipe}</style>${LOADER}`, body: TRIGGER + DRAWER })
  await drawer.open()
  await expect(drawer.checkout).toHaveCSS('border-radius', '24px')
})

test('in Hyvä the drawer has the colours of the theme, but no link that is too light', async ({
  page,
  shop,
  drawer,
}) => {
  const sheet = new URL('../../demo/magento/view/frontend/web/css/hyva.css', import.meta.url)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await openPage(page, {
    head: `<style>${readFileSync(sheet, 'utf8')}</style>${LOADER}`,
    body: TRIGGER + DRAWER,
  })
  await drawer.open()
  await expect(drawer.checkout, 'with Tailwind 3').toHaveCSS('background-color', 'rgb(29, 78, 216)')
  await page.addStyleTag({ content: ':root { --color-primary: #ffd100; --color-on-primary: #000 }' })
  await expect(drawer.checkout).toHaveCSS('background-color', 'rgb(255, 209, 0)')
  const link = drawer.dialog.locator('.bzl-link').first()
  expect(await paintedContrast(page, link), 'a yellow theme').toBeGreaterThan(4.5)
  await page.addStyleTag({ content: 'html { --bezel-color-accent: #7a1f3d; --bezel-color-on-accent: #fff }' })
  await expect(drawer.checkout, 'the merchant’s').toHaveCSS('background-color', 'rgb(122, 31, 61)')
})
