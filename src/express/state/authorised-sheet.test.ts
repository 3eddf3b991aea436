import { afterEach, expect, it, vi } from 'vitest'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { toPay } from '../rules/express.ts'
import { $items } from '#cart/state/cart.ts'
import { $acceptedTerms, toggleTerm, $openCheckout, $result } from './sheet-status.ts'
import type { WalletCheckout } from './wallet-checkout.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { enterShop, payIn, press, setUpSheets, stateData } from './sheet.fixture.ts'

const ANN = 'ann@example.com'
let shop: OpenShop

setUpSheets()
afterEach(() => {
  shop.restore()
  $acceptedTerms.set([])
})

async function enter(options?: OpenShopOptions) {
  shop = await enterShop(options)
  const open = press()
  await open?.update({ place: partOf(PLACES.Berlin) })
  return open
}
const orderCalls = () =>
  shop.ledger().requests.filter(({ method, path }) => method === 'POST' && /payment-information$/.test(path))
const given = { shipping: PLACES.Berlin, billing: PLACES.Berlin }
const actions = () => ({ resolve: vi.fn<() => void>(), reject: vi.fn<(refusal: unknown) => void>() })
const shown = ({ sheet }: WalletCheckout) =>
  stateData(toPay(sheet.current.totals), sheet.current.totals.quote_currency_code)

it('a guest’s order needs an e-mail address, which the sheet is asked for', async () => {
  const open = await enter()
  const nobody = { ...PLACES.Berlin, email: undefined }
  expect(await payIn(open, nobody)).toEqual({
    part: 'address',
    field: 'email',
    reason: { problem: { key: 'validate.required' }, label: 'address.email' },
  })
  expect(orderCalls()).toEqual([])
  expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
})

it.each([
  ['as a given name', { firstname: 'Madonna', lastname: '' }],
  ['as a family name', { firstname: '', lastname: 'Madonna' }],
  ['in one text', { name: ' Madonna ' }],
])('a person with one name can pay, whose wallet has it %s', async (_where, person) => {
  const open = await enter()
  const one = { ...PLACES.Berlin, name: undefined, ...person }
  expect(await payIn(open, one)).toBeUndefined()
  const { billingAddress } = JSON.parse(orderCalls()[0]!.body)
  expect(billingAddress).toMatchObject({ firstname: 'Madonna', lastname: 'Madonna' })
})

it('an order for a city that is a country needs no city from the wallet', async () => {
  const open = await enter()
  const Singapore = { street: ['1 Fullerton Rd'], city: '', postcode: '049213', country_id: 'SG' }
  const there = { ...PLACES.Berlin, region: undefined, ...Singapore }
  await open.update({ place: partOf(there) })
  expect(await payIn(open, there)).toBeUndefined()
})

it('a refusal in the sheet names its field', async () => {
  const open = await enter()
  expect(await payIn(open, { ...PLACES.Berlin, street: [] })).toEqual({
    part: 'address',
    field: 'street1',
    reason: { problem: { key: 'validate.required' }, label: 'address.street1' },
  })
})

it.each([undefined, 'wallet@example.com'])(
  'a customer’s order needs no e-mail address, and carries none (%s)',
  async (email) => {
    const open = await enter({ customer: ANN })
    expect(await payIn(open, { ...PLACES.Berlin, email })).toBeUndefined()
    expect(JSON.parse(orderCalls()[0]!.body)).not.toHaveProperty('email')
  },
)

it('no sheet opens before the terms of sale are agreed to, which the order is sent with', async () => {
  expect(await enter({ hasAgreements: true })).toBeUndefined()
  expect([$result.get().message, $openCheckout.get()]).toEqual([{ key: 'terms-missing' }, undefined])
  toggleTerm('1')
  const open = press()
  await open.update({ place: partOf(PLACES.Berlin) })
  expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
  expect(shop.ledger().orders).toHaveLength(1)
})

it('the reminder of the terms goes once they are agreed to, and nothing else that is said', async () => {
  await enter({ hasAgreements: true })
  toggleTerm('1')
  expect($result.get()).toEqual({})
  $result.set({ message: { key: 'broken' } })
  toggleTerm('1')
  toggleTerm('1')
  expect($result.get().message).toEqual({ key: 'broken' })
})

it('a sheet that is authorised twice at once makes one order, and refuses the second', async () => {
  const open = await enter()
  const [first, second] = [actions(), actions()]
  first.resolve.mockImplementation(() => open.submit(shown(open), { resolve: vi.fn(), reject: vi.fn() }))
  void open.authorise(given, first)
  await open.authorise(given, second)
  expect(second.resolve).not.toHaveBeenCalled()
  expect(second.reject.mock.lastCall?.[0]).toMatchObject({ reason: { key: 'place-order.notPlaced' } })
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalled())
  expect([orderCalls().length, first.reject.mock.calls.length]).toEqual([1, 0])
})

it('the row says that the order is on its way while it is, and no other sheet opens', async () => {
  const open = await enter()
  const during = new Promise<unknown>((done) => {
    const resolve = () => (done([$result.get(), press()]), void open.close())
    void open.authorise(given, { resolve, reject: vi.fn() })
  })
  expect(await during).toEqual([{ isPlacing: true }, undefined])
  await vi.waitFor(() => expect($result.get()).toEqual({}))
})

it('a payment that comes before the shopper has authorised, or after the sheet is closed, is not sent', async () => {
  const open = await enter()
  const early = { resolve: vi.fn(), reject: vi.fn() }
  open.submit(shown(open), early)
  open.sendDetails({ details: {} }, early)
  const late = { resolve: vi.fn(), reject: vi.fn() }
  const resolve = () => {
    open.sheet.close()
    open.submit(shown(open), late)
    void open.close()
  }
  await open.authorise(given, { resolve, reject: vi.fn() })
  expect([early.reject.mock.calls.length, late.reject.mock.calls.length]).toEqual([2, 1])
  expect(orderCalls()).toEqual([])
})

it('a sheet that is closed while what it authorised is saved orders nothing', async () => {
  const open = await enter()
  const cart = [...shop.shop.carts.values()].at(-1)!
  const reachShop = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const answer = await reachShop(...request)
    if (/shipping-information/.test(answer.url)) void open.close()
    return answer
  }
  const refused = actions()
  await open.authorise(given, refused)
  expect([refused.resolve.mock.calls, refused.reject.mock.calls, orderCalls()]).toEqual([[], [], []])
  await vi.waitFor(() => expect(cart.shippingAddress).toBeUndefined())
})

it('the delivery that the wallet names counts, not the one shown before', async () => {
  const open = await enter()
  const rate = open.sheet.current.rates.find(({ carrier_code }) => carrier_code === 'expedite')!
  const refused = actions()
  await open.authorise({ ...given, rate: `${rate.carrier_code}_${rate.method_code}` }, refused)
  const changed = { reason: { key: 'place-order.totalChanged' } }
  expect(refused.reject.mock.lastCall?.[0]).toMatchObject(changed)
  // The wallet's sheet may still be open, and says the same whatever is done in it.
  expect(await payIn(open, PLACES.Berlin)).toMatchObject(changed)
  await expect(open.update({ place: partOf(PLACES.Berlin) })).rejects.toMatchObject(changed)
  const again = press()
  await again.update({ place: partOf(PLACES.Berlin) })
  await refusedIn(again)
})

it('the sheet after one that was authorised shows what the whole postcode costs, not its first part', async () => {
  const open = await enter()
  const Vienna = { ...partOf(PLACES.Vienna), postcode: '10' }
  await open.update({ place: Vienna })
  const cart = [...shop.shop.carts.values()].at(-1)!
  cart.items[0]!.qty = 2
  expect(await payIn(open, PLACES.Vienna)).toMatchObject({ reason: { key: 'place-order.totalChanged' } })
  await vi.waitFor(() => expect($items.get()?.[0]?.qty).toBe(2))
  const again = press()
  await again.update({ place: Vienna })
  const { body } = shop.ledger().requests.findLast(({ path }) => path.includes('estimate-shipping-methods'))!
  expect(JSON.parse(body)).toMatchObject({ address: { postcode: '1010', street: ['Ring 2'] } })
  expect(await payIn(again, PLACES.Vienna)).toBeUndefined()
})

/** Expects that the saved data is put back, and that the sheet may go on. */
async function refusedIn(open: WalletCheckout) {
  const cart = [...shop.shop.carts.values()].at(-1)!
  expect([cart.shippingAddress, cart.rate, orderCalls()]).toEqual([undefined, undefined, []])
  expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
}
