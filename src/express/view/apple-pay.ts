import type { ApplePay } from '@adyen/adyen-web'
import { rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { rowsOf, toPay, toPrice } from '../rules/amounts.ts'
import type { WalletContact } from '../rules/contact.ts'
import { appleError } from '../rules/refusal.ts'
import { applePayError } from '../page/apple-pay.ts'
import type { Press } from '../state/press.ts'
import { type RefusedSheet, refusedBy } from '../state/refused-sheet.ts'
import type { SheetChange, Shown } from '../state/sheet.ts'
import { pressCallbacks } from './press-callbacks.ts'
import type { WalletSettings } from './wallet-settings.ts'

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
  let press: Press | undefined
  const merchant = String(offered.merchantName ?? '') || words.total
  const errorOf = ({ part, field, reason }: RefusedSheet) => {
    const { code, contactField, message } = appleError({ part, field, text: words.message(reason) })
    return applePayError(code, contactField, message) as ApplePayJS.ApplePayError
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
    const { sheet } = press!
    const update = await press!.update(change).then(toUpdate, (error: unknown) => ({
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
      press = await begin((refusal) => ({ error: { applePayError: errorOf(refusal) } }))
      if (press) resolve()
      else reject()
    },
    onAuthorized: ({ authorizedEvent }, { resolve, reject }) => {
      const { shippingContact, billingContact } = authorizedEvent.payment
      const person = toContact(shippingContact)
      void press!.authorise(
        { shipping: person, billing: { ...toContact(billingContact), email: person.email } },
        { resolve, reject: (refusal) => reject(errorOf(refusal)) },
      )
    },
    ...pressCallbacks(() => press),
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
