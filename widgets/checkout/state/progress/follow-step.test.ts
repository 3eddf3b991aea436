import { afterEach, beforeEach, expect, it } from 'vitest'
import { listen } from '../../../../src/host/events'
import { inAustin } from '../../../../test/austin'
import { openCheckout, setUpCheckout } from '../../../../test/checkout-setup'
import { submitAddress } from '../address/submit-address'
import { confirmDelivery } from '../delivery/rates'
import { readDraft } from '../draft'
import { followStep } from './follow-step'
import { $step } from './steps'

setUpCheckout()

let emitted: [step: string, index: number][]
let stop = () => {}
beforeEach(() => {
  emitted = []
  stop = listen('bezel:checkout-step', ({ step, index }) => emitted.push([step, index]))
})
afterEach(() => stop())

const back = (mark: string) => window.dispatchEvent(new PopStateEvent('popstate', { state: { bezel: mark } }))

it('emits each step with its index, and the tab remembers the last one', async () => {
  const end = followStep()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  expect(emitted).toEqual([
    ['shipping_address', 0],
    ['shipping_method', 1],
    ['payment_method', 2],
  ])
  expect(readDraft().step).toBe('payment_method')
  end()
})

it('counts only the steps on screen where nothing is shipped', async () => {
  await openCheckout({ items: [{ sku: 'GV-50' }] })
  const end = followStep()
  await submitAddress({ billing: inAustin })
  expect(emitted.at(-1)).toEqual(['payment_method', 1])
  end()
})

it('lets Back open a step before, and nothing that may not be opened yet', async () => {
  const end = followStep()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  back('shipping_address')
  expect($step.get()).toBe('shipping_address')
  back('item_summary')
  expect($step.get()).toBe('shipping_address')
  end()
})
