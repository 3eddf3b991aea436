import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { cards } from './checkout.ts'
import { expectSuccessPage, ordersSent } from './payment-page.ts'
import { expect, test } from './shop.ts'

const PENDANT = { sku: 'NK-2' }
const { NL } = addresses
const PORTUGAL = { ...NL, country_id: 'PT', postcode: '1100-148', city: 'Lisboa', region_id: 'Lisboa' }

/** The two contracts by which a shop may talk to its card provider, and Magento's method codes in each. */
const contracts = [
  {
    by: 'the specification',
    payment: 'extension',
    codes: { card: 'adyen_hpp', stored: 'adyen_hpp', klarna: 'adyen_hpp', multibanco: 'adyen_hpp' },
    cancelled: { at: /\/onepage\/result/, says: 'You cancelled the payment' },
  },
  {
    by: 'the official module',
    payment: 'module',
    codes: {
      card: 'adyen_cc',
      stored: 'adyen_cc_vault',
      klarna: 'adyen_klarna',
      multibanco: 'adyen_multibanco',
    },
    cancelled: { at: /\/checkout\/cart/, says: 'Your payment failed, Please try again later' },
  },
]

for (const { by, payment, codes, cancelled } of contracts) {
  const settings = { payment }

  test(`by ${by}, a guest whose card is refused keeps the cart, and answers the bank after reloads`, async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.reset({ items: [PENDANT], settings })
    await checkout.reachReview(addresses.US, cards.refused)
    await checkout.placeButton.click()
    const modal = page.getByRole('alertdialog', { name: 'The payment is REFUSED.' })
    await modal.getByRole('button', { name: 'OK' }).click()
    await checkout.expectStep(3)
    await expect(checkout.step.locator(':focus')).toContainText('The payment is REFUSED.')
    await expect(checkout.step.locator(':focus')).toBeInViewport()
    await expect(checkout.placeButton).toHaveCount(0)

    await checkout.finishPayment(cards.challenged)
    await expect(checkout.root.getByText('The payment is REFUSED.')).toBeHidden()
    const owed = await checkout.expectAmountInButton(shop)
    await checkout.placeButton.click()
    await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
    for (let reloads = 0; reloads < 2; reloads += 1) {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeFocused()
      await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
    }
    await expectAccessible(page, 'a challenge after a reload')
    await checkout.answerChallenge('approve')
    await checkout.expectSuccess()
    expect((await shop.expectOneOrder(owed, 'USD')).method).toBe(codes.card)
  })

  test(`by ${by}, a guest gets Klarna’s discount, comes back from its page with the cart, and pays there`, async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.reset({ items: [PENDANT, { sku: 'EA-1', qty: 2 }], currency: 'EUR', country: 'NL', settings })
    await checkout.reachPayment(NL)
    await expect(checkout.cardField('CardNumber')).toBeVisible()
    const full = (await shop.cartTotal())!
    const leave = async () => {
      await checkout.type(/Pay later/).click()
      await expect(checkout.step.locator('.bzl-checkout__discount')).toContainText('5.00')
      await checkout.review()
      expect(await checkout.expectAmountInButton(shop)).toBe(full - 500)
      await checkout.placeButton.click()
    }
    await leave()
    await page.locator('button.cancel').click()
    await expect(page).toHaveURL(cancelled.at)
    await expect(page.getByText(cancelled.says).first()).toBeVisible()
    expect((await shop.ledger()).charges).toEqual([])

    await page.goto('/checkout')
    await checkout.expectStep(3)
    await leave()
    await page.locator('button.approve').click()
    await expectSuccessPage(page)
    expect((await shop.expectOneOrder(full - 500, 'EUR')).method).toBe(codes.klarna)
  })

  test(`by ${by}, a customer orders for nothing, then by a stored card whose answer is lost, and removes it`, async ({
    page,
    shop,
    checkout,
    tolerance,
  }) => {
    tolerance.expectedErrors.push(/Failed to load resource/)
    const customer = 'ann@example.com'
    await shop.reset({ customer, items: [PENDANT], currency: 'KWD', country: 'KW', settings })
    await checkout.returnToPayment()
    await checkout.panel.getByRole('button', { name: 'Have a code?' }).click()
    const coupon = checkout.panel.getByRole('textbox', { name: 'Coupon code' })
    await coupon.fill('GRATIS')
    await coupon.press('Enter')
    await expect(checkout.method(checkout.text('payment.free'))).toBeChecked()
    await checkout.review()
    expect(await checkout.expectAmountInButton(shop)).toBe(0)
    await checkout.placeButton.click()
    await expectSuccessPage(page)

    await shop.addFromProductPage('moon-pendant')
    await checkout.returnToPayment()
    await checkout.fillStoredCard()
    await checkout.review()
    const owed = await checkout.expectAmountInButton(shop)
    await shop.injectFault({ match: 'POST *payment-information', times: 1, fault: 'commit-drop' })
    await checkout.placeButton.click()
    await expectSuccessPage(page)
    const { orders, charges } = await shop.ledger()
    expect(orders).toMatchObject([
      { method: 'free', grandTotal: 0 },
      { method: codes.stored, grandTotal: owed, currency: 'KWD' },
    ])
    expect(charges).toMatchObject([{ orderId: orders[1]!.id, value: owed, currency: 'KWD' }])

    await shop.addFromProductPage('moon-pendant')
    await checkout.returnToPayment()
    const forget = checkout.step.getByRole('button', { name: 'Remove', exact: true })
    await forget.click()
    await checkout.step.getByRole('button', { name: 'Yes, remove' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Successfully Deleted')
    await expect(forget).toHaveCount(0)
  })

  test(`by ${by}, Multibanco’s slip to pay with is shown, and again on the page of the result`, async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.reset({ items: [PENDANT], currency: 'EUR', country: 'PT', settings })
    await checkout.reachPayment(PORTUGAL)
    await checkout.type(/Multibanco/).click()
    await checkout.review()
    await checkout.expectAmountInButton(shop)
    await checkout.placeButton.click()
    await expect(checkout.root.getByRole('heading', { name: 'Your payment slip' })).toBeFocused()
    const reference = page.locator('.adyen-checkout__voucher-result__code')
    await expect(reference).toContainText(/\d{3} \d{3} \d{3}/)
    const number = /\d{3} \d{3} \d{3}/.exec(await reference.innerText())![0]
    await expectAccessible(page, 'Multibanco')
    await checkout.root.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/checkout\/onepage\/result\?resultCode=PresentToShopper$/)
    await expect(page.getByText(number)).toBeVisible()
    const { orders, charges } = await shop.ledger()
    expect(orders).toMatchObject([{ state: 'placed', method: codes.multibanco }])
    expect([charges, (await ordersSent(shop)).length]).toEqual([[], 1])
  })
}

test('where the module charges in the base currency, the amount stands beside the order button, and is charged', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({
    items: [PENDANT],
    currency: 'EUR',
    country: 'NL',
    settings: { payment: 'module', charged_currency: 'base' },
  })
  await checkout.reachReview(NL, cards.good)
  const owed = await checkout.expectAmountInButton(shop)
  const note = checkout.step.getByText(/^You will be charged \$[\d.]+, in the shop’s own currency\.$/)
  await expect(note).toBeVisible()
  const [, dollars] = /\$([\d.]+)/.exec(await note.innerText())!
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  const { orders, charges } = await shop.ledger()
  expect(orders).toMatchObject([{ grandTotal: owed, currency: 'EUR' }])
  expect(charges).toMatchObject([{ value: Math.round(Number(dollars) * 100), currency: 'USD' }])
})
