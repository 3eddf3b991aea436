import { expectAccessible } from './accessibility.ts'
import { addresses, type Typed } from './addresses.ts'
import { expectSuccessPage, PaymentCheckout } from './payment-page.ts'
import { expect, type Shop, test } from './shop.ts'
import type { Page } from 'playwright/test'

const ITEMS = [{ sku: 'NK-2' }]
const { NL } = addresses
const BELGIUM = { ...NL, country_id: 'BE', postcode: '2000', city: 'Antwerpen', region_id: 'Antwerpen' }

async function reachPayment(page: Page, shop: Shop, address: Typed): Promise<PaymentCheckout> {
  await shop.reset({ items: ITEMS, currency: 'EUR', country: address.country_id })
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(address)
  return checkout
}

async function place(checkout: PaymentCheckout, shop: Shop): Promise<number> {
  await checkout.review()
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  return owed
}

test('BLIK: the page waits until the payment is confirmed in the app', async ({ page, shop }) => {
  const checkout = await reachPayment(page, shop, addresses.PL)
  await checkout.type(/BLIK/).click()
  await checkout.step.getByRole('textbox', { name: /BLIK|6-digit/ }).fill('777123')
  const owed = await place(checkout, shop)
  await expect(checkout.root.getByRole('heading', { name: 'Confirm the payment in your app' })).toBeFocused()
  await expectSuccessPage(page)
  await shop.expectOneOrder(owed, 'EUR')
})

test('Bancontact: a card without a security code', async ({ page, shop }) => {
  const checkout = await reachPayment(page, shop, BELGIUM)
  await checkout.type(/Bancontact/).click()
  await expect(checkout.root.locator('.loading-input__form--loading')).toHaveCount(0)
  await checkout.cardField('CardNumber').fill('6703444444444449')
  await checkout.cardField('ExpiryDate').fill('0330')
  const owed = await place(checkout, shop)
  await expectSuccessPage(page)
  await shop.expectOneOrder(owed, 'EUR')
})

test('Swish: the code is shown until it is paid', async ({ page, shop }) => {
  const checkout = await reachPayment(page, shop, addresses.SE)
  await checkout.type(/Swish/).click()
  const owed = await place(checkout, shop)
  await expect(checkout.root.getByRole('heading', { name: 'Scan the code to pay' })).toBeFocused()
  await expect(page.locator('img[src*="barcode.png"]')).toBeVisible()
  await expectSuccessPage(page)
  await shop.expectOneOrder(owed, 'EUR')
})

for (const { name, address, heading, shows, fill } of [
  {
    name: 'BLIK',
    address: addresses.PL,
    heading: 'Confirm the payment in your app',
    shows: '.adyen-checkout__await',
    fill: '777123',
  },
  {
    name: 'Swish',
    address: addresses.SE,
    heading: 'Scan the code to pay',
    shows: 'img[src*="barcode.png"]',
  },
]) {
  test(`${name}: a reload shows again what is left to do, and the payment goes through`, async ({
    page,
    shop,
  }) => {
    const checkout = await reachPayment(page, shop, address)
    await checkout.type(new RegExp(name)).click()
    if (fill) await checkout.step.getByRole('textbox', { name: /BLIK|6-digit/ }).fill(fill)
    await page.route('**/PaymentInitiation/v1/status*', (route) =>
      route.fulfill({ json: { type: 'pending', resultCode: 'pending' } }),
    )
    const owed = await place(checkout, shop)
    await expect(checkout.root.getByRole('heading', { name: heading })).toBeFocused()
    await page.reload()
    await expect(checkout.root.getByRole('heading', { name: heading })).toBeFocused()
    await expect(page.locator(shows).first()).toBeVisible()
    await expectAccessible(page, `${name} after a reload`)
    await page.unroute('**/PaymentInitiation/v1/status*')
    await expectSuccessPage(page)
    await shop.expectOneOrder(owed, 'EUR')
  })
}

test('a card a customer has kept is there next time', async ({ page, shop, checkout }) => {
  const customer = 'bea@example.com'
  await shop.reset({ customer, items: ITEMS, currency: 'EUR', country: 'NL' })
  await checkout.reachPayment(NL, customer)
  await checkout.type(/^Cards/).click()
  await checkout.fillCard('5555444433331111')
  await checkout.step.getByText('Save for my next payment').click()
  const owed = await place(checkout, shop)
  await expectSuccessPage(page)
  await shop.expectOneOrder(owed, 'EUR')
  await shop.addFromProductPage('moon-pendant')
  await checkout.open()
  await checkout.button('address.deliver').click()
  await checkout.expectStep(2)
  await checkout.finishShipping()
  await expect(checkout.type(/1111.*|Mastercard/).first()).toBeVisible()
})
