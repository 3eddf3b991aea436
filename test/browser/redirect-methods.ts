import { addresses, type Typed } from './addresses.ts'
import type { Start } from './shop.ts'

const PENDANT = { sku: 'NK-2' }
const person = { firstname: 'Ada', lastname: 'Byron', telephone: '0205550100' }
const GB: Typed = {
  ...person,
  country_id: 'GB',
  street1: '12 St James Square',
  city: 'London',
  postcode: 'SW1Y 4JH',
}
export const MY: Typed = {
  ...person,
  country_id: 'MY',
  street1: '1 Jalan',
  city: 'Kuala Lumpur',
  postcode: '50000',
}
export const MX: Typed = {
  ...person,
  country_id: 'MX',
  street1: 'Av. Juárez 1',
  city: 'Guadalajara',
  region_id: 'Jalisco',
  postcode: '44100',
}

/** A method that redirects to another page, and the hint shown before. */
export interface RedirectMethod {
  title: string
  code: string
  currency: string
  address: Typed
  hint: string | RegExp
}

const named = (name: string) => `You will go to ${name} and come back.`
export const redirectMethods: RedirectMethod[] = [
  {
    title: 'PayPal Express Checkout',
    code: 'paypal_express',
    currency: 'EUR',
    address: addresses.NL,
    hint: named('PayPal'),
  },
  {
    title: 'PayPal Credit',
    code: 'paypal_express_bml',
    currency: 'USD',
    address: addresses.US,
    hint: named('PayPal'),
  },
  { title: 'Afterpay', code: 'afterpay', currency: 'USD', address: addresses.US, hint: named('Afterpay') },
  { title: 'Clearpay', code: 'clearpay', currency: 'GBP', address: GB, hint: named('Clearpay') },
  { title: 'Atome', code: 'atome', currency: 'MYR', address: MY, hint: named('Atome') },
  {
    title: 'Convenience store',
    code: 'c_store',
    currency: 'JPY',
    address: addresses.JP,

    hint: 'Name',
  },
  { title: 'OXXO', code: 'oxxo', currency: 'MXN', address: MX, hint: /payment code/ },
  {
    title: 'Card on our bank’s page',
    code: 'oceanpaymentcreditcard',
    currency: 'KWD',
    address: addresses.KW,

    hint: /partner’s page/,
  },
]

export const start = ({ currency, address }: RedirectMethod, more: Start = {}): Start => ({
  items: [PENDANT],
  currency,
  country: address.country_id,
  ...more,
})
