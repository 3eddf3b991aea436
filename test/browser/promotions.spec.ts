import { addresses } from './addresses'
import { expectNoBarriers } from './barriers'
import { CheckoutPage } from './checkout'
import { CartPage } from './promotions'
import { expect, test } from './shop'
import { tighten } from './strict-policy'
import { words } from './words'

const ANN = 'ann@example.com'
const GOODS = [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }]
const VOUCHER = [{ sku: 'GV-50' }]

for (const [who, customer] of [
  ['a guest', undefined],
  ['a customer', ANN],
] as const) {
  for (const [locale, currency] of [
    ['en', 'USD'],
    ['de', 'EUR'],
    ['ja', 'JPY'],
  ] as const) {
    test(`${who} uses codes in ${locale}`, async ({ page, shop }) => {
      await shop.enter({ customer, items: [...GOODS, ...VOUCHER], locale, currency })
      const cart = new CartPage(page, shop, locale)
      await cart.open()
      await cart.expectAgreement()

      await cart.enter('coupon', 'NOPE')
      await expect(cart.error).toBeVisible()
      await expect(cart.panel.getByRole('textbox')).toHaveValue('NOPE')
      await expectNoBarriers(page, 'a refused coupon')
      await cart.enter('coupon', 'spring')
      await expect(cart.button('coupon.remove', { code: 'SPRING' })).toBeFocused()
      expect((await cart.cart()).coupon).toBe('SPRING')
      await cart.expectAgreement()

      await cart.enter('gift-card', 'PAST2020GIFT')
      await expect(cart.error).toContainText('PAST2020GIFT')
      await cart.enter('gift-card', 'ABCD1234EFGH')
      await expect(cart.button('gift-card.remove', { code: 'ABCD••••EFGH' })).toBeVisible()
      await expect(cart.button('gift-card.another')).toBeFocused()
      await cart.enter('gift-card', 'LUXE2024GIFT')
      await expect(cart.button('gift-card.remove', { code: 'LUXE••••GIFT' })).toBeVisible()
      expect((await cart.cart()).giftCards).toEqual([31, 32])
      await cart.expectAgreement()
      await expectNoBarriers(page, 'codes in use')

      await cart.button('gift-card.remove', { code: 'ABCD••••EFGH' }).click()
      await cart.button('gift-card.remove', { code: 'LUXE••••GIFT' }).click()
      await expect(cart.button('gift-card.reveal')).toBeVisible()
      await cart.button('coupon.remove', { code: 'SPRING' }).click()
      await expect(cart.button('coupon.reveal')).toBeFocused()
      await cart.expectAgreement()
    })
  }
}

test('a customer pays with credit and points and learns what they are', async ({ page, shop }) => {
  await shop.enter({ customer: ANN, items: GOODS })
  const cart = new CartPage(page, shop)
  await cart.open()
  await expect(cart.panel.getByText('You will earn 266 points')).toBeVisible()
  await cart.switch('credit.label').check()
  await expect(cart.panel.getByText('$20.00 used, $0.00 stays')).toBeVisible()
  await cart.expectAgreement()
  await cart.switch('points.label').check()
  await expect(cart.panel.getByText('$5.00 used, $0.00 stays')).toBeVisible()
  await cart.expectAgreement()
  await expectNoBarriers(page, 'credit and points in use')
  await cart.button('points.about').click()
  const about = page.getByRole('dialog', { name: cart.word('points.about') })
  await expect(about.getByText('100 points are worth $1.00.')).toBeVisible()
  await expectNoBarriers(page, 'about points')
  await page.keyboard.press('Escape')
  await expect(cart.button('points.about')).toBeFocused()
  await cart.switch('credit.label').uncheck()
  await cart.switch('points.label').uncheck()
  await cart.expectAgreement()
  const { storeCredit, rewardPoints } = await cart.cart()
  expect([storeCredit, rewardPoints]).toEqual([false, false])
})

test('a cart of vouchers has neither coupon nor points, but credit', async ({ page, shop }) => {
  await shop.enter({ customer: ANN, items: VOUCHER })
  const cart = new CartPage(page, shop)
  await cart.open()
  await expect(cart.switch('credit.label')).toBeVisible()
  await expect(cart.button('coupon.reveal')).toHaveCount(0)
  await expect(cart.switch('points.label')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /gift box/ })).toHaveCount(0)
})

test('the Spanish site has no gift cards', async ({ page, shop }) => {
  await shop.enter({ items: GOODS, locale: 'es', currency: 'EUR' })
  const cart = new CartPage(page, shop, 'es')
  await cart.open()
  await expect(cart.button('coupon.reveal')).toBeVisible()
  await expect(cart.button('gift-card.reveal')).toHaveCount(0)
})

test('Prime goes in and out, and saves what it said', async ({ page, shop }) => {
  await shop.enter({ items: GOODS })
  const cart = new CartPage(page, shop)
  await cart.open()
  await expect(cart.panel.getByText('Members save another 10%: $13.30 on this bag.')).toBeVisible()
  await cart.button('prime.add-price', { amount: '$19.90' }).click()
  await expect(cart.button('prime.remove')).toBeFocused()
  await expect(cart.root.locator('.bzl-totals')).toContainText('-$13.30')
  await cart.expectAgreement()
  await cart.button('prime.remove').click()
  await expect(cart.button('prime.add-price', { amount: '$19.90' })).toBeVisible()
  await cart.expectAgreement()
})

test('offers and free gifts are added once, and one that has ended says so', async ({ page, shop }) => {
  await shop.enter({ items: GOODS })
  const cart = new CartPage(page, shop)
  await cart.open()
  await page.getByRole('button', { name: 'Add Birthstone Charm for $9.90' }).click()
  await expect(cart.line('Birthstone Charm')).toContainText('Special offer')
  await page.getByRole('button', { name: 'Add Jewellery Pouch, free' }).click()
  await expect(cart.line('Jewellery Pouch')).toContainText('Free gift')
  await expect(cart.line('Jewellery Pouch').getByRole('button')).toHaveCount(0)
  await expect(page.getByText('In your bag', { exact: true })).toHaveCount(2)
  await cart.expectAgreement()
  await expectNoBarriers(page, 'offers taken')
  await page.request.post('/__demo/mood', { data: { personality: 'offers-ended' } })
  await page.getByRole('button', { name: 'Add Polishing Cloth for $4.00' }).click()
  await expect(page.getByText('Polishing Cloth: This offer is not available.').first()).toBeVisible()
})

test('a visitor gets the mystery gift for an address', async ({ page, shop }) => {
  await shop.enter()
  await page.goto('/')
  const form = page.locator('[data-widget="visitor-gift"]')
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('E-mail address').fill(ANN)
  await form.getByRole('button', { name: 'Get my gift' }).click()
  await expect(form.getByText('This email address has already received its gift.').first()).toBeVisible()
  await expectNoBarriers(page, 'a refused address')
  await form.getByLabel('E-mail address').fill('bo@example.com')
  await form.getByRole('button', { name: 'Get my gift' }).click()
  await expect(form.getByRole('heading', { name: 'Mystery Gift' })).toBeFocused()
  await form.getByRole('link', { name: 'View bag' }).click()
  const cart = new CartPage(page, shop)
  await expect(cart.line('Mystery Gift')).toContainText('Free gift')
})

test('each piece gets a gift box with a message, or all of them the same', async ({ page, shop }) => {
  await shop.enter({ items: [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }, ...VOUCHER] })
  const word = words('en', 'gifts')
  const cart = new CartPage(page, shop)
  await cart.open()
  const earrings = cart.line('Pearl Earrings')
  await earrings.getByRole('button', { name: /^Add gift box/ }).click()
  await earrings.getByRole('radio', { name: /Rose box/ }).check()
  await earrings.getByLabel(word('message')).fill('Für Dich 💍')
  await expectNoBarriers(page, 'a gift in the making')
  await earrings.getByRole('button', { name: word('close', { name: 'Pearl Earrings, piece 1' }) }).click()
  await expect(earrings.getByText('Für Dich 💍')).toBeVisible()
  await cart.expectAgreement()
  expect((await cart.cart()).items[0]!.gifts).toMatchObject({
    0: { gift_boxes: [3], message: 'Für Dich 💍' },
  })
  await earrings.getByRole('button', { name: word('edit', { name: 'Pearl Earrings, piece 1' }) }).click()
  await earrings.getByRole('button', { name: 'Use for all 3 pieces in your bag' }).click()
  await expect(cart.line('Moon Pendant').getByText('Rose box')).toBeVisible()
  await expect(cart.root.locator('.bzl-totals')).toContainText('$12.60')
  await cart.expectAgreement()
  await cart.root.getByRole('button', { name: cart.word('gifts.remove') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(cart.root.locator('.bzl-totals')).not.toContainText('Gift Box')
  await cart.expectAgreement()
})

test('a cart that was emptied elsewhere is shown empty', async ({ page, shop }) => {
  await shop.enter({ items: GOODS })
  const cart = new CartPage(page, shop)
  await cart.open()
  await page.request.post('/__demo/mood', { data: { personality: 'cart-emptied' } })
  await cart.enter('coupon', 'SPRING')
  await expect(cart.panel).toHaveCount(0)
  await expect(cart.root.getByText('Your bag is empty.')).toBeVisible()
})

test('a coupon in the checkout changes the amount and leaves the card form as it is', async ({
  page,
  shop,
}) => {
  await shop.enter({ items: GOODS })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.fillCard('4111111111111111')
  const panel = checkout.root.locator('.bzl-discounts')
  await panel.getByRole('button', { name: 'Have a code?' }).click()
  await panel.getByRole('textbox', { name: 'Coupon code' }).fill('SPRING')
  await panel.getByRole('button', { name: 'Apply coupon code' }).click()
  await expect(panel.getByRole('button', { name: 'Remove coupon SPRING' })).toBeVisible()
  await expect(checkout.cardField('CardNumber')).toHaveValue(/4111/)
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  const { orders, charges } = await shop.ledger()
  expect(charges).toMatchObject([{ value: orders[0]!.grandTotal }])
})

test('a coupon that rules the chosen delivery out leads back to the deliveries', async ({ page, shop }) => {
  await shop.enter({ items: GOODS })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
  await checkout.rate('shipping.method.express').check()
  await checkout.finishShipping()
  const panel = checkout.root.locator('.bzl-discounts')
  await panel.getByRole('button', { name: 'Have a code?' }).click()
  await panel.getByRole('textbox', { name: 'Coupon code' }).fill('NORUSH')
  await panel.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await checkout.expectStep(2)
  await expect(checkout.step).toContainText('Standard')
  await expect(checkout.rate('shipping.method.express')).toHaveCount(0)
  const { carts } = (await shop.ledger()) as unknown as { carts: { rate: { carrier_code: string } }[] }
  expect(carts[0]!.rate.carrier_code).toBe('tablerate')
})

test('a gift card that pays for all leaves nothing to pay for', async ({ page, shop }) => {
  await tighten(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.enter({ items: GOODS })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
  await checkout.finishShipping()
  const panel = checkout.step.locator('.bzl-discounts')
  await panel.getByRole('button', { name: 'Add a gift card' }).click()
  await panel.getByRole('textbox', { name: 'Gift card code' }).fill('LUXE2024GIFT')
  await panel.getByRole('textbox', { name: 'Gift card code' }).press('Enter')
  await expect(panel.getByRole('button', { name: /^Remove gift card/ })).toBeVisible()
  await expect(checkout.step.locator('[data-cse]')).toHaveCount(0)
  await expectNoBarriers(page, 'the payment on a phone')
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  expect((await shop.ledger()).orders).toMatchObject([{ grandTotal: 0, method: 'free' }])
})
