import { addresses, type Typed } from './addresses'
import { expectAccessible } from './accessibility'
import { CheckoutPage } from './checkout'
import { Keyboard } from './keyboard'
import { expect, test } from './shop'

const ITEMS = [{ sku: 'NK-2' }]
const boxInAustin: Typed = { ...addresses.US, street1: 'P.O. Box 12' }
const nowhere: Typed = {
  ...addresses.US,
  country_id: 'BR',
  region_id: 'Acre',
  street1: 'Rua A 1',
  postcode: '01310-100',
}

const tariffInsurance = (checkout: CheckoutPage) =>
  checkout.step.getByRole('checkbox', { name: checkout.text('tariff-insurance.label') })

test('tariff insurance is added, is kept for another delivery, and ends where it is not offered', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS })
  const checkout = new CheckoutPage(page)
  const keyboard = new Keyboard(page)
  await checkout.reachDelivery(addresses.US)
  await expect(tariffInsurance(checkout)).not.toBeChecked()
  const before = (await shop.openCart()).grandTotalMinor
  await keyboard.walkTo(tariffInsurance(checkout))
  await keyboard.press('Space')
  await expect(checkout.root.getByText('Tariff Insurance', { exact: true })).toBeVisible()
  await expect(tariffInsurance(checkout)).toBeChecked()
  await expect(tariffInsurance(checkout)).toBeFocused()
  await keyboard.walkTo(checkout.step.getByText('How the refund works'))
  await keyboard.press('Enter')
  await expect(checkout.step.getByText(checkout.text('tariff-insurance.how.send'))).toBeVisible()
  await expectAccessible(page, 'an tariffInsurance delivery')
  expect((await shop.openCart()).grandTotalMinor).toBeGreaterThan(before)

  await checkout.rate('shipping.method.express').check()
  await expect(checkout.step.getByText(/goes along with the new delivery/)).toBeVisible()
  await checkout.rate('shipping.method.three-day').check()
  await expect(checkout.step.getByText(checkout.text('tariff-insurance.ended'))).toBeVisible()
  await expect(tariffInsurance(checkout)).toHaveCount(0)
  await expect(checkout.root.getByText('Tariff Insurance', { exact: true })).toHaveCount(0)

  await checkout.rate('shipping.method.standard').check()
  await tariffInsurance(checkout).check()
  await expect(checkout.root.getByText('Tariff Insurance', { exact: true })).toBeVisible()
  await page.reload()
  await checkout.expectStep(2)
  await tariffInsurance(checkout).uncheck()
  await expect(checkout.root.getByText('Tariff Insurance', { exact: true })).toHaveCount(0)
  await tariffInsurance(checkout).check()
  await expect(checkout.root.getByText('Tariff Insurance', { exact: true })).toBeVisible()
  await checkout.changeAddress(addresses.NL)
  await expect(checkout.step.getByText(checkout.text('tariff-insurance.ended'))).toBeVisible()
  await expectAccessible(page, 'an insurance that ended')
  const cancelled = (await shop.ledger()).requests.filter(({ path }) => path.endsWith('/cancel'))
  expect(cancelled).toHaveLength(3)
})

test('a delivery and a payment method not offered for the new address are replaced, and a message shows it', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS })
  const checkout = new CheckoutPage(page)
  await checkout.reachDelivery(addresses.JP)
  await checkout.rate('shipping.method.express').check()
  await checkout.finishShipping()
  await checkout.step.getByRole('radio', { name: 'Convenience store' }).check()
  await checkout.changeAddress(boxInAustin)
  await expect(checkout.step.getByText(/^Express is not offered for this address/)).toBeVisible()
  await expect(checkout.rate('shipping.method.express')).toBeDisabled()
  await expect(checkout.rate('shipping.method.standard')).toBeChecked()
  expect(await shop.openCart()).toMatchObject({ rate: { carrier_code: 'tablerate' } })
  await checkout.finishShipping()
  await expect(
    checkout.step.getByText('Convenience store is no longer offered for this order.', { exact: false }),
  ).toBeVisible()
  await expectAccessible(page, 'a way to pay that is gone')
})

test('an address is estimated and saved once each, and no other request is needed for what it costs', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  const count = async (pattern: RegExp, inBody = '') =>
    (await shop.ledger()).requests.filter(
      ({ method, path, body }) => pattern.test(`${method} ${path}`) && body.includes(inBody),
    ).length
  const counts = async ({ street1 }: Typed) => [
    await count(/estimate-shipping-methods/, `["${street1}"]`),
    await count(/POST .*shipping-information/, `["${street1}"]`),
    await count(/GET .*(payment-information|totals)|cart\/items/),
  ]
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  expect(await counts(addresses.US)).toEqual([expect.any(Number), 0, 0])
  await checkout.finishAddress()
  await page.waitForLoadState('networkidle')
  expect(await counts(addresses.US)).toEqual([1, 1, 0])
  await checkout.rate('shipping.method.express').check()
  await checkout.finishShipping()
  await checkout.changeAddress(boxInAustin)
  await expect(
    checkout.step.getByText('Express is not offered for this address.', { exact: false }),
  ).toBeVisible()
  await expect(checkout.rate('shipping.method.express')).toBeDisabled()
  await expect(checkout.step.getByText('Not available for P.O. Box addresses')).toHaveCount(2)
  await expectAccessible(page, 'deliveries that cannot be had')
  await page.waitForLoadState('networkidle')
  expect(await count(/POST .*shipping-information/)).toBe(3)
  expect(await counts(boxInAustin)).toEqual([1, 1, 0])
})

test('where nothing is delivered, a message shows it and leads back to the address', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [...ITEMS, { sku: 'GV-50' }] })
  const checkout = new CheckoutPage(page)
  await checkout.reachDelivery(nowhere)
  await expect(checkout.step.getByText(checkout.text('shipping.none'))).toBeVisible()
  await expectAccessible(page, 'no delivery')
  await checkout.button('shipping.none.change').click()
  await checkout.expectStep(1)
  await expect(checkout.field('street1')).toHaveValue('Rua A 1')
  await checkout.fillAddress(addresses.NL)
  await checkout.finishAddress()
  await expect(checkout.step.getByText(/^Expected /)).toHaveCount(3)
  await checkout.finishShipping()
})

test('a guest enters another billing address by keyboard, and both addresses are there after a reload', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'ada@gmial.com')
  await checkout.root.getByRole('button', { name: 'Did you mean ada@gmail.com?' }).click()
  await expect(checkout.field('email')).toHaveValue('ada@gmail.com')
  await checkout.root.getByRole('checkbox', { name: checkout.text('address.same') }).uncheck()
  const billing = checkout.root.getByRole('form', { name: checkout.text('address.billing') })
  const { country_id, ...typed } = addresses.NL
  await billing.locator('[name="country_id"]').selectOption(country_id)
  for (const [name, value] of Object.entries(typed)) await billing.locator(`[name="${name}"]`).fill(value)
  await expect(billing.locator('[name="postcode"]')).toHaveAttribute('autocomplete', 'billing postal-code')
  await shop.injectFault({
    match: 'POST *shipping-information',
    nth: 1,
    fault: { kind: 'status', status: 400, body: { message: 'Invalid value for State/Province' } },
  })
  await billing.locator('[name="telephone"]').press('Enter')
  await expect(checkout.field('region_id').first()).toBeFocused()
  await expect(checkout.step.getByText('Invalid value for State/Province').first()).toBeVisible()
  await expectAccessible(page, 'a refused region')
  await billing.locator('[name="telephone"]').press('Enter')
  await checkout.expectStep(2)
  await page.reload()
  await checkout.expectStep(2)
  const { shippingAddress, billingAddress } = await shop.openCart()
  expect([shippingAddress!.city, billingAddress!.city]).toEqual(['Austin', 'Amsterdam'])
  await page.goBack()
  await checkout.expectStep(1)
  await expect(billing.locator('[name="street1"]')).toHaveValue(addresses.NL.street1)
})

test('a customer adds an address during checkout, and a cart of vouchers needs no delivery', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS, customer: 'ann@example.com' })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.step.getByRole('button', { name: 'Add a new address' }).click()
  await checkout.button('save').click()
  await expect(checkout.step.getByRole('group', { name: 'Please check these fields' })).toBeFocused()
  await checkout.fillAddress(addresses.FR)
  await checkout.button('save').click()
  await expect(checkout.step.getByRole('radio', { name: /rue de la Paix/ })).toBeChecked()
  await checkout.step.getByRole('checkbox', { name: checkout.text('address.same') }).uncheck()
  const billing = checkout.step.getByRole('group', { name: checkout.text('address.choose.virtual') })
  await billing.getByRole('radio', { name: /Prinsengracht/ }).check()
  await checkout.button('address.deliver').click()
  await checkout.expectStep(2)
  const addressed = { shippingAddress: { city: 'Paris' }, billingAddress: { city: 'Amsterdam' } }
  expect(await shop.openCart()).toMatchObject(addressed)

  await shop.reset({ items: [{ sku: 'GV-50' }], customer: 'ann@example.com' })
  await page.evaluate(() => sessionStorage.clear())
  await checkout.open()
  await expect(checkout.root.getByRole('heading', { name: 'Delivery' })).toHaveCount(0)
  await checkout.step.getByRole('radio', { name: /Prinsengracht/ }).check()
  await expectAccessible(page, 'a voucher to bill')
  await checkout.button('address.use').click()
  await checkout.expectStep(2)
  await page.reload()
  await checkout.expectStep(2)
  await expect(checkout.step.getByRole('heading', { name: 'Payment' })).toBeVisible()
})
