import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownCart, type PaidCart } from '../state/paid-cart.ts'
import { isWithoutWallets, loadWallets } from './load-wallets.ts'

const isAvailable = vi.fn<() => Promise<void>>()

vi.mock('./components.ts', () => ({
  AdyenCheckout: () => Promise.resolve({}),
  GooglePay: class {
    isAvailable = isAvailable
  },
}))

const payable: PaidCart = {
  ...ownCart,
  $totals: atom(),
  loadOffer: () => Promise.resolve({ wallets: ['googlepay'], methods: [], configuration: {} as never }),
}
const words = {} as never
const shown = async () => (await loadWallets(payable, 'cart', words)).map(({ wallet }) => wallet)
const failing = (name: string) => Promise.reject(Object.assign(new Error('Google Pay'), { name }))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  sessionStorage.removeItem('bezel-no-wallets')
  vi.restoreAllMocks()
})

it('a device that has been found to have no wallet is not asked again in this tab', async () => {
  isAvailable.mockImplementation(() => failing('ERROR'))
  expect([await shown(), isWithoutWallets()]).toEqual([[], true])
})

it('a wallet whose script the network has kept away is there on the next page', async () => {
  isAvailable.mockImplementationOnce(() => failing('SCRIPT_ERROR')).mockResolvedValue()
  expect([await shown(), isWithoutWallets()]).toEqual([[], false])
  expect(await shown()).toEqual(['googlepay'])
})
