import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { expectSuccessPage, ordersSent, type PaymentCheckout } from './payment-page.ts'
import { expect, test } from './shop.ts'

const items = [{ sku: 'NK-2' }]
const extensions = 'order-comment,delivery-date,po-number,newsletter-opt-in'

/** The first day after so many days from now that is, or is not, a Sunday. */
function day(from: number, isSunday: boolean): string {
  const date = new Date(Date.now() + from * 86_400_000)
  while ((date.getUTCDay() === 0) !== isSunday) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

async function reachReview(checkout: PaymentCheckout, customer?: string) {
  await checkout.page.goto(`/?extensions=${extensions}`)
  await checkout.walkToPayment(addresses.US, customer)
  await checkout.choose('Check / Money order')
  await checkout.review()
}

test('a guest’s order takes the page’s own fields along, checked by page and shop', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  tolerance.expectedErrors.push(/400/)
  await shop.reset({ items })
  await reachReview(checkout)
  const { step } = checkout
  const number = step.getByLabel(/^Purchase order number/)
  const date = step.getByLabel(/^Deliver on/)
  const comment = step.getByLabel(/^Comment on your order/)
  await checkout.placeButton.click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(/required/)
  await expectAccessible(page, 'fields of the page’s own')

  await number.fill('PO-7')
  await comment.fill('Ring twice, or call 5125550100')
  await date.fill(day(3, true))
  await step.getByLabel('Send me the newsletter').check()
  await checkout.placeButton.click()
  await expect(comment).toBeFocused()
  await expect(comment).toHaveAccessibleDescription('Please leave numbers out of this.')
  await comment.fill('Ring twice')
  await checkout.placeButton.click()
  await expect(date).toBeFocused()
  await expect(date).toHaveAccessibleDescription(/^Nobody delivers on a Sunday\./)
  expect(await ordersSent(shop)).toEqual([])

  await page.reload()
  await checkout.expectStep(3)
  await checkout.choose('Check / Money order')
  await checkout.review()
  await expect(comment).toHaveValue('Ring twice')
  await expect(number).toHaveValue('PO-7')
  const good = day(3, false)
  await date.fill(good)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  const { orders } = await shop.ledger()
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({
    fields: { order_comment: 'Ring twice' },
    extension_attributes: { delivery_date: good },
    payment: { extension_attributes: { po_number: 'PO-7', newsletter: true } },
  })
})

test('a customer enters a field of an address, which goes into the order and the book', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items, customer: 'bea@example.com' })
  await page.goto('/?extensions=fiscal-code')
  await checkout.open()
  await checkout.fillAddress(addresses.IT)
  await checkout.button('step.continue').click()
  const code = checkout.field('codice_fiscale')
  await expect(code).toBeFocused()
  await code.fill('RSSMRA85T10A562S')
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.choose('Bank Transfer Payment')
  await checkout.review()
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  const [order] = (await shop.ledger()).orders
  expect(order!.shippingAddress).toMatchObject({
    custom_attributes: [{ attribute_code: 'codice_fiscale', value: 'RSSMRA85T10A562S' }],
  })
})
