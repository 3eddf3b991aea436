import { addresses } from './addresses.ts'
import { cards, type CheckoutPage } from './checkout.ts'
import {
  greedy,
  libraries,
  natives,
  prototype,
  swapBody,
  theirs,
  translate,
  withoutCards,
} from './hostile-page.ts'
import { DRAWER, collectWarnings, LOADER, openPage, type Parts } from './host-page.ts'
import { PaymentCheckout } from './payment-page.ts'
import { expect, type Shop, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]

/** Goes from the address to the success page, and expects one order for what the cart came to. */
async function buyByCard(shop: Shop, checkout: CheckoutPage) {
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.finishPayment(cards.good)
  const owed = await shop.cartTotal()
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await shop.expectOneOrder(owed!, 'USD')
}

for (const theme of ['bare', 'hostile', 'requirejs', 'native']) {
  test(`a purchase completes in the ${theme} theme of the demo`, async ({ page, shop, drawer, checkout }) => {
    await shop.reset({ items: ITEMS })
    await page.goto(`/settings/theme/${theme}?back=/`)
    // In the hostile theme other elements cover the header, so a pointer cannot reach it.
    await page.locator('#minicart').focus()
    await page.keyboard.press('Enter')
    await expect(drawer.items).toHaveCount(1)
    await drawer.more(drawer.items.first()).click()
    await expect(drawer.total).toHaveText('$128.00')
    await expect(page.locator('[data-bezel-count]')).toHaveText('2')
    await drawer.checkout.click()
    await checkout.expectStep(1)
    await buyByCard(shop, checkout)
  })
}

for (const [name, script] of Object.entries(libraries)) {
  test(`a purchase completes on a page with ${name}`, async ({ page, shop, checkout }) => {
    await shop.reset({ items: ITEMS })
    await openPage(page, { head: script + LOADER, body: '<div data-widget="checkout"></div>' })
    await buyByCard(shop, checkout)
  })
}

for (const [name, script] of Object.entries(withoutCards)) {
  test(`on a page with ${name} the card form says that it cannot come, and all else works up to an order`, async ({
    page,
    shop,
    drawer,
    tolerance,
  }) => {
    // The card provider's own code throws it.
    tolerance.expectedErrors.push(/Cannot read properties of undefined|Bezel: card form failed/)
    await shop.reset({ items: ITEMS })
    const checkout = new PaymentCheckout(page)
    await openPage(page, { head: script + LOADER, body: `${DRAWER}<div data-widget="checkout"></div>` })
    await drawer.open()
    await drawer.more(drawer.items.first()).click()
    await expect(drawer.total).toHaveText('$128.00')
    await page.keyboard.press('Escape')
    await checkout.fillAddress(addresses.US, 'ada@example.com')
    await checkout.finishAddress()
    await checkout.finishShipping()
    await expect(checkout.step.getByText(checkout.text('card.blocked'))).toBeVisible({ timeout: 12_000 })
    const owed = await shop.cartTotal()
    await checkout.payOtherwise()
    const { orders } = await shop.ledger()
    expect(orders.map(({ method, grandTotal }) => [method, grandTotal])).toEqual([['checkmo', owed]])
  })
}

const DEBUG = '<script type="application/json" id="bezel-config">{"debug":true}</script>'
const BODY = `${DRAWER}<div data-widget="checkout"></div><div data-widget="confirm-dialog"></div>`

const hosts: Record<string, Parts> = {
  'bends lists, replaces natives and runs a Preact of its own': { head: prototype + natives + theirs },
  'is in quirks mode, reads from right to left and takes keys away': {
    doctype: '',
    attributes: 'lang="en" dir="rtl"',
    head: `<style>* { all: unset !important } html { font-size: 10px }</style>${greedy}`,
  },
}

for (const [what, { head, ...parts }] of Object.entries(hosts)) {
  test(`a purchase completes, with a replaced body and a translator, on a page that ${what}`, async ({
    page,
    shop,
    drawer,
    checkout,
  }) => {
    await shop.reset({ items: ITEMS })
    const warnings = collectWarnings(page)
    await openPage(page, { ...parts, head: DEBUG + head + LOADER, body: BODY })
    await expect
      .poll(() => warnings)
      .toContain('Bezel: cart-drawer waits for a pointer, key or click on it or on #minicart')
    await drawer.open()
    await drawer.more(drawer.items.first()).click()
    await expect(drawer.total).toHaveText('$128.00')
    await page.keyboard.press('Escape')
    await checkout.fillAddress(addresses.US, 'ada@example.com')
    await page.reload()
    await expect(checkout.field('street1')).toHaveValue(addresses.US.street1)
    await checkout.finishAddress()
    await swapBody(page, BODY)
    await checkout.expectStep(2)
    await translate(page)
    await checkout.finishShipping()
    await translate(page)
    await checkout.finishPayment(cards.good)
    await translate(page)
    const owed = await shop.cartTotal()
    await checkout.placeButton.click()
    await checkout.expectSuccess()
    await expect(page.getByRole('list', { name: 'Your items' })).toContainText('Moon Pendant')
    await shop.expectOneOrder(owed!, 'USD')
  })
}
