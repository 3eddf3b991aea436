import type { GooglePayConfiguration, PaymentMethodsConfiguration, UIElement } from '@adyen/adyen-web'
import { readObject } from '../../../../../src/domain/json'
import { googlePayMerchantId } from './settings'

const GOOGLE = ['googlepay', 'paywithgoogle'] as const
const WALLETS = new Set<string>([...GOOGLE, 'applepay'])

type Own = GooglePayConfiguration['configuration']

/** A wallet asks for everything in its own sheet, on submit. */
export const isWallet = ({ type }: UIElement): boolean => WALLETS.has(type)

/** The shop's merchant at Google (b.14), beside what the provider says of the wallet: the library takes one or the other. */
export function walletSettings(
  offered: readonly { type: string; configuration?: unknown }[],
): PaymentMethodsConfiguration {
  const merchantId = googlePayMerchantId()
  if (!merchantId) return {}
  const told = offered.find(({ type }) => GOOGLE.some((google) => google === type))
  const google = { configuration: { ...readObject(told?.configuration), merchantId } as Own }
  return Object.fromEntries(GOOGLE.map((type) => [type, google]))
}
