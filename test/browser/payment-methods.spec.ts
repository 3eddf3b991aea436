import { addresses, type Typed } from './addresses'
import { answer, expectThanks, PaymentCheckout, putPaypalOnPage } from './payment-page'
import { expect, type Shop, test, type Start } from './shop'

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

for (const way of [ways[0]!, ways[2]!, ways[4]!]) {
  test(`Back from ${way.title} shows the cart and a button that works`, async ({ page, shop }) => {
    await shop.enter(start(way))
    const checkout = new PaymentCheckout(page)
    await checkout.reachPayment(way.address)
    await checkout.choose(way.title)
    await checkout.review()
    await checkout.placeButton.click()
    await expect(page.getByRole('heading', { name: 'Demo payment page' })).toBeVisible()
    await page.goBack()
    await checkout.expectBackAtPayment()
    await checkout.payOtherwise()
    const { orders } = await shop.ledger()
    expect(orders.filter(({ state }) => state === 'placed')).toHaveLength(1)
  })
}

test('PayPal’s own button takes the place of ours where its script is on the page', async ({
  page,
  shop,
}) => {
  await putPaypalOnPage(page, 'agree')
  await shop.enter(start(ways[0]!))
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(addresses.NL)
  await checkout.choose('PayPal Express Checkout')
  await checkout.review()
  await expect(checkout.placeButton).toHaveCount(0)
  const owed = await shop.cartTotal()
  await page.getByRole('button', { name: 'PayPal’s own button'.replace('’', "'") }).click()
  await expectThanks(page)
  await shop.expectOneOrder(owed!, 'EUR')
})

test('giving up in PayPal’s window leaves everything as it was', async ({ page, shop }) => {
  await putPaypalOnPage(page, 'give up')
  await shop.enter(start(ways[0]!))
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(addresses.NL)
  await checkout.choose('PayPal Express Checkout')
  await checkout.review()
  const button = page.getByRole('button', { name: "PayPal's own button" })
  await button.click()
  await expect(checkout.root.locator('.bzl-spinner')).toHaveCount(0)
  expect((await shop.ledger()).orders).toEqual([])
  await checkout.changePayment()
  await checkout.payOtherwise()
})

test('what PayPal’s shop refuses is said by the button', async ({ page, shop }) => {
  await putPaypalOnPage(page, 'agree')
  await shop.enter(start(ways[0]!))
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(addresses.NL)
  await checkout.choose('PayPal Express Checkout')
  await checkout.review()
  const refused = { success: false, error_message: 'PayPal is <b>resting</b>.' }
  await shop.mood({ match: 'GET *getTokenData*', times: 1, fault: { kind: 'wrong-shape', body: refused } })
  const button = page.getByRole('button', { name: "PayPal's own button" })
  await button.click()
  await expect(checkout.step.getByText('PayPal is <b>resting</b>.')).toBeVisible()
  await button.click()
  await expectThanks(page)
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
  'javascript:alert(document.domain)',
  '//evil.example/pay',
  'https://evil.example/pay',
  '/\\evil.example',
]

for (const url of HOSTILE) {
  test(`nobody is sent to ${url}, and no order is made for it`, async ({ page, shop }) => {
    const way = ways[6]!
    await shop.enter(start(way))
    const checkout = new PaymentCheckout(page)
    await page.route('**/checkout/config/data*', async (route) => {
      const answered = await route.fetch()
      const config = (await answered.json()) as { payment: object }
      await route.fulfill({
        response: answered,
        json: { ...config, payment: { evil: { redirectUrl: { oxxo: url } } } },
      })
    })
    await checkout.reachPayment(way.address)
    await checkout.choose(way.title)
    await checkout.review()
    await checkout.placeButton.click()
    await expect(checkout.step.getByText(checkout.word('place.redirect'))).toBeVisible()
    await expect(page).toHaveURL(/\/checkout$/)
    expect(await ordersSent(shop)).toBe(0)
    await checkout.changePayment()
    await checkout.payOtherwise()
  })
}

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
