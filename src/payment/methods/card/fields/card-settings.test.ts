import { afterEach, expect, it, vi } from 'vitest'
import { $cart, $totals } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { cardSettings } from './card-settings.ts'
import { optionalSettings } from './optional-settings.ts'

afterEach(() => {
  $cart.set(undefined)
  $checkoutConfig.set(undefined)
})

const nothing = () => {}
const place = (width: number) => {
  const node = document.createElement('div')
  Object.defineProperty(node, 'clientWidth', { value: width })
  return node
}
const settingsIn = (node: HTMLElement, onName: (name?: string) => void = nothing) => {
  const { card, storedCard, bcmc } = cardSettings(node, nothing, onName)
  return { card: card!, storedCard: storedCard!, bcmc: bcmc! }
}

it('the bank’s page fills its place', () => {
  const { card, storedCard, bcmc } = settingsIn(place(400))
  for (const each of [card, storedCard, bcmc]) expect(each.challengeWindowSize).toBe('05')
})

it('a typed card is named once its number is right, and by its brand where that is known', () => {
  const onName = vi.fn()
  const { card } = settingsIn(place(400), onName)
  const valid = (fieldType: string, endDigits?: string) =>
    card.onFieldValid!({ fieldType, endDigits } as never)
  valid('encryptedExpiryDate')
  expect(onName).not.toHaveBeenCalled()
  valid('encryptedCardNumber', '1111')
  card.onBrand!({ brand: 'visa' } as never)
  valid('encryptedCardNumber', '1111')
  expect(onName.mock.calls).toEqual([['•• 1111'], ['Visa •• 1111']])
})

it('a Bancontact card is named and drawn like others', () => {
  const onName = vi.fn()
  const { bcmc } = settingsIn(place(400), onName)
  bcmc.onFieldValid!({ fieldType: 'encryptedCardNumber', endDigits: '4449' } as never)
  expect(onName).toHaveBeenCalledWith('•• 4449')
})

it('a card may be kept by a customer whose shop keeps cards, and a kept one asks for its code unless the shop says not', () => {
  const configure = (card: object) => $checkoutConfig.set({ payment: { adyenCc: card } } as never)
  const asked = () => {
    const { card, storedCard } = settingsIn(place(400))
    return [card.enableStoreDetails, storedCard.hideCVC]
  }
  configure({ isCardRecurringEnabled: true, requireCvc: false })
  expect(asked()).toEqual([false, true])
  $cart.set({ id: 'c', customer: true })
  expect(asked()).toEqual([true, true])
  configure({ isCardRecurringEnabled: false, requireCvc: true })
  expect(asked()).toEqual([false, false])
})

it('the library is told of Click to Pay, and of the holder’s name, what the shop says', () => {
  const told = (adyen: object, adyenCc: object = {}) => {
    $checkoutConfig.set({ payment: { adyen, adyenCc } } as never)
    return cardSettings(place(400), nothing, nothing, optionalSettings()).card
  }
  expect(told({})).toMatchObject({
    hasHolderName: false,
    holderNameRequired: false,
    _disableClickToPay: true,
  })
  // A form that waited for a name it has no field for could never be sent.
  expect(told({ hasHolderName: false, holderNameRequired: true })).toMatchObject({
    holderNameRequired: false,
  })
  const own = { merchantAccount: 'Pearls', hasHolderName: '1', holderNameRequired: true }
  expect(told(own, { isClickToPayEnabled: '1' })).toMatchObject({
    hasHolderName: true,
    holderNameRequired: true,
    _disableClickToPay: false,
    clickToPayConfiguration: { merchantDisplayName: 'Pearls' },
  })
})

const INSTALMENTS = {
  VI: { 10: ['2'], 50: { 1: '6', 0: 3 } },
  MC: [['3']],
  XX: { 0: [2] },
  AE: { 500: [12] },
}
const codes = { VI: 'visa', MC: 'mc', AE: 'amex' }

it.each([
  [
    'up to release 9',
    { ccform: { availableTypesByAlt: { adyen_cc: { visa: 'VI', mc: 'MC', amex: 'AE' } } } },
  ],
  [
    'from release 10 on',
    {
      adyenCc: {
        adyenCcTypes: Object.fromEntries(
          Object.entries(codes).map(([code, code_alt]) => [code, { code_alt }]),
        ),
      },
    },
  ],
])(
  'a card may be paid in the instalments that the module has for its brand and the amount, %s',
  (_, parts) => {
    const optionsFor = (grand_total: number) => {
      $totals.set({ grand_total, total_segments: [] } as never)
      const own = { hasInstallments: true, installments: INSTALMENTS }
      const { adyenCc } = parts as { adyenCc?: object }
      $checkoutConfig.set({ payment: { ...parts, adyenCc: { ...adyenCc, ...own } } } as never)
      return optionalSettings().installmentOptions
    }
    expect(optionsFor(60)).toEqual({ visa: { values: [1, 2, 3, 6] }, mc: { values: [1, 3] } })
    expect(optionsFor(20)).toEqual({ visa: { values: [1, 2] }, mc: { values: [1, 3] } })
    $totals.set(undefined)
  },
)
