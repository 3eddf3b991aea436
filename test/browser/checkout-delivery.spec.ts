import { addresses, type Typed } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import type { CheckoutPage } from './checkout.ts'
import { Keyboard } from './keyboard.ts'
import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'

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
  checkout,
}) => {
  await shop.reset({ items: ITEMS })
  const keyboard = new Keyboard(page)
  await checkout.walkToDelivery(addresses.US)
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
  await expect(checkout.step.getByText(/now covers the new delivery/)).toBeVisible()
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
  checkout,
}) => {
  await shop.reset({ items: ITEMS })
  await checkout.walkToDelivery(addresses.JP)
  await checkout.rate('shipping.method.express').check()
  await checkout.finishShipping()
  await checkout.step.getByRole('radio', { name: 'Convenience store' }).check()
  await checkout.changeAddress(boxInAustin)
  await expect(checkout.step.getByText(/^Express is no longer available for this order/)).toBeVisible()
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
  checkout,
}) => {
  await shop.reset({ items: ITEMS })
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
  await whenQuiet(page)
  expect(await counts(addresses.US)).toEqual([1, 1, 0])
  await checkout.rate('shipping.method.express').check()
  await checkout.finishShipping()
  await checkout.changeAddress(boxInAustin)
  await expect(
    checkout.step.getByText('Express is no longer available for this order,', { exact: false }),
  ).toBeVisible()
  await expect(checkout.rate('shipping.method.express')).toBeDisabled()
  await expect(checkout.step.getByText('Not available for P.O. Box addresses')).toHaveCount(2)
  await expectAccessible(page, 'deliveries that cannot be had')
  await whenQuiet(page)
  expect(await count(/POST .*shipping-information/)).toBe(3)
  expect(await counts(boxInAustin)).toEqual([1, 1, 0])
})

test('where nothing is delivered, a message shows it and leads back to the address', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [...ITEMS, { sku: 'GV-50' }] })
  await checkout.walkToDelivery(nowhere)
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
