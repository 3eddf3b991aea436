import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { cards, type CheckoutPage } from './checkout.ts'
import { endSession } from './session-end.ts'
import { expect, type Shop, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]

async function logIn({ root }: CheckoutPage, email: string, password = 'Demo-1234!') {
  await root.getByLabel(/^E-mail address/).fill(email)
  await root.getByLabel(/^Password/).fill(password)
  await root.locator('.bzl-login__form').getByRole('button', { name: 'Log in' }).click()
}

async function askedInAgain(checkout: CheckoutPage, page: Page) {
  const over = checkout.root.getByRole('region', { name: 'Your session has ended' })
  await expect(over.getByLabel(/^E-mail address/)).toBeFocused()
  await expectAccessible(page, 'a session that is over')
  await logIn(checkout, 'bea@example.com')
}

/** Chosen and saved. */
async function chooseRate(checkout: CheckoutPage, shop: Shop, name: 'three-day' | 'express') {
  await checkout.rate(`shipping.method.${name}`).check()
  const carrier_code = { 'three-day': 'accelerate', express: 'expedite' }[name]
  await expect.poll(() => shop.openCart()).toMatchObject({ rate: { carrier_code } })
}

async function reviewStoredCard(checkout: CheckoutPage) {
  await checkout.fillStoredCard()
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
}

const paid = async (checkout: CheckoutPage, shop: Shop, total: number) => {
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await shop.expectOneOrder(total, 'USD')
}

test.describe('a customer whose session ends', () => {
  test.use({ tolerance: async ({}, use) => use({ expectedErrors: [/401/] }) })

  test('at the address logs in again, and nothing typed is lost', async ({ page, shop, checkout }) => {
    await shop.reset({ items: ITEMS, customer: 'bea@example.com' })
    await checkout.open()
    await checkout.fillAddress(addresses.US)
    await endSession(page)
    await checkout.button('step.continue').click()
    await askedInAgain(checkout, page)
    await checkout.expectStep(2)
    expect(await shop.openCart()).toMatchObject({ shippingAddress: { city: 'Austin' } })
  })

  test('while choosing a delivery logs in again, and it is chosen', async ({ page, shop, checkout }) => {
    await shop.reset({ items: ITEMS, customer: 'bea@example.com' })
    await checkout.reachDelivery(addresses.US, 'bea@example.com')
    await chooseRate(checkout, shop, 'three-day')
    await endSession(page)
    await checkout.rate('shipping.method.express').click()
    await askedInAgain(checkout, page)
    await checkout.expectStep(2)
    await expect(checkout.rate('shipping.method.express')).toBeChecked()
    await checkout.finishShipping()
    expect(await shop.openCart()).toMatchObject({ rate: { carrier_code: 'expedite' } })
  })

  test('at the delivery, whose rate is saved, is asked before entering a card', async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.reset({ items: ITEMS, customer: 'bea@example.com' })
    await checkout.reachDelivery(addresses.US, 'bea@example.com')
    await expect(checkout.step.getByRole('radio', { checked: true })).toBeVisible()
    await endSession(page)
    await checkout.button('step.continue').click()
    await askedInAgain(checkout, page)
    await checkout.expectStep(3)
    await reviewStoredCard(checkout)
    await paid(checkout, shop, (await shop.cartTotal())!)
  })

  for (const where of ['payment', 'review'])
    test(`at the ${where} logs in again and places one order`, async ({ page, shop, checkout }) => {
      await shop.reset({ items: ITEMS, customer: 'bea@example.com' })
      await checkout.reachPayment(addresses.US, 'bea@example.com')
      await checkout.expectCardForm()
      if (where === 'payment') await endSession(page)
      await reviewStoredCard(checkout)
      if (where === 'review') await endSession(page)
      await checkout.placeButton.click()
      await askedInAgain(checkout, page)
      await checkout.expectStep(3)
      await reviewStoredCard(checkout)
      await paid(checkout, shop, (await shop.cartTotal())!)
    })
})

test.describe('a customer whom the shop refuses', () => {
  test.use({ tolerance: async ({}, use) => use({ expectedErrors: [/401/] }) })

  const reach = {
    address: (checkout: CheckoutPage) => checkout.open().then(() => checkout.fillAddress(addresses.US)),
    delivery: (checkout: CheckoutPage) => checkout.reachDelivery(addresses.US, 'bea@example.com'),
    payment: (checkout: CheckoutPage) => checkout.reachDelivery(addresses.US, 'bea@example.com'),
    review: async (checkout: CheckoutPage) => {
      await checkout.reachPayment(addresses.US, 'bea@example.com')
      await reviewStoredCard(checkout)
    },
  }

  for (const [fault, kind] of [
    ['every call with 401', '401'],
    ['every call with a page', 'html-200'],
  ])
    for (const [where, reachIt] of Object.entries(reach))
      test(`at the ${where} on ${fault} is asked to log in`, async ({ shop, checkout }) => {
        await shop.reset({ items: ITEMS, customer: 'bea@example.com' })
        await reachIt(checkout)
        if (where === 'delivery') await chooseRate(checkout, shop, 'express')
        await shop.injectFault({ match: '*', fault: kind })
        await (where === 'review' ? checkout.placeButton : checkout.button('step.continue')).click()
        const over = checkout.root.getByRole('region', { name: 'Your session has ended' })
        await expect(over.getByLabel(/^E-mail address/)).toBeFocused()
        await shop.clearFaults()
        await logIn(checkout, 'bea@example.com')
        await expect(over).toHaveCount(0)
        expect((await shop.ledger()).orders).toEqual([])
      })
})

test('a guest logs in at the address and chooses a saved one; typed fields are not lost', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: ITEMS })
  await checkout.open()
  await checkout.fillAddress(addresses.NL, 'ada@example.com')
  await checkout.root.getByRole('button', { name: 'Log in' }).click()
  await expectAccessible(page, 'a login in the checkout')
  await logIn(checkout, 'bea@example.com', 'wrong')
  await expect(checkout.root.locator('.bzl-notice', { hasText: 'Invalid login or password.' })).toBeVisible()
  await expectAccessible(page, 'a login that is refused')
  await logIn(checkout, 'bea@example.com')
  await expect(checkout.root.getByRole('group', { name: 'Login successful.' })).toBeVisible()
  await expect(checkout.field('street1')).toHaveValue(addresses.NL.street1)
  await expect(checkout.field('account')).toHaveValue('bea@example.com')
  await checkout.finishAddress()
})

test('a guest whose session ends continues with the cart and pays', async ({ page, shop, checkout }) => {
  await shop.reset({ items: ITEMS })
  await checkout.reachPayment(addresses.US)
  await endSession(page)
  await checkout.fillCard(cards.good)
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await expect(checkout.root.getByText('Moon Pendant').first()).toBeVisible()
  await paid(checkout, shop, (await shop.cartTotal())!)
})

test('a guest who logs in at the payment is shown the merged items and pays for all of them', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1' }], customer: 'bea@example.com' })
  await page.request.get('/customer/ajax/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  await shop.addFromProductPage('moon-pendant')
  await checkout.reachPayment(addresses.US)
  await checkout.root.getByRole('button', { name: 'Log in' }).click()
  await logIn(checkout, 'bea@example.com')
  const news = checkout.root.getByRole('group', { name: 'Login successful.' })
  await expect(news).toBeFocused()
  await expect(news.getByRole('listitem')).toHaveText(['Pearl Earrings × 1'])
  await checkout.expectCardForm()
  await expectAccessible(page, 'a merged cart')
  await reviewStoredCard(checkout)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  const { orders, charges } = await shop.ledger()
  expect(orders.map(({ items }) => items.map(({ sku }) => sku).sort())).toEqual([['EA-1', 'NK-2']])
  expect(charges).toMatchObject([{ orderId: orders[0]!.id, value: orders[0]!.grandTotal }])
})
