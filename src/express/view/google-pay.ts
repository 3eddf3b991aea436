import type { GooglePay } from '@adyen/adyen-web'
import { rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { rowsOf, toPay } from '../rules/express.ts'
import type { WalletContact } from '../rules/contact.ts'
import type { WalletCheckout } from '../state/wallet-checkout.ts'
import { type RefusedPart, type RefusedSheet, refusedBy } from '../state/sheet-status.ts'
import type { Shown } from '../state/payment-sheet.ts'
import { $context } from '#storefront/state/context.ts'
import { googlePayMerchantId } from '#payment/state/provider-settings.ts'
import { checkoutCallbacks, type WalletSettings } from './wallet-settings.ts'

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
  let checkout: WalletCheckout | undefined
  const errorOf = (refusal: RefusedSheet) => {
    const [reason, intent] = ERRORS[refusal.part]
    return { reason, intent, message: words.message(refusal.reason) }
  }

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
      return toUpdate(await checkout!.update({ place: shippingAddress && toContact(shippingAddress), rate }))
    } catch (error) {
      return { error: errorOf(refusedBy(error)) as google.payments.api.PaymentDataError }
    }
  }

  return {
    isExpress: true,
    expressPage: place,
    buttonType: 'plain',
    buttonSizeMode: 'fill',
    // The bank's page takes the whole place that the styles give it.
    challengeWindowSize: '05',
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
      checkout = await begin((refusal) => ({ error: { googlePayError: errorOf(refusal) } }) as never)
      if (checkout) resolve()
      else reject()
    },
    onAuthorized: ({ authorizedEvent }, { resolve, reject }) => {
      const { shippingAddress, shippingOptionData, email, paymentMethodData } = authorizedEvent
      const billing = { ...toContact(paymentMethodData.info?.billingAddress), email }
      const shipping = shippingAddress && { ...toContact(shippingAddress), email }
      void checkout!.authorise(
        { shipping, billing, rate: shippingOptionData?.id },
        { resolve, reject: (refusal) => reject(errorOf(refusal) as google.payments.api.PaymentDataError) },
      )
    },
    ...checkoutCallbacks(() => checkout),
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

/**
 * The error in Google's sheet, by the part that the shop does not accept
 * (developers.google.com/pay/api/web/reference/response-objects#PaymentDataError).
 */
const ERRORS: Record<RefusedPart, [reason: string, intent: string]> = {
  unserved: ['SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_ADDRESS'],
  address: ['SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  billing: ['PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION'],
  rate: ['SHIPPING_OPTION_INVALID', 'SHIPPING_OPTION'],
  coupon: ['OFFER_INVALID', 'OFFER'],
  order: ['OTHER_ERROR', 'PAYMENT_AUTHORIZATION'],
}
