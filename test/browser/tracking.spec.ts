import { addresses } from './addresses.ts'
import { chunkOf } from './host-page.ts'
import { expect, test } from './shop.ts'
import { buyAsGuest, EMAIL, collectAnalytics, marketingEvents } from './tracking-page.ts'

const CHECKOUT = [
  'InitiateCheckout',
  'CheckoutStep',
  'CheckoutStep',
  'AddShippingInfo',
  'CheckoutStep',
  'AddPaymentInfo',
  'CheckoutStep',
  'Purchase',
]

test('a guest’s purchase is tracked once, in order, by the page and by the marketing service', async ({
  page,
  shop,
}) => {
  const analytics = await collectAnalytics(page, true)
  await shop.reset({ country: 'US' })
  const order = await buyAsGuest(page, shop)

  await expect.poll(async () => (await marketingEvents(shop)).at(-1)?.name).toBe('Purchase')
  const events = await marketingEvents(shop)
  const names = events.map(({ name }) => name)
  // Each addition opens the drawer, at the latest when the shop has answered what it holds.
  expect(names.filter((name) => name === 'ViewCart')).toHaveLength(2)
  expect(names.indexOf('InitiateCheckout')).toBeGreaterThan(names.lastIndexOf('ViewCart'))
  const others = names.filter((name) => name !== 'ViewCart')
  expect(others).toEqual(['AddToCart', 'AddToCart', 'AddToCart', 'ChangeQuantity', ...CHECKOUT])
  expect(analytics.events.map(({ event_id }) => event_id)).toEqual(events.map(({ id }) => id))
  expect(analytics.layer.filter(({ event }) => event)).toEqual(analytics.events)
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  expect(analytics.events.at(-1)).toMatchObject({
    event: 'purchase',
    ecommerce: { currency: 'USD', transaction_id: order.increment },
  })
  const { value, tax = 0, shipping = 0 } = analytics.events.at(-1)!.ecommerce!
  expect(value + tax + shipping).toBeCloseTo(order.grandTotal / 100, 2)
  expect(events.at(-1)!.custom_data).toMatchObject({ num_items: 3, value })
})

test('a customer’s purchase is tracked once, and not again after a reload or a return', async ({
  page,
  shop,
  checkout,
}) => {
  const analytics = await collectAnalytics(page, true)
  await shop.reset({ customer: 'bea@example.com', items: [{ sku: 'NK-2' }] })
  await checkout.open()
  await checkout.fillAddress(addresses.US)
  await checkout.finishAddress()
  await checkout.finishShipping()
  // This customer has a stored card that needs its security code only.
  await checkout.cardField('SecurityCode').fill('737')
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await expect.poll(async () => (await marketingEvents(shop)).map(({ name }) => name)).toEqual(CHECKOUT)

  await page.reload()
  await checkout.expectSuccess()
  await page.goto('/')
  await page.goBack()
  await checkout.expectSuccess()
  await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))))
  const events = await marketingEvents(shop)
  expect(events.map(({ name }) => name)).toEqual(CHECKOUT)
  expect(analytics.events.map(({ event_id }) => event_id)).toEqual(events.map(({ id }) => id))
})

test('a step that is reloaded or opened again is not tracked again', async ({ page, shop, checkout }) => {
  await collectAnalytics(page, true)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.open()
  const names = async () => (await marketingEvents(shop)).map(({ name }) => name)
  await expect.poll(names).toEqual(['AddToCart', 'InitiateCheckout', 'CheckoutStep'])
  await page.reload()
  await checkout.expectStep(1)
  await checkout.fillAddress(addresses.US, EMAIL)
  await checkout.finishAddress()
  await page.goBack()
  await checkout.expectStep(1)
  await page.goForward()
  await checkout.expectStep(2)
  await expect.poll(names).toEqual(['AddToCart', 'InitiateCheckout', 'CheckoutStep', 'CheckoutStep'])
})

test('nothing is tracked or stored before consent, and nothing after a refusal', async ({
  page,
  shop,
  checkout,
}) => {
  const analytics = await collectAnalytics(page)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const loaded = page.waitForResponse(chunkOf('tracking'))
  await checkout.open()
  await (await loaded).finished()
  await checkout.fillAddress(addresses.US, EMAIL)
  await checkout.finishAddress()
  const stored = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /seen/.test(key)),
    )
  expect(await stored()).toEqual([])
  expect(analytics.events).toEqual([])

  const answer = (granted: boolean) =>
    page.evaluate(
      (granted) =>
        (window as unknown as { Bezel: { consent(granted: boolean): Promise<void> } }).Bezel.consent(granted),
      granted,
    )
  await answer(true)
  await expect.poll(async () => (await marketingEvents(shop)).length).toBe(4)
  expect((await stored()).length).toBeGreaterThan(0)

  await answer(false)
  await checkout.finishShipping()
  expect(await stored()).toEqual([])
  expect((await marketingEvents(shop)).length).toBe(4)
})
