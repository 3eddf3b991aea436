import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { changeAnswers, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { logRequests } from '#storefront/page/debug.ts'
import { readObject } from '#lib/json.ts'
import { $items, loadCart } from './cart.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { placeOrder } from '#widgets/checkout/state/order/place-order.ts'
import { $orderStatus } from '#order/state/order.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'

setUpCheckout()

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.secret'

/** The configuration has tokens where Magento and its modules print them, and where a faulty module would. */
const withTokens = (key: string, value: unknown) => {
  const config = readObject(value)
  if (key || !config.quoteData) return value
  const payment = { ...readObject(config.payment), braintree: { clientToken: TOKEN }, adyen: TOKEN }
  const [first, ...items] = config.quoteItemData as object[]
  const quoteItemData = [{ ...first, qty: TOKEN }, ...items]
  return { ...config, payment, quoteItemData, cardinal: { requestJWT: TOKEN } }
}

it('the tokens in a checkout’s configuration reach no log, event or storage, also in debug mode and when all fails', async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  )
  const dispatched = vi.spyOn(EventTarget.prototype, 'dispatchEvent')
  changeAnswers(withTokens)
  const stop = logRequests((line) => console.info(line))
  await loadCart.reload()
  expect($items.get()).not.toHaveLength(0)
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  shop.shop.moods.push({
    match: 'POST *payment-information*',
    fault: { kind: 'status', status: 500 },
    seen: 0,
  })
  placeOrder()
  await vi.waitFor(() => expect($orderStatus.get()).not.toBe('pending'))
  stop()
  const said = [
    ...logs.flatMap(({ mock }) => mock.calls),
    ...dispatched.mock.calls.map(([event]) => [event.type, (event as CustomEvent).detail]),
    [{ ...localStorage }, { ...sessionStorage }],
  ]
  expect(logs.some(({ mock }) => mock.calls.some(([line]) => /qty is no number/.test(String(line))))).toBe(
    true,
  )
  expect(JSON.stringify(said)).not.toContain(TOKEN)
})
