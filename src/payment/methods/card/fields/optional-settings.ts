import type { CardConfiguration } from '@adyen/adyen-web'
import { readObject, toList, toText } from '#lib/json.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { flag, fromMinor } from '#lib/money/money.ts'
import { provider, providerSettings } from '#payment/state/provider-settings.ts'
import { moduleCardSettings, orderAmount } from '../settings.ts'

/** Settings of the form's cards in a shop that offers instalments or has Click to Pay on, which is off in all others. */
export function optionalSettings(): CardConfiguration {
  const { hasInstallments, isClickToPayEnabled } = moduleCardSettings()
  return {
    ...(flag(hasInstallments) && {
      installmentOptions: offeredInstalments(),
      showInstallmentAmounts: true,
    }),
    ...(flag(isClickToPayEnabled) && {
      _disableClickToPay: false,
      clickToPayConfiguration: {
        merchantDisplayName: toText(providerSettings().merchantAccount),
        shopperEmail: $savedAddress.get()?.billing.email,
      },
    }),
  }
}

/** Whether the instalments in the data of the form are still offered, now that the amount may be another one. */
export function areOffered(data: unknown): boolean {
  const { installments, paymentMethod } = readObject(data)
  const count = Number(readObject(installments).value ?? 1)
  const brand = toText(readObject(paymentMethod).brand)
  return count === 1 || (offeredInstalments()[brand]?.values.includes(count) ?? false)
}

/**
 * The numbers of instalments that the provider's Magento module offers for the amount: by brand, each from a least amount on.
 * The module names brands by Magento's codes, such as `VI`.
 */
function offeredInstalments(): Record<string, { values: number[] }> {
  const { installments, adyenCcTypes } = moduleCardSettings()
  const { currency, value } = orderAmount()
  const total = fromMinor(value, currency)
  const optionsOf = ([code, counts]: [string, unknown]) => {
    const values = entriesOf(counts)
      .filter(([least]) => total >= Number(least))
      .flatMap(([, offered]) => toList(offered).map(Number))
    const brand = toText(readObject(readObject(adyenCcTypes)[code]).code_alt) || brandOf(code)
    const sorted = [...new Set([1, ...values])].filter((count) => count > 0).sort((one, other) => one - other)
    return brand && sorted.length > 1 ? [[brand, { values: sorted }] as const] : []
  }
  return Object.fromEntries(entriesOf(installments).flatMap(optionsOf))
}

/** PHP writes an array as a list if its keys count from 0. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Up to release 9 the module has one list of brands for the checkout. */
function brandOf(code: string): string | undefined {
  const { availableTypesByAlt } = readObject($checkoutConfig.get()?.payment?.ccform)
  const codes = readObject(readObject(availableTypesByAlt)[`${provider()}_cc`])
  return Object.keys(codes).find((brand) => codes[brand] === code)
}
