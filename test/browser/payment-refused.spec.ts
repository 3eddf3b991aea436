import { addresses } from './addresses.ts'
import { expectSuccessPage, ordersSent } from './payment-page.ts'
import { expect, type Shop, test } from './shop.ts'
import { MX, MY } from './redirect-methods.ts'

const BEA = 'bea@example.com'
const REFUSAL = 'Sold out: <b>Moon</b>'
const STORE = 'Convenience store'
const CHECK = 'Check / Money order'
const TRANSFER = 'Bank Transfer Payment'
const AT_THE_DOOR = 'Cash On Delivery'
const ON_ITS_PAGE = 'Card on our bank’s page'

/** A fault by which the shop refuses every order. */
const refuse = (shop: Shop) =>
  shop.injectFault({
    match: 'POST *payment-information',
    fault: { kind: 'status', status: 400, body: { message: 'Sold out: %1', parameters: ['<b>Moon</b>'] } },
  })

const chains = [
  {
    who: 'a guest',
    currency: 'JPY',
    address: addresses.JP,
    refused: [STORE, ON_ITS_PAGE, AT_THE_DOOR, TRANSFER, CHECK],
    pays: AT_THE_DOOR,
    code: 'cashondelivery',
    instructions: 'Please have the amount ready in cash for the courier.',
  },
  {
    who: 'a customer',
    customer: BEA,
    currency: 'KWD',
    address: addresses.KW,
    refused: [ON_ITS_PAGE, TRANSFER, CHECK, AT_THE_DOOR],
    pays: AT_THE_DOOR,
    code: 'cashondelivery',
    instructions: 'Please have the amount ready in cash for the courier.',
  },
  {
    who: 'a guest',
    currency: 'MYR',
    address: MY,
    refused: ['Atome'],
    pays: TRANSFER,
    code: 'banktransfer',
    instructions: 'Please name your order number.',
  },
  {
    who: 'a customer',
    customer: BEA,
    currency: 'MXN',
    address: MX,
    refused: ['OXXO'],
    pays: TRANSFER,
    code: 'banktransfer',
    instructions: 'Please name your order number.',
  },
]

for (const { who, customer, currency, address, refused, pays, code, instructions } of chains)
  test(`${who} whose order the shop refuses sees why, tries ${refused.join(', ')}, and orders by ${pays} in ${currency}`, async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.reset({ customer, items: [{ sku: 'NK-2' }], currency, country: address.country_id })
    const { placeButton, step } = checkout
    await checkout.reachPayment(address, customer)
    const owed = await shop.cartTotal()
    await refuse(shop)
    for (const title of refused) {
      await checkout.choose(title)
      if (title === STORE) await expect(checkout.field('phone')).toHaveValue(address.telephone)
      await checkout.review()
      await placeButton.click()
      await expect(step.getByText(REFUSAL), title).toBeVisible()
      await expect(placeButton, title).toHaveAttribute('aria-disabled', 'false')
      await checkout.changePayment()
    }
    await shop.clearFaults()
    await checkout.choose(pays)
    await expect(step.getByText(instructions)).toBeVisible()
    await checkout.review()
    await checkout.expectAmountInButton(shop)
    await placeButton.click()
    await expectSuccessPage(page)
    const { orders, charges } = await shop.ledger()
    expect(orders).toMatchObject([{ method: code, state: 'placed', grandTotal: owed, currency }])
    expect([charges, (await ordersSent(shop)).length]).toEqual([[], refused.length + 1])
  })

test('a customer refused with nothing to pay removes the coupon, is refused with the saved card, and orders by check', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ customer: 'ann@example.com', items: [{ sku: 'NK-2' }] })
  const { placeButton, step, panel } = checkout
  await checkout.returnToPayment()
  await panel.getByRole('button', { name: 'Have a code?' }).click()
  await panel.getByRole('textbox', { name: 'Coupon code' }).fill('GRATIS')
  await panel.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await expect(checkout.method(checkout.text('payment.free'))).toBeChecked()
  await checkout.review()
  await refuse(shop)
  await placeButton.click()
  await expect(step.getByText(REFUSAL)).toBeVisible()

  await panel.getByRole('button', { name: /^Remove coupon/ }).click()
  await checkout.expectTotalOf(shop, 'nothing off')
  await checkout.expectStep(3)
  await checkout.choose('Card')
  await checkout.fillStoredCard()
  await checkout.review()
  await placeButton.click()
  const modal = page.getByRole('alertdialog')
  await expect(modal).toContainText(REFUSAL)
  await modal.getByRole('button', { name: 'OK' }).click()
  await shop.clearFaults()
  await checkout.changePayment()
  await checkout.payOtherwise()
  const { orders, charges } = await shop.ledger()
  expect([orders.map(({ method }) => method), charges]).toEqual([['checkmo'], []])
})
