import { addresses } from './addresses.ts'
import { cards, CheckoutPage } from './checkout.ts'
import { Drawer } from './drawer.ts'
import { enlargeText, expectReflow, spaceText } from './reflow.ts'
import { readThrough } from './rest.ts'
import { expect, test } from './shop.ts'

const ITEMS = [
  { sku: 'NN-1', options: { 5: 'Annabelle & Bo', 6: '22' }, qty: 2 },
  { sku: 'NK-2' },
  { sku: 'GV-50' },
]

const PAGES = [
  { path: '/' },
  { path: '/checkout/cart' },
  { path: '/wishlist' },
  { path: '/customer/account', customer: 'ann@example.com' },
  { path: '/customer/account/login' },
  { path: '/checkout/onepage/result?resultCode=Refused' },
]

const SCREENS = {
  320: ['en', 'ja'],
  390: ['de'],
  // Two columns of ordinary text.
  1024: ['pl'],
}

async function expectWholeDrawerScrolls(drawer: Drawer) {
  await drawer.open()
  await expect(drawer.items).toHaveCount(3)
  await expect(drawer.total).toHaveText(/\d/)
  await expectReflow(drawer.page, 'the drawer')
  await expect(drawer.items.first()).toBeInViewport()
  await drawer.checkout.scrollIntoViewIfNeeded()
  await expect(drawer.items.first()).not.toBeInViewport()
}

for (const [size, locales] of Object.entries(SCREENS)) {
  const width = Number(size)
  for (const locale of locales) {
    test(`text of twice the size reflows at ${width} px in ${locale}`, async ({ page, shop }) => {
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      await enlargeText(page)
      for (const { path, customer } of PAGES) {
        await shop.reset({ items: ITEMS, locale, customer })
        await page.goto(path)
        await readThrough(page)
        await expectReflow(page, path)
        if (path === '/') await expectWholeDrawerScrolls(new Drawer(page, locale))
      }
      await shop.reset({ items: ITEMS, locale, country: 'US' })
      const checkout = new CheckoutPage(page, locale)
      await checkout.open()
      await checkout.fillAddress(addresses.US, 'ada@example.com')
      await expectReflow(page, 'the address')
      await checkout.finishAddress()
      await expectReflow(page, 'the delivery')
      await checkout.finishShipping()
      await expect(checkout.cardField('SecurityCode')).toBeVisible()
      await expectReflow(page, 'the payment')
      // A line that stays above the step would take a third of a phone.
      if (width < 1000) await expect(checkout.root.getByRole('complementary')).not.toBeInViewport()
      await checkout.finishPayment(cards.good)
      await expectReflow(page, 'the review')
    })
  }
}

test('what a customer may use and earn stays in the window in Japanese of twice the size', async ({
  page,
  shop,
}) => {
  await enlargeText(page)
  await shop.reset({ items: ITEMS, locale: 'ja', customer: 'ann@example.com' })
  for (const [width, path, part] of [
    [320, '/checkout/cart', '.bzl-discounts__earn'],
    [390, '/checkout/cart', '.bzl-discounts__earn'],
    [390, '/checkout', '[aria-current="step"]'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await expect(page.locator(part)).toBeVisible()
    await readThrough(page)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(beyond, `${path} at ${width} px`).toBeLessThan(2)
  }
})

for (const [width, locale] of [
  [430, 'de'],
  [1024, 'pl'],
] as const) {
  test(`text as far apart as a reader may want reflows at ${width} px in ${locale}`, async ({
    page,
    shop,
    drawer,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await spaceText(page)
    await shop.reset({ items: ITEMS, locale, country: 'US' })
    await page.goto('/checkout/cart')
    await readThrough(page)
    await expect(page.locator('.bzl-cart__title')).not.toHaveCSS('letter-spacing', 'normal')
    await expectReflow(page, 'the cart')
    const checkout = new CheckoutPage(page, locale)
    await checkout.open()
    await checkout.button('step.continue').click()
    await expect(checkout.root.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectReflow(page, 'fields with errors')
    await page.goto('/')
    await drawer.open()
    await expect(drawer.total).toHaveText(/\d/)
    await expectReflow(page, 'the drawer')
  })
}
