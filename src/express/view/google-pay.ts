import type { GooglePay } from '@adyen/adyen-web'
import { rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { rowsOf, toPay } from '../rules/amounts.ts'
import type { WalletContact } from '../rules/contact.ts'
import { googleError } from '../rules/refusal.ts'
import type { Press } from '../state/press.ts'
import { type RefusedSheet, refusedBy } from '../state/refused-sheet.ts'
import type { Shown } from '../state/sheet.ts'
import { $context } from '#storefront/state/context.ts'
import { googlePayMerchantId } from '#payment/state/provider-settings.ts'
import { pressCallbacks } from './press-callbacks.ts'
import type { WalletSettings } from './wallet-settings.ts'

type Configuration = NonNullable<ConstructorParameters<typeof GooglePay>[1]>
type DataRequest = google.payments.api.IntermediatePaymentData
type DataUpdate = google.payments.api.PaymentDataRequestUpdate
type GoogleAddress = Partial<google.payments.api.Address> | undefined

/** Google's sheet with the cart in it (developers.google.com/pay/api/web/guides/dynamic-price-updates). */
export function googlePaySettings({
  isVirtual,
  isGuest,
  place,
  offered,
  words,
  begin,
}: WalletSettings): Configuration {
  let press: Press | undefined
  const errorOf = (refusal: RefusedSheet) =>
    googleError({ part: refusal.part, field: refusal.field, text: words.message(refusal.reason) })

  const toUpdate = (shown: Shown): DataUpdate => ({
    newTransactionInfo: transactionInfo(shown),
    ...(shown.rate && { newShippingOptionParameters: toOptions(shown.rates, shown.rate) }),
  })

  const toOptions = (rates: readonly ShippingRate[], chosen: ShippingRate) => ({
    defaultSelectedOptionId: rateKey(chosen),
    shippingOptions: rates.map((rate) => ({
      id: rateKey(rate),
      label: words.rate(rate),
      description: words.price(rate),
    })),
  })

  const transactionInfo = ({ totals }: Shown): google.payments.api.TransactionInfo => {
    const displayItems = rowsOf(totals).map(({ code, label, amount }) => ({
      label,
      price: amount,
      type: code === 'subtotal' ? ('SUBTOTAL' as const) : ('LINE_ITEM' as const),
    }))
    return {
      countryCode: $context.get()?.countryId || 'US',
      currencyCode: totals.quote_currency_code,
      totalPrice: toPay(totals),
      totalPriceStatus: 'FINAL',
      totalPriceLabel: words.total,
      ...(displayItems.length && { displayItems }),
    }
  }

  const onPaymentDataChanged = async ({
    shippingAddress,
    shippingOptionData,
  }: DataRequest): Promise<DataUpdate> => {
    try {
      const id = shippingOptionData?.id
      const rate = id === 'shipping_option_unselected' ? undefined : id
      return toUpdate(await press!.update({ place: shippingAddress && toContact(shippingAddress), rate }))
    } catch (error) {
      return { error: errorOf(refusedBy(error)) as google.payments.api.PaymentDataError }
    }
  }

  return {
    isExpress: true,
    expressPage: place,
    buttonType: 'plain',
    buttonSizeMode: 'fill',
    emailRequired: isGuest,
    billingAddressRequired: true,
    billingAddressParameters: { format: 'FULL', phoneNumberRequired: isVirtual },
    ...(!isVirtual && {
      shippingAddressRequired: true,
      shippingAddressParameters: { phoneNumberRequired: true },
      shippingOptionRequired: true,
      callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION'],
      paymentDataCallbacks: { onPaymentDataChanged },
    }),
    configuration: {
      ...offered,
      ...(googlePayMerchantId() && { merchantId: googlePayMerchantId() }),
    } as Configuration['configuration'],
    onClick: async (resolve, reject) => {
      press = await begin((refusal) => ({ error: { googlePayError: errorOf(refusal) } }) as never)
      if (press) resolve()
      else reject()
    },
    onAuthorized: ({ authorizedEvent }, { resolve, reject }) => {
      const { shippingAddress, shippingOptionData, email, paymentMethodData } = authorizedEvent
      const billing = { ...toContact(paymentMethodData.info?.billingAddress), email }
      const shipping = shippingAddress && { ...toContact(shippingAddress), email }
      void press!.authorise(
        { shipping, billing, rate: shippingOptionData?.id },
        { resolve, reject: (refusal) => reject(errorOf(refusal) as google.payments.api.PaymentDataError) },
      )
    },
    ...pressCallbacks(() => press),
  }
}

const toContact = (address: GoogleAddress): WalletContact => ({
  name: address?.name,
  telephone: address?.phoneNumber,
  street: [address?.address1, address?.address2, address?.address3],
  city: address?.locality,
  postcode: address?.postalCode,
  region: address?.administrativeArea,
  country_id: address?.countryCode,
})
