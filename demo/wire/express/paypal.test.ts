import { afterEach, expect, it } from 'vitest'
import { ApiError } from '#http/api-error.ts'
import { openPaypalOrder, updatePaypalOrder } from '#express/api/express.ts'
import { placeOrder } from '#payment/api/payment.ts'
import { extension } from '#payment/provider/extension.ts'
import { estimateRates } from '#delivery/api/shipping.ts'
import { readObject } from '#lib/json.ts'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { address, ANN, itemsIn, openWith, type Own, saveFirstRate, take } from './shop.fixture.ts'
import { cancelUnpaid } from '#widgets/order-result/fetch-result.ts'

let open: OpenShop
afterEach(() => open.restore())

async function enter(options: OpenShopOptions = {}) {
  const entered = await openWith({ currency: 'EUR', ...options })
  open = entered.open
  return entered.own
}

/** PayPal's order for the cart, with its token and payment data. */
async function start(cart: Own) {
  const { action } = await openPaypalOrder('adyen', cart, { paymentMethod: { type: 'paypal' } })
  const { paymentData, sdkData } = readObject(action)
  return { paymentData: String(paymentData), token: String(readObject(sdkData).token) }
}

const at = (token: string, tail = '') => `/checkoutshopper/paypal/orders/${token}${tail}`
const seen = async (token: string) => (await fetch(at(token))).json()

/** The shopper approves what PayPal's sheet shows. */
async function approve(token: string, amount?: object) {
  const body = JSON.stringify(amount ?? (await seen(token)).amount)
  await fetch(at(token, '/approve'), { method: 'POST', body })
}

async function update(cart: Own, paymentData: string) {
  const chosen = await saveFirstRate(cart)
  const rates = await estimateRates(cart, address())
  return updatePaypalOrder('adyen', cart, { paymentData, rates, chosen, currency: 'EUR' })
}

const order = (cart: Own) =>
  placeOrder(cart, {
    method: 'adyen_paypal_express',
    additional_data: { brand_code: 'paypal' },
    email: ANN,
  })

const provider = extension('adyen')
const sentOrder = (orderId: string) => ({ orderId, cart: '' })
const details = (id: string, orderID: string) => provider.sendDetails(sentOrder(id), { details: { orderID } })

it.each([undefined, ANN])(
  'charges what PayPal’s sheet showed, once its details are there (%s)',
  async (customer) => {
    const cart = await take(await enter({ customer }))
    const { paymentData, token } = await start(cart)
    const goods = Number((await seen(token)).amount.value)
    const next = await update(cart, paymentData)
    const sheet = await seen(token)
    expect(Number(sheet.amount.value)).toBeGreaterThan(goods)
    expect(sheet.options).toMatchObject([{ id: '1', selected: true }, { id: '2' }, { id: '3' }])
    await approve(token)
    await update(cart, next)
    const id = await order(cart)
    expect(await provider.getResult(sentOrder(id))).toMatchObject({ resultCode: 'Pending' })
    expect(open.ledger().charges).toEqual([])
    expect(await details(id, token)).toMatchObject({ resultCode: 'Authorised' })
    await details(id, token)
    const value = open.ledger().orders[0]!.grandTotal
    expect(open.ledger().charges).toEqual([
      { orderId: Number(id), value, currency: 'EUR', wallet: 'paypal', authorised: value },
    ])
  },
)

it('takes no payment data but the last', async () => {
  const own = await enter()
  const { paymentData } = await start(own)
  const next = await update(own, paymentData)
  await expect(update(own, paymentData)).rejects.toMatchObject({ kind: 'business' })
  expect(await update(own, next)).not.toBe(next)
})

it('charges nothing where the sheet showed another amount, and the cart is there again', async () => {
  const own = await enter()
  const { paymentData, token } = await start(own)
  await update(own, paymentData)
  await approve(token, { value: '1.00', currency_code: 'EUR' })
  const id = await order(own)
  await expect(details(id, token)).rejects.toMatchObject({ text: 'The payment is REFUSED.' })
  expect([open.ledger().charges, await itemsIn(own)]).toEqual([[], 1])
})

it('charges nothing where PayPal has no money from the card', async () => {
  const own = await enter()
  const { paymentData, token } = await start(own)
  await update(own, paymentData)
  await approve(token, { ...(await seen(token)).amount, card: '4000000000000002' })
  await expect(details(await order(own), token)).rejects.toMatchObject({ text: 'The payment is REFUSED.' })
  expect(open.ledger().charges).toEqual([])
})

it('gives an approved order up that was never paid', async () => {
  const own = await enter()
  const { paymentData, token } = await start(own)
  await update(own, paymentData)
  await approve(token)
  const id = await order(own)
  expect(await cancelUnpaid(provider, sentOrder(id))).toBeUndefined()
  expect([open.ledger().orders[0]!.state, await itemsIn(own)]).toEqual(['canceled', 1])
})

it('has no order before the approval, and no PayPal where it is switched off', async () => {
  const own = await enter()
  await start(own)
  await saveFirstRate(own)
  await expect(order(own)).rejects.toThrow(ApiError)
  expect(open.ledger().orders).toEqual([])
  open.shop.settings = { wallets: 'apple' }
  await expect(start(own)).rejects.toMatchObject({ kind: 'business' })
})
