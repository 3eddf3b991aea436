import { beforeEach, expect, it } from 'vitest'
import { openCheckout, setUpCheckout } from '#test/checkout-setup.ts'
import { $chosenMethod, chooseMethod, confirmPayment, followMethod } from './chosen-method.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { $listedMethods, refreshListedMethods, setListedMethods } from './offered-methods.ts'

const CHECK = { code: 'checkmo', title: 'Check' }
const BANK = { code: 'banktransfer', title: 'Bank' }

setUpCheckout()

beforeEach(() => {
  setListedMethods([CHECK, BANK])
  chooseMethod('checkmo')
  confirmPayment()
})

it('the way to pay stays confirmed for as long as it is chosen', () => {
  const stop = followMethod()
  setListedMethods([BANK, CHECK])
  expect($confirmedMethod.get()).toBe('checkmo')
  chooseMethod('banktransfer')
  expect($confirmedMethod.get()).toBeUndefined()
  stop()
})

it('one that went and came back is to be confirmed again', () => {
  const stop = followMethod()
  setListedMethods([BANK])
  setListedMethods([CHECK, BANK])
  expect($confirmedMethod.get()).toBeUndefined()
  stop()
})

it('an order with nothing left to pay keeps what was confirmed', async () => {
  await openCheckout({ items: [] })
  setListedMethods([CHECK, { code: 'free', title: 'Nothing to pay' }])
  $confirmedMethod.set('checkmo')
  const stop = followMethod()
  chooseMethod('free')
  expect($confirmedMethod.get()).toBe('checkmo')
  stop()
})

it('an order that has nothing left to pay can be placed at once', async () => {
  await openCheckout({ items: [] })
  setListedMethods([CHECK])
  chooseMethod('checkmo')
  confirmPayment()
  const stop = followMethod()
  setListedMethods([CHECK, { code: 'free', title: 'Nothing to pay' }])
  expect([$chosenMethod.get()?.code, $confirmedMethod.get()]).toEqual(['free', 'checkmo'])
  stop()
})

it('a list of the same ways to pay leaves the card form as it is', () => {
  const before = $listedMethods.get()
  refreshListedMethods([CHECK, BANK])
  expect($listedMethods.get()).toBe(before)
  refreshListedMethods([BANK])
  expect($listedMethods.get()).toEqual([BANK])
  const same = $listedMethods.get()
  setListedMethods(same!)
  expect($listedMethods.get()).not.toBe(same)
})
