import type { GooglePayConfiguration, PaymentMethodsConfiguration, UIElement } from '@adyen/adyen-web'
import { readObject } from '#lib/json.ts'
import { googlePayMerchantId } from '../../state/provider-settings.ts'

const GOOGLE = ['googlepay', 'paywithgoogle'] as const
const WALLETS = new Set<string>([...GOOGLE, 'applepay'])

type Configuration = GooglePayConfiguration['configuration']

/** A wallet collects everything in its own sheet, on submit, so its form needs no validation. */
export const isWallet = ({ type }: UIElement): boolean => WALLETS.has(type)

/**
 * The shop's merchant at Google (wire: checkout-configuration) merged into the provider's configuration of the
 * wallet: the library takes one or the other, not both.
 */
export function walletSettings(
  offered: readonly { type: string; configuration?: unknown }[],
): PaymentMethodsConfiguration {
  const merchantId = googlePayMerchantId()
  if (!merchantId) return {}
  const offer = offered.find(({ type }) => GOOGLE.some((google) => google === type))
  const google = { configuration: { ...readObject(offer?.configuration), merchantId } as Configuration }
  return Object.fromEntries(GOOGLE.map((type) => [type, google]))
}
