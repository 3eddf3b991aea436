import { afterEach, describe, expect, it, vi } from 'vitest'
import { $page } from '#storefront/state/page.ts'
import { loadOfferedTypes } from './offered-types.ts'

afterEach(() => vi.restoreAllMocks())

const named = (...types: string[]) => types.map((type) => ({ type, name: type }))

const load = async (...types: string[]) => {
  const { offer, components } = await loadOfferedTypes({
    paymentMethods: named(...types),
    storedPaymentMethods: [],
  })
  const served = components.flatMap(({ type, txVariants }) => [type, ...txVariants] as string[])
  return { offered: offer.paymentMethods.map(({ type }) => type), served }
}

describe('the types the provider offers', () => {
  it('need nothing more for cards, Klarna and wallets', async () => {
    const types = ['scheme', 'klarna', 'klarna_paynow', 'googlepay', 'applepay']
    expect(await load(...types)).toEqual({ offered: types, served: [] })
  })

  it.each([
    [
      'Europe',
      'blik swish bcmc bcmc_mobile multibanco eps trustly mbway vipps twint bankTransfer_IBAN riverty',
    ],
    ['online banks', 'onlineBanking_PL onlineBanking_CZ onlineBanking_SK ebanking_FI onlinebanking_IN'],
    ['Japan', 'econtext econtext_stores econtext_seven_eleven econtext_atm econtext_online'],
    ['elsewhere', 'pix boletobancario oxxo promptpay paynow duitnow upi wechatpayQR doku_alfamart payto'],
    ['debit and credit', 'sepadirectdebit directdebit_GB ach affirm afterpay_default ratepay facilypay_3x'],
    ['every country', 'giftcard mealVoucher_FR_natixis paypal'],
  ])('bring their own component in %s', async (_, list) => {
    const types = list.split(' ')
    const { offered, served } = await load(...types)
    expect(offered).toEqual(types)
    expect(served).toEqual(expect.arrayContaining(types))
  })

  it('need none where their page does everything', async () => {
    expect(await load('ideal', 'mobilepay', 'bizum')).toEqual({
      offered: ['ideal', 'mobilepay', 'bizum'],
      served: [],
    })
  })

  it('fetch a component once for all its types', async () => {
    const { components } = await loadOfferedTypes({
      paymentMethods: named('econtext_stores', 'econtext_atm'),
      storedPaymentMethods: [],
    })
    expect(components).toHaveLength(1)
  })

  it('are left out when nobody knows them, and debug mode says so', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    $page.set({ ...$page.get(), debug: true })
    const { offered } = await load('scheme', 'shells_and_beads', 'blik')
    expect(offered).toEqual(['scheme', 'blik'])
    expect(info.mock.calls.flat().join()).toContain('shells_and_beads')
  })
})

it('every component of the table serves the types it stands for', async () => {
  const table = await import('./local-types.ts')
  for (const type of table.localTypes) {
    const component = await table.loadLocalType(type)
    if (!component) throw new Error(type)
    const served: string[] = [component.type, ...component.txVariants]
    expect(served).toContain(type)
  }
})

it('PayPal is paid on its own page', async () => {
  const { default: PaypalPage } = await import('./paypal-page.ts')
  const element = Object.assign(Object.create(PaypalPage.prototype) as InstanceType<typeof PaypalPage>, {
    props: { type: 'paypal' },
  })
  expect(element.formatData().paymentMethod).toEqual({ type: 'paypal', subtype: 'redirect' })
})
