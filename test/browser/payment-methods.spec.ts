import { addresses, type Typed } from './addresses'
import { expectNoBarriers } from './barriers'
import { answer, expectThanks, PaymentCheckout, putPaypalOnPage } from './payment-page'
import { expect, type Shop, test, type Start } from './shop'
import { tighten } from './strict-policy'

const PENDANT = { sku: 'NK-2' }
const BEA = 'bea@example.com'
const ORDER = /\/payment-information$/

const ordersSent = async (shop: Shop) =>
  (await shop.ledger()).requests.filter(({ method, path }) => method === 'POST' && ORDER.test(path)).length

const person = { firstname: 'Ada', lastname: 'Byron', telephone: '0205550100' }
const GB: Typed = {
  ...person,
  country_id: 'GB',
  street1: '12 St James Square',
  city: 'London',
  postcode: 'SW1Y 4JH',
}
const MY: Typed = { ...person, country_id: 'MY', street1: '1 Jalan', city: 'Kuala Lumpur', postcode: '50000' }
const MX: Typed = {
  ...person,
  country_id: 'MX',
  street1: 'Av. Juárez 1',
  city: 'Guadalajara',
  region_id: 'Jalisco',
  postcode: '44100',
}

interface Way {
  title: string
  code: string
  currency: string
  address: Typed
  /** The order is made before the shopper leaves. */
  first?: boolean
  says: string | RegExp
}

const named = (name: string) => `You will go to ${name} and come back.`
const ways: Way[] = [
  {
    title: 'PayPal Express Checkout',
    code: 'paypal_express',
    currency: 'EUR',
    address: addresses.NL,
    says: named('PayPal'),
  },
  {
    title: 'PayPal Credit',
    code: 'paypal_express_bml',
    currency: 'USD',
    address: addresses.US,
    says: named('PayPal'),
  },
  { title: 'Afterpay', code: 'afterpay', currency: 'USD', address: addresses.US, says: named('Afterpay') },
  { title: 'Clearpay', code: 'clearpay', currency: 'GBP', address: GB, says: named('Clearpay') },
  { title: 'Atome', code: 'atome', currency: 'MYR', address: MY, first: true, says: named('Atome') },
  {
    title: 'Convenience store',
    code: 'c_store',
    currency: 'JPY',
    address: addresses.JP,
    first: true,
    says: 'Name',
  },
  { title: 'OXXO', code: 'oxxo', currency: 'MXN', address: MX, first: true, says: /payment code/ },
  {
    title: 'Card on our bank’s page',
    code: 'oceanpaymentcreditcard',
    currency: 'KWD',
    address: addresses.KW,
    first: true,
    says: /partner's page/,
  },
]

const start = ({ currency, address }: Way, more: Start = {}): Start => ({
  items: [PENDANT],
  currency,
  country: address.country_id,
  ...more,
})

for (const way of ways) {
  for (const customer of [undefined, BEA]) {
    test(`a ${customer ? 'customer' : 'guest'} pays by ${way.title} in ${way.currency}`, async ({
      page,
      shop,
    }) => {
      const tightened = customer ? [] : await tighten(page)
      await shop.enter(start(way, { customer }))
      const checkout = new PaymentCheckout(page)
      await checkout.reachPayment(way.address, customer)
      await checkout.choose(way.title)
      await expect(checkout.step.getByText(way.says).first()).toBeVisible()
      await checkout.review()
      const owed = await shop.cartTotal()
      // Mexican pesos are shown without decimals (§9) and charged with them.
      const shown = way.currency === 'MXN' ? Math.round(owed! / 100) : owed
      await expect.poll(() => checkout.total()).toBe(shown)
      await checkout.placeButton.click()
      await answer(page, 'Approve')
      await expectThanks(page)
      const order = await shop.expectOneOrder(owed!, way.currency)
      expect([order.method, order.email]).toEqual([way.code, customer ?? 'ada@example.com'])
      expect(tightened).toEqual(customer ? [] : ['/checkout'])
    })
  }

  test(`who gives up at ${way.title}, or fails there, can pay another way`, async ({ page, shop }) => {
    await shop.enter(start(way))
    const checkout = new PaymentCheckout(page)
    await checkout.reachPayment(way.address)
    for (const reply of ['Cancel', 'Let it fail'] as const) {
      await checkout.choose(way.title)
      await checkout.review()
      await checkout.placeButton.click()
      await answer(page, reply)
      await checkout.expectBackAtPayment()
    }
    const owed = await shop.cartTotal()
    await checkout.payOtherwise()
    const { orders, charges } = await shop.ledger()
    const placed = orders.filter(({ state }) => state === 'placed')
    expect(placed).toMatchObject([{ method: 'checkmo', grandTotal: owed }])
    expect(charges).toEqual([])
  })
}

test('PayPal’s own button takes the place of ours, says what PayPal refuses, and may be given up', async ({
  page,
  shop,
}) => {
  await tighten(page)
  await putPaypalOnPage(page)
  await shop.enter(start(ways[0]!))
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(addresses.NL)
  await checkout.choose('PayPal Express Checkout')
  await checkout.review()
  await expect(checkout.placeButton).toHaveCount(0)
  const button = (name: 'agree' | 'give up') => page.getByRole('button', { name: `PayPal: ${name}` })

  const refused = { success: false, error_message: 'PayPal is <b>resting</b>.' }
  await shop.mood({ match: 'GET *getTokenData*', times: 1, fault: { kind: 'wrong-shape', body: refused } })
  await button('agree').click()
  await expect(checkout.step.getByText('PayPal is <b>resting</b>.')).toBeVisible()

  await button('give up').click()
  await expect(checkout.root.locator('.bzl-spinner')).toHaveCount(0)
  expect((await shop.ledger()).orders).toEqual([])
  await checkout.changePayment()
  await checkout.choose('Check / Money order')
  await checkout.review()
  await expect(checkout.placeButton).toBeVisible()

  await checkout.changePayment()
  await checkout.choose('PayPal Express Checkout')
  await checkout.review()
  const owed = await shop.cartTotal()
  await button('agree').click()
  await expectThanks(page)
  await shop.expectOneOrder(owed!, 'EUR')
})

test('an after-pay refusal is said by the button, which works again', async ({ page, shop }) => {
  await shop.enter(start(ways[2]!))
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Afterpay')
  await expect(checkout.step.locator('.bzl-checkout__parts li')).toHaveText([
    /today/,
    /in 2 weeks/,
    /in 4 weeks/,
    /in 6 weeks/,
  ])
  await expectNoBarriers(page, 'Afterpay')
  await checkout.review()
  const body = { success: false, message: 'Afterpay cannot take this order.' }
  await shop.mood({ match: 'POST /afterpay/payment/process', times: 1, fault: { kind: 'wrong-shape', body } })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(body.message)).toBeVisible()
  await shop.mood({
    match: 'POST /afterpay/payment/process',
    times: 1,
    fault: { kind: 'wrong-shape', body: { success: true, token: '' } },
  })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(checkout.word('place.failed'))).toBeVisible()
  await checkout.placeButton.click()
  await answer(page, 'Approve')
  await expectThanks(page)
})

test('the store’s form counts, says what is wrong, and sends name and telephone with the order', async ({
  page,
  shop,
}) => {
  const way = ways[5]!
  await shop.enter(start(way))
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(way.address)
  await checkout.choose(way.title)
  const field = (name: string) => checkout.step.locator(`input[name="${name}"]`)
  await field('name').fill('A name that is far too long for it')
  await field('phone').fill('123')
  await expect(checkout.step.getByText('34 of 20')).toBeVisible()
  await checkout.button('payment.continue').click()
  await expect(checkout.step.getByText('Please enter less or equal than 20 symbols.').first()).toBeVisible()
  await expect(checkout.step.getByText('Please enter more or equal than 10 symbols.').first()).toBeVisible()
  await expectNoBarriers(page, 'the store’s form with errors')
  expect(await ordersSent(shop)).toBe(0)
  await field('name').fill('山田 花子')
  await field('phone').fill('03-1234-5678')
  await checkout.review()
  await checkout.placeButton.click()
  await answer(page, 'Approve')
  const { requests } = await shop.ledger()
  const sent = requests.find(({ method, path }) => method === 'POST' && ORDER.test(path))
  expect(
    (JSON.parse(sent!.body) as { paymentMethod: { additional_data: object } }).paymentMethod.additional_data,
  ).toEqual({
    cstore_name: '山田 花子',
    cstore_phone: '0312345678',
  })
})

const HOSTILE = [
  { oxxo: 'javascript:alert(document.domain)', oceanpaymentcreditcard: '//evil.example/pay' },
  { oxxo: 'https://pay.example@evil.example/', oceanpaymentcreditcard: 'https://pay.example.evil.example/' },
]

test('nobody is sent to an address that is not the shop’s or a listed one, and no order is made for it', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/foreign request: https:\/\/pay\.example\//)
  let redirectUrl = HOSTILE[0]!
  await shop.enter(start(ways[6]!))
  await page.route('**/checkout', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"redirectHosts":[]', '"redirectHosts":["pay.example"]')
    await route.fulfill({ response, body })
  })
  await page.route('**/checkout/config/data*', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    await route.fulfill({ response, json: { ...config, payment: { evil: { redirectUrl } } } })
  })
  await page.route('https://pay.example/**', (route) => route.fulfill({ body: 'A listed page.' }))
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(MX)
  for (redirectUrl of HOSTILE) {
    await page.reload()
    for (const { title, code } of ways.slice(6)) {
      await checkout.choose(title)
      await checkout.review()
      await checkout.placeButton.click()
      await expect(checkout.step.getByText(checkout.word('place.redirect'))).toBeVisible()
      await expect(page, code).toHaveURL(/\/checkout$/)
      await checkout.changePayment()
    }
  }
  expect(await ordersSent(shop)).toBe(0)
  redirectUrl = { ...HOSTILE[0]!, oxxo: 'https://pay.example/oxxo' }
  await page.reload()
  await checkout.choose('OXXO')
  await checkout.review()
  await checkout.placeButton.click()
  await expect(page).toHaveURL(redirectUrl.oxxo)
  expect(await ordersSent(shop)).toBe(1)
})

test('a total that changed in another tab is shown before it is paid', async ({ page, shop, context }) => {
  await shop.enter({ items: [PENDANT] })
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await checkout.review()
  await shop.mood({ match: 'GET /checkout/cart/items*', fault: { kind: 'delay', ms: 100 } })
  const before = await checkout.total()
  // Not a tab of ours: nothing tells this page of the change.
  await context.request.post('/__demo/mood', { data: { personality: 'price-changed' } })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(checkout.word('place.totalChanged'))).toBeVisible()
  expect(await ordersSent(shop)).toBe(0)
  const owed = await shop.cartTotal()
  expect(owed).not.toBe(before)
  await expect.poll(() => checkout.total()).toBe(owed)
  await checkout.placeButton.click()
  await expectThanks(page)
  expect((await shop.ledger()).orders).toMatchObject([{ grandTotal: owed }])
})
