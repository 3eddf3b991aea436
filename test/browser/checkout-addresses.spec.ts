import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]

test('a guest enters another billing address by keyboard, and both addresses are there after a reload', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: ITEMS })
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'ada@gmial.com')
  await checkout.root.getByRole('button', { name: 'Did you mean ada@gmail.com?' }).click()
  await expect(checkout.field('email')).toHaveValue('ada@gmail.com')
  await checkout.root.getByRole('checkbox', { name: checkout.text('address.same') }).uncheck()
  const billing = checkout.root.getByRole('form', { name: checkout.text('step.billing_address') })
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
  checkout,
}) => {
  await shop.reset({ items: ITEMS, customer: 'ann@example.com' })
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
