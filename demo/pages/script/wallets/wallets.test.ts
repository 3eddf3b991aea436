import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { pageRoutes } from '../../routes.ts'

const load = (name: string): Promise<{ install(choice: string): void }> =>
  import(/* @vite-ignore */ new URL(`./${name}.js`, import.meta.url).pathname)

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const { body } = document
const sheet = (name: string) => findByRole(body, 'dialog', { name: `${name} (demo)` })
const press = async (name: string) => userEvent.click(getByRole(body, 'button', { name }))
const total = () => getByRole(body, 'status', { name: 'Total' }).textContent
const deliverTo = async (label: string) =>
  userEvent.selectOptions(getByRole(body, 'combobox', { name: 'Deliver to' }), label)
const whenPayable = () =>
  waitFor(() => expect(getByRole(body, 'button', { name: 'Pay' })).toHaveProperty('disabled', false))

const info = (totalPrice: string) => ({ totalPrice, currencyCode: 'EUR', totalPriceStatus: 'FINAL' })
const options = { defaultSelectedOptionId: 'a', shippingOptions: [{ id: 'a', label: 'Standard' }] }

interface Change {
  callbackTrigger: string
  shippingAddress: { countryCode: string; locality: string }
}

/** Google's sheet over a shop that delivers everywhere but to Belarus. */
async function openGoogle(authorise: (data: object) => object = () => ({ transactionState: 'SUCCESS' })) {
  ;(await load('google-pay')).install('all')
  const changes: Change[] = []
  const client = new google.payments.api.PaymentsClient({
    paymentDataCallbacks: {
      onPaymentDataChanged(change: Change) {
        changes.push(change)
        if (change.shippingAddress.countryCode !== 'BY')
          return { newTransactionInfo: info('44.50'), newShippingOptionParameters: options }
        return { error: { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE', message: 'Not there.' } }
      },
      onPaymentAuthorized: authorise,
    },
  } as never)
  const paid = client.loadPaymentData({
    transactionInfo: info('39.90'),
    allowedPaymentMethods: [{ parameters: {} }],
    emailRequired: true,
    shippingAddressRequired: true,
    shippingOptionRequired: true,
    callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
  } as never)
  paid.catch(() => undefined)
  await sheet('Google Pay')
  return { paid, changes }
}

it('shows the shop’s total and refusal in Google’s sheet, and signs what it showed', async () => {
  const { paid, changes } = await openGoogle()
  await whenPayable()
  expect(total()).toBe('EUR 44.50')
  await deliverTo('Minsk')
  await waitFor(() => expect(getByRole(body, 'alert').textContent).toBe('Not there.'))
  expect(getByRole(body, 'button', { name: 'Pay' })).toHaveProperty('disabled', true)
  await deliverTo('Berlin')
  await whenPayable()
  expect(
    changes.map(({ callbackTrigger, shippingAddress: { locality } }) => [callbackTrigger, locality]),
  ).toEqual([
    ['INITIALIZE', 'New York'],
    ['SHIPPING_ADDRESS', 'Minsk'],
    ['SHIPPING_ADDRESS', 'Berlin'],
  ])
  await press('Pay')
  const { email, shippingAddress, paymentMethodData } = await paid
  expect([email, shippingAddress?.address1]).toEqual(['ann.lee@example.com', 'Torstraße 1'])
  const { token } = paymentMethodData.tokenizationData
  expect(JSON.parse(token)).toMatchObject({ amount: '44.50', currency: 'EUR', card: '4111111111111111' })
  expect(queryByRole(body, 'dialog')).toBeNull()
})

it('stays open for a refused payment, and is left by Cancel', async () => {
  const { paid } = await openGoogle(() => ({ transactionState: 'ERROR', error: { message: 'Sold out.' } }))
  await whenPayable()
  await press('Pay')
  await waitFor(() => expect(getByRole(body, 'alert').textContent).toBe('Sold out.'))
  await press('Cancel')
  await expect(paid).rejects.toMatchObject({ statusCode: 'CANCELED' })
})

type Session = ApplePaySession & { emit?: never }

async function openApple() {
  vi.stubGlobal('location', { protocol: 'https:' })
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: true } })
  ;(await load('apple-pay')).install('all')
  const session: Session = new ApplePaySession(14, {
    countryCode: 'DE',
    currencyCode: 'EUR',
    total: { label: 'Shop', amount: '39.90' },
    requiredShippingContactFields: ['postalAddress', 'name'],
    merchantCapabilities: [],
    supportedNetworks: [],
  } as never)
  session.onvalidatemerchant = () => session.completeMerchantValidation({})
  return session
}

it('gives Apple’s contact away in parts, and whole once it is paid', async () => {
  const session = await openApple()
  const seen: unknown[] = []
  session.onshippingcontactselected = ({ shippingContact }) => {
    seen.push(shippingContact)
    session.completeShippingContactSelection({ newTotal: { label: 'Shop', amount: '44.50' } })
  }
  session.onpaymentauthorized = ({ payment }) => {
    seen.push(payment.shippingContact, payment.token.paymentData)
    session.completePayment({ status: ApplePaySession.STATUS_SUCCESS })
  }
  session.begin()
  await sheet('Apple Pay')
  await whenPayable()
  expect(total()).toBe('EUR 44.50')
  await press('Pay')
  await waitFor(() => expect(queryByRole(body, 'dialog')).toBeNull())
  expect(seen).toMatchObject([
    { countryCode: 'US', locality: 'New York', addressLines: [], givenName: '' },
    { addressLines: ['350 5th Avenue', 'Floor 21'], givenName: 'Ann' },
    { amount: '44.50', currency: 'EUR' },
  ])
})

it('takes no answer once Apple’s sheet is left', async () => {
  const session = await openApple()
  const left = vi.fn()
  session.oncancel = left
  session.onshippingcontactselected = () => undefined
  session.begin()
  await sheet('Apple Pay')
  await press('Cancel')
  expect(left).toHaveBeenCalledOnce()
  const update = { newTotal: { label: 'Shop', amount: '44.50' } }
  expect(() => session.completeShippingContactSelection(update)).toThrow('not waiting')
})

it.each([
  ['none', false],
  ['google', true],
])('is on the pages of a shop with the wallets %s: %s', async (wallets, isThere) => {
  const open = openShop({ pages: pageRoutes, settings: { wallets } })
  const home = await (await fetch('/')).text()
  expect(home.includes(`/static/wallets/stand-in.js?wallets=${wallets}`)).toBe(isThere)
  expect((await fetch('/static/wallets/sheet.css')).status).toBe(200)
  expect((await fetch('/static/wallets/passwords.js')).status).toBe(404)
  open.restore()
})
