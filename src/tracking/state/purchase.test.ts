import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dispatch } from '#dom/events.ts'
import { enter, events, openPage, settle, setUpTracking, tracked } from './tracking.fixture.ts'

setUpTracking()

const SUCCESS = '/checkout/onepage/success/'
const purchases = () => events.filter(({ event }) => event === 'purchase')

/** The way the browser has come to the page. */
const reach = (type: 'navigate' | 'reload' | 'back_forward') =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming])

let cart: Awaited<ReturnType<typeof openPage>>['cart']

beforeEach(async () => {
  enter()
  reach('navigate')
  history.replaceState(null, '', '/checkout')
  ;({ cart } = await openPage({ consent: true }))
  await cart.loadCart()
  await settle()
  events.length = tracked.length = 0
})
afterEach(() => void vi.restoreAllMocks())

async function openAt(path: string) {
  history.replaceState(null, '', path)
  await openPage({ consent: true })
  await settle()
}

it('a purchase carries what was ordered, how it was paid, and the order’s number', async () => {
  dispatch('bezel:before-place-order', { method: 'checkmo' })
  dispatch('bezel:order-placed', { orderId: '000000077', method: 'checkmo' })
  await openAt(SUCCESS)
  expect(purchases()).toMatchObject([
    {
      ecommerce: {
        currency: 'USD',
        value: 64,
        items: [{ item_id: 'NK-2', quantity: 1 }],
        transaction_id: '000000077',
        payment_type: 'checkmo',
      },
    },
  ])
})

it.each([
  [
    'that the shop has answered with an id',
    () => dispatch('bezel:order-placed', { orderId: '77', method: 'checkmo' }),
  ],
  ['that another page has placed', () => undefined],
])('an order %s has the number that its buyer sees', async (_which, place) => {
  dispatch('bezel:before-place-order', { method: 'checkmo' })
  place()
  history.replaceState(null, '', SUCCESS)
  await openPage({ consent: true })
  document.body.insertAdjacentElement('beforeend', successMarker())
  await settle()
  expect(purchases()).toMatchObject([{ ecommerce: { transaction_id: '000000012' } }])
})

it('an order has one id for the tabs of its success page also where that does not tell its number', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  dispatch('bezel:before-place-order', { method: 'checkmo' })
  dispatch('bezel:order-placed', { orderId: '77', method: 'checkmo' })
  const copied = sessionStorage.getItem('bezel-seen-order')!
  history.replaceState(null, '', SUCCESS)
  for (const _ of ['this tab', 'a copied tab', 'the next visit']) {
    await openPage({ consent: true, debug: true })
    await settle()
    if (_ === 'this tab') sessionStorage.setItem('bezel-seen-order', copied)
  }
  expect(purchases()).toMatchObject([{ ecommerce: { transaction_id: '77' } }])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('without the order’s number'))
})

function successMarker() {
  const marker = document.createElement('div')
  Object.assign(marker.dataset, { widget: 'order-confirmation', number: '000000012' })
  return marker
}

it('a purchase of one product by express is that product, whatever is in the cart', async () => {
  const items = [{ item_id: 'EA-1', item_name: 'Pearl Earrings', price: 34.5, quantity: 1 }]
  const ecommerce = { currency: 'USD', value: 34.5, items }
  dispatch('bezel:before-place-order', { method: 'adyen_googlepay', ecommerce })
  dispatch('bezel:order-placed', { orderId: '83', method: 'adyen_googlepay' })
  await openAt(SUCCESS)
  expect(purchases()).toMatchObject([{ ecommerce: { value: 34.5, items } }])
})

it('a purchase is what was sent, though the cart has been emptied by then', async () => {
  dispatch('bezel:before-place-order', { method: 'checkmo' })
  cart.$items.set([])
  dispatch('bezel:order-placed', { orderId: '82', method: 'checkmo' })
  await openAt(SUCCESS)
  expect(purchases()).toMatchObject([{ ecommerce: { items: [{ item_id: 'NK-2' }] } }])
})

it('an order that a provider confirms elsewhere counts when its buyer comes back', async () => {
  dispatch('bezel:before-place-order', { method: 'ideal' })
  await openAt(SUCCESS)
  expect(purchases()).toMatchObject([
    { ecommerce: { payment_type: 'ideal', transaction_id: expect.stringMatching(/^\w{10,}$/) as string } },
  ])
})

it.each(['reload', 'back_forward'] as const)(
  'an old success page says nothing of a payment that was left open: %s',
  async (type) => {
    dispatch('bezel:before-place-order', { method: 'ideal' })
    reach(type)
    await openAt(SUCCESS)
    expect(purchases()).toEqual([])
  },
)

it('a confirmed order counts although its page was reloaded before analytics came', async () => {
  dispatch('bezel:order-placed', { orderId: '78', method: 'checkmo' })
  reach('reload')
  await openAt(SUCCESS)
  expect(purchases()).toMatchObject([{ ecommerce: { transaction_id: '78', payment_type: 'checkmo' } }])
})

it('an order that was not sent, or was refused, is no purchase', async () => {
  await openAt(SUCCESS)
  history.replaceState(null, '', '/checkout')
  await (await openPage({ consent: true })).cart.loadCart()
  await settle()
  dispatch('bezel:before-place-order', { method: 'checkmo' })
  dispatch('bezel:order-failed', { method: 'checkmo' })
  await openAt(SUCCESS)
  expect(purchases()).toEqual([])
})

it('no other page than the success page counts an order', async () => {
  dispatch('bezel:order-placed', { orderId: '79', method: 'checkmo' })
  await openAt('/checkout/cart')
  expect(purchases()).toEqual([])
  await openAt(SUCCESS)
  expect(purchases()).toHaveLength(1)
})

it('the same order is counted once, whichever tab reports it', async () => {
  for (let tab = 0; tab < 2; tab++) {
    history.replaceState(null, '', '/checkout')
    await (await openPage({ consent: true })).cart.loadCart()
    await settle()
    dispatch('bezel:order-placed', { orderId: '80', method: 'checkmo' })
    await openAt(SUCCESS)
  }
  expect(purchases()).toHaveLength(1)
})

it('the next checkout is tracked from its beginning', async () => {
  const begin = async () => {
    dispatch('bezel:checkout-step', { step: 'shipping_address', index: 0 })
    await settle()
    return tracked.splice(0)
  }
  expect(await begin()).toEqual(['begin_checkout', 'checkout_step'])
  expect(await begin()).toEqual([])
  dispatch('bezel:order-placed', { orderId: '81', method: 'checkmo' })
  expect(await begin()).toEqual(['begin_checkout', 'checkout_step'])
})

it('what another version has stored of an order is no purchase', async () => {
  for (const stored of [{}, { id: '9' }, { id: '9', ecommerce: {} }, { ecommerce: { items: [] } }]) {
    sessionStorage.setItem('bezel-seen-order', JSON.stringify(stored))
    await openAt(SUCCESS)
  }
  expect(purchases()).toEqual([])
})
