import type { ApplePay } from '@adyen/adyen-web'
import { rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { rowsOf, toPay, toPrice } from '../rules/express.ts'
import type { WalletContact } from '../rules/contact.ts'
import type { WalletCheckout } from '../state/wallet-checkout.ts'
import { type RefusedPart, type RefusedSheet, refusedBy } from '../state/sheet-status.ts'
import type { SheetChange, Shown } from '../state/payment-sheet.ts'
import { checkoutCallbacks, type WalletSettings } from './wallet-settings.ts'

type Configuration = NonNullable<ConstructorParameters<typeof ApplePay>[1]>
type Contact = ApplePayJS.ApplePayPaymentContact | undefined

/** Apple's sheet with the cart in it (developer.apple.com/documentation/apple_pay_on_the_web/applepaysession). */
export function applePaySettings({
  place,
  isVirtual,
  offered,
  words,
  coupon,
  begin,
}: WalletSettings): Configuration {
  let checkout: WalletCheckout | undefined
  const merchant = String(offered.merchantName ?? '') || words.total
  const errorOf = ({ part, field = '', reason }: RefusedSheet) => {
    const isOfContact = part === 'address' || part === 'billing'
    return applePayError(CODES[part], isOfContact ? CONTACT_FIELDS[field] : undefined, words.message(reason))
  }

  const toUpdate = ({ rates, rate, totals }: Shown) => ({
    newTotal: { label: merchant, amount: toPay(totals), type: 'final' as const },
    newLineItems: rowsOf(totals).map(({ label, amount }) => ({ label, amount, type: 'final' as const })),
    ...(rate && { newShippingMethods: toMethods(rates, rate, totals.quote_currency_code) }),
  })

  /** Apple's sheet takes the first as chosen. */
  const toMethods = (rates: readonly ShippingRate[], chosen: ShippingRate, currency: string) =>
    [chosen, ...rates.filter((rate) => rateKey(rate) !== rateKey(chosen))].map((rate) => ({
      identifier: rateKey(rate),
      label: words.rate(rate),
      detail: '',
      amount: toPrice(rate, currency),
    }))

  const answer = async (resolve: (update: never) => void, change: SheetChange) => {
    const { sheet } = checkout!
    const update = await checkout!.update(change).then(toUpdate, (error: unknown) => ({
      ...toUpdate(sheet.current),
      errors: [errorOf(refusedBy(error))],
    }))
    // A session that was cancelled throws.
    if (!sheet.isClosed) resolve(update as never)
  }

  return {
    isExpress: true,
    expressPage: place,
    buttonType: 'plain',
    configuration: offered,
    requiredBillingContactFields: ['postalAddress', 'name'],
    requiredShippingContactFields: isVirtual
      ? ['name', 'email', 'phone']
      : ['postalAddress', 'name', 'email', 'phone'],
    supportsCouponCode: true,
    couponCode: coupon(),
    ...(!isVirtual && {
      onShippingContactSelected: (resolve, _, { shippingContact }) =>
        void answer(resolve, { place: toContact(shippingContact) }),
      onShippingMethodSelected: (resolve, _, { shippingMethod }) =>
        void answer(resolve, { rate: shippingMethod.identifier }),
    }),
    onCouponCodeChanged: (resolve, _, { couponCode }) => void answer(resolve, { coupon: couponCode }),
    onClick: async (resolve, reject) => {
      checkout = await begin((refusal) => ({ error: { applePayError: errorOf(refusal) } }))
      if (checkout) resolve()
      else reject()
    },
    onAuthorized: ({ authorizedEvent }, { resolve, reject }) => {
      const { shippingContact, billingContact } = authorizedEvent.payment
      const person = toContact(shippingContact)
      void checkout!.authorise(
        { shipping: person, billing: { ...toContact(billingContact), email: person.email } },
        { resolve, reject: (refusal) => reject(errorOf(refusal)) },
      )
    },
    ...checkoutCallbacks(() => checkout),
  }
}

const toContact = (contact: Contact): WalletContact => ({
  firstname: contact?.givenName,
  lastname: contact?.familyName,
  telephone: contact?.phoneNumber,
  email: contact?.emailAddress,
  street: contact?.addressLines,
  city: contact?.locality,
  postcode: contact?.postalCode,
  region: contact?.administrativeArea,
  country_id: contact?.countryCode,
})

/** The code of an error in Apple's sheet, by the part that the shop does not accept. */
const CODES: Record<RefusedPart, string> = {
  unserved: 'addressUnserviceable',
  address: 'shippingContactInvalid',
  billing: 'billingContactInvalid',
  rate: 'shippingContactInvalid',
  coupon: 'couponCodeInvalid',
  order: 'unknown',
}

/** Apple's names of the fields of a contact, by ours. */
const CONTACT_FIELDS: Record<string, string | undefined> = {
  email: 'emailAddress',
  firstname: 'name',
  lastname: 'name',
  telephone: 'phoneNumber',
  street1: 'addressLines',
  street2: 'addressLines',
  city: 'locality',
  region: 'administrativeArea',
  postcode: 'postalCode',
  country_id: 'country',
}

declare global {
  interface Window {
    ApplePayError?: new (code: string, field?: string, message?: string) => object
  }
}

/** Returns an error in the form that Apple's sheet takes. */
const applePayError = (code: string, field: string | undefined, message: string) =>
  (window.ApplePayError
    ? new window.ApplePayError(code, field, message)
    : { code, contactField: field, message }) as ApplePayJS.ApplePayError
