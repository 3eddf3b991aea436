import { afterEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { listen } from '#dom/events.ts'
import { $cartState, $items, loadCart } from '#cart/state/cart.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { queueIdle } from '#async/queue.ts'
import { isRunning } from '#async/task.ts'
import { $addressForm } from '../address/address-form.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { $orderStatus } from '#order/state/order.ts'
import { $isStarted, startCheckout } from './start.ts'

setUpCheckout()

const nothing = () => Promise.resolve()
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

function begin() {
  const parts = { fetchSummary: nothing, fetchFields: nothing, fetchBook: nothing, fetchMethods: nothing }
  const stop = startCheckout(parts)
  stops.push(stop)
  return stop
}

/** Calls at a moment of its own, once what follows the cart has come. */
async function settled() {
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(isRunning('follow-cart')).toBe(false))
  await queueIdle()
}

function failToRead() {
  $items.set(undefined)
  $cartState.set('loading')
  shop.shop.moods.push({ match: 'GET /checkout/*', fault: { kind: 'status', status: 503 }, seen: 0 })
}

async function readAgain() {
  await vi.waitFor(() => expect($cartState.get()).toBe('failed'))
  shop.shop.moods = []
  await loadCart()
}

const estimates = () => requestsSent(/estimate-shipping/).length
const buy = (qty: number) => requestQuantity($items.get()![0]!.item_id, qty)
const save = () => submitAddress({ shipping: inAustin, billing: inAustin })

it('the checkout opens once what was typed before a reload is restored, and closes as it is left', async () => {
  keepDraft({ email: 'ann@example.com' })
  const stop = begin()
  expect([$isStarted.get(), isRunning('start')]).toEqual([false, true])
  await vi.waitFor(() => expect($isStarted.get()).toBe(true))
  expect([$addressForm.get().email, isRunning('start')]).toEqual(['ann@example.com', false])
  stop()
  expect($isStarted.get()).toBe(false)
})

it('one whose cart comes only at the second attempt resumes all the same', async () => {
  keepDraft({ step: 'shipping_method', addresses: { shipping: inAustin, billing: inAustin } })
  failToRead()
  begin()
  await readAgain()
  await vi.waitFor(() => expect($isStarted.get()).toBe(true))
  await vi.waitFor(() => expect($savedAddress.get()?.shipping?.city).toBe('Austin'))
})

it('one that was left before its cart came resumes nothing', async () => {
  keepDraft({ step: 'shipping_method', addresses: { shipping: inAustin, billing: inAustin } })
  failToRead()
  begin()()
  await readAgain()
  await vi.waitFor(() => expect(isRunning('start')).toBe(false))
  expect($savedAddress.get()).toBeUndefined()
})

it('one that was left while it began does not open, and counts no step', async () => {
  const counted = vi.fn()
  stops.push(listen('bezel:checkout-step', counted))
  begin()()
  await vi.waitFor(() => expect(isRunning('start')).toBe(false))
  expect([$isStarted.get(), counted.mock.calls]).toEqual([false, []])
})

it('counts its steps while it is there', async () => {
  const counted = vi.fn()
  stops.push(listen('bezel:checkout-step', counted))
  const stop = begin()
  await vi.waitFor(() => expect(counted).toHaveBeenCalledOnce())
  await save()
  await vi.waitFor(() => expect(counted).toHaveBeenCalledTimes(2))
  stop()
  $savedAddress.set(undefined)
  await new Promise((done) => setTimeout(done))
  expect(counted).toHaveBeenCalledTimes(2)
})

it('a page that Back brings from memory is read anew where an order was under way, and stays else', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const stop = begin()
  comeBack()
  expect(reload).not.toHaveBeenCalled()
  $orderStatus.set('pending')
  comeBack()
  expect(reload).toHaveBeenCalledOnce()
  stop()
  comeBack()
  expect(reload).toHaveBeenCalledOnce()
})

it('a change of the cart has the delivery read again once there is an address, until the checkout is left', async () => {
  const stop = begin()
  await vi.waitFor(() => expect($isStarted.get()).toBe(true))
  await buy(2)
  await settled()
  expect(estimates()).toBe(0)
  await save()
  await settled()
  await buy(3)
  await settled()
  expect(estimates()).toBe(2)
  stop()
  await buy(4)
  await settled()
  expect(estimates()).toBe(2)
})

it('a checkout that is left at once follows nothing, though its code comes later', async () => {
  const stop = begin()
  await vi.waitFor(() => expect($isStarted.get()).toBe(true))
  await save()
  stop()
  await settled()
  await buy(3)
  await settled()
  expect(estimates()).toBe(1)
})
