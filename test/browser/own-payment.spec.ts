import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { expectSuccessPage, ordersSent } from './payment-page.ts'
import { expect, test } from './shop.ts'

const items = [{ sku: 'NK-2' }]
const guard = {
  kind: 'status',
  status: 400,
  body: { message: 'This pouch belongs to %name.', parameters: { name: 'Bo' } },
}

test('a way to pay of the page, with a form of its own, buys like ours', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  tolerance.expectedErrors.push(/400/)
  await shop.reset({ items })
  await page.goto('/?extensions=pebbles')
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Pebbles')
  const pouch = checkout.step.getByLabel('Number of your pouch')
  await checkout.button('payment.continue').click()
  await expect(pouch).toBeFocused()
  await expect(pouch).toHaveAccessibleDescription('A pouch has four digits.')
  await expectAccessible(page, 'a form of the page’s own')

  await pouch.fill('0000')
  await checkout.review()
  await checkout.placeButton.click()
  await expect(page.getByRole('alertdialog')).toContainText('This pouch is empty.')
  await page.getByRole('button', { name: 'OK' }).click()
  await checkout.expectBackAtPayment()
  await expect(pouch).toHaveValue('0000')
  expect(await ordersSent(shop)).toEqual([])

  await pouch.fill('1234')
  await checkout.review()
  await shop.injectFault({ match: 'POST *payment-information', times: 1, fault: guard })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText('This pouch belongs to Bo.')).toBeVisible()
  const owed = await shop.cartTotal()
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  const [order, ...others] = (await shop.ledger()).orders
  expect(others).toEqual([])
  expect(order).toMatchObject({
    method: 'pebbles',
    grandTotal: owed,
    payment: { additional_data: { pouch: '1234', pebbles: String(owed) } },
  })
})

test('the fields of another card provider refuse a card, ask for the bank, and pay one order with one authorisation', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  tolerance.expectedErrors.push(/400/)
  await shop.reset({ items })
  await page.goto('/?extensions=hosted-card')
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Card by another provider')
  const number = checkout.step.getByLabel('Card number')
  await checkout.button('payment.continue').click()
  await expect(checkout.step.getByText('Your card number is incomplete.')).toBeVisible()
  await number.fill('4000 0000 0000 0002')
  await checkout.review()
  await checkout.placeButton.click()
  await expect(page.getByRole('alertdialog')).toContainText('Your card was declined.')
  await page.getByRole('button', { name: 'OK' }).click()
  await checkout.expectBackAtPayment()
  expect(await ordersSent(shop)).toEqual([])

  await number.fill('4000 0000 0000 3220')
  await checkout.review()
  await shop.injectFault({ match: 'POST *payment-information', times: 1, fault: guard })
  await checkout.placeButton.click()
  await page.getByRole('dialog', { name: 'Your bank' }).getByRole('button', { name: 'It is me' }).click()
  await expect(checkout.step.getByText('This pouch belongs to Bo.')).toBeVisible()
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  expect((await shop.ledger()).orders).toMatchObject([{ method: 'hosted_card', grandTotal: owed }])
  const sent = (await ordersSent(shop)).map(({ body }) => /pi_\w+/.exec(body)?.[0])
  expect([sent.length, new Set(sent).size]).toEqual([2, 1])
})

test('without it nothing of it is on the page', async ({ shop, checkout }) => {
  await shop.reset({ items })
  await checkout.reachPayment(addresses.US)
  await expect(checkout.method('Check / Money order')).toBeVisible()
  await expect(checkout.method('Pebbles')).toHaveCount(0)
})
