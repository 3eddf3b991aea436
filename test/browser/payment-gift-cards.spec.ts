import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { cards } from './checkout.ts'
import { expectSuccessPage, ordersSent } from './payment-page.ts'
import { expect, test } from './shop.ts'

/** The demo's provider has 20.00 on the first one and 50.00 on the other. */
const GIFT_CARD = '6036280000000000018'
const OTHER = '6036280000000000026'

test('a guest removes a gift card, loses it to a refusal, pays part by another and the rest by card, and gives once', async ({
  page,
  shop,
  checkout,
  tolerance,
}) => {
  // A wrong code is an error of the shop.
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset({ items: [{ sku: 'NK-2' }], settings: { payment: 'module-extras' } })
  await checkout.reachPayment(addresses.US)
  const total = (await shop.cartTotal())!
  const text = (units: number) => (units / 100).toFixed(2)

  const apply = checkout.step.getByRole('button', { name: 'Redeem', exact: true })
  const redeem = async (code: string, number = GIFT_CARD) => {
    await checkout.cardField('CardNumber').fill(number)
    await checkout.cardField('SecurityCode').fill(code)
    await apply.click()
  }
  await checkout.type(/^Gift card/).click()
  await expect(checkout.cardField('SecurityCode')).toBeVisible()
  await redeem('111')
  await expect(checkout.step.getByText('we have no gift card with this number')).toBeVisible()
  await redeem('737')
  const added = checkout.step.getByRole('group', { name: 'Gift cards' })
  await expect(added).toBeFocused()
  await expect(added).toContainText(`Left to pay: $${text(total - 2000)}`)
  await expectAccessible(page, 'a gift card')
  await added.getByRole('button', { name: /^Remove/ }).click()
  await expect(added).toBeFocused()
  await expect(added).not.toContainText('$')

  await checkout.type(/^Gift card/).click()
  await expect(checkout.cardField('SecurityCode')).toBeVisible()
  await redeem('737')
  await expect(added).toContainText(`Left to pay: $${text(total - 2000)}`)

  const noteBeside = checkout.root.getByText(`$${text(total - 2000)} is left for your other way to pay.`)
  await checkout.finishPayment(cards.refused)
  await expect(noteBeside).toBeVisible()
  await checkout.placeButton.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await checkout.expectStep(3)
  await expect(added).toContainText('your gift cards were taken off')
  await checkout.type(/^Gift card/).click()
  await expect(checkout.cardField('SecurityCode')).toBeVisible()
  await redeem('737', OTHER)
  await expect(added).toContainText(`Left to pay: $${text(total - 5000)}`)

  await checkout.finishPayment(cards.good)
  expect(await checkout.expectAmountInButton(shop)).toBe(total)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  const { orders, charges } = await shop.ledger()
  expect(orders).toMatchObject([{ state: 'placed', method: 'adyen_cc', grandTotal: total }])
  expect(charges).toMatchObject([{ value: 5000, giftCard: '0026' }, { value: total - 5000 }])
  expect(await ordersSent(shop)).toHaveLength(2)

  await expect(page.getByRole('img', { name: 'Clear Rivers' })).toHaveJSProperty('naturalWidth', 48)
  await page.getByText('$2.00', { exact: true }).click()
  await expectAccessible(page, 'a donation')
  await page.getByRole('button', { name: 'Donate' }).click()
  await expect(page.locator('p:focus')).toHaveText('Thank you. Your donation has arrived.')
  expect((await shop.ledger()).donations).toMatchObject([{ orderId: orders[0]!.id, value: 200 }])
})
