import type { PaymentAction } from '@adyen/adyen-web'
import { loadProvider } from '../../provider/load.ts'
import type { Provider, SentOrder } from '../../provider/provider.ts'
import type { PaymentResult } from '../../rules/provider.ts'
import { $context } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { Outcome } from '#order/state/order.ts'
import { readDraft } from '#checkout/state/draft.ts'
import { $resumedAction, challengeWindow } from '../../state/challenge.ts'
import { deferred } from '#async/deferred.ts'
import { loadLibrary } from './card-form.ts'
import type { Component } from './local-types.ts'
import { loadOfferedTypes } from './offered-types.ts'
import { isRefusal, outcomeOfResult, REFUSED } from '../../state/purchase.ts'
import { coreConfiguration } from '../../state/provider-settings.ts'
import { loadProviderStyle } from '../../view/provider-style.ts'

/** Shown again here. A payment slip is on the result page; other actions leave the shop or need what was on the page. */
const SHOWN_AGAIN = ['threeDS2', 'qrCode', 'await']

/**
 * Returns the outcome of an order that was sent before a reload. The shopper's action is shown once more: the
 * provider's result still has it (wire: payment-result), and nothing of it was kept here. If the action cannot be
 * carried out here, the result page shows how the payment stands.
 */
export async function resumeOrder(sent: SentOrder): Promise<Outcome> {
  try {
    return await outcomeAfter(sent, (provider) => provider.getResult(sent))
  } catch (error) {
    logFailure('payment-result', error)
    return { type: 'redirect', url: $page.get().routes.result }
  } finally {
    $resumedAction.set(undefined)
  }
}

async function outcomeAfter(
  sent: SentOrder,
  read: (provider: Provider) => Promise<PaymentResult>,
): Promise<Outcome> {
  const result = await read(await loadProvider(sent.contract))
  const outcome = outcomeOfResult(result, sent.orderId)
  if (outcome) return outcome
  const { action } = result
  const components = action && (await componentsFor(action))
  if (!components) return { type: 'redirect', url: $page.get().routes.result }
  const details = await carryOut(action, components)
  try {
    return await outcomeAfter(sent, (provider) => provider.sendDetails(sent, details))
  } catch (error) {
    if (isRefusal(error)) return REFUSED
    throw error
  }
}

/**
 * Loads the components the library needs beyond its own to show an action; undefined when it cannot show it.
 */
async function componentsFor({ type, paymentMethodType }: PaymentAction): Promise<Component[] | undefined> {
  if (!SHOWN_AGAIN.includes(type)) return undefined
  if (type === 'threeDS2') return []
  const { components } = await loadOfferedTypes({
    paymentMethods: [{ type: paymentMethodType, name: paymentMethodType }],
    storedPaymentMethods: [],
  })
  return components.length ? components : undefined
}

/** Shows the action in the checkout's place. Resolves to what the provider needs to know of what came of it. */
async function carryOut(action: PaymentAction, components: Component[]): Promise<unknown> {
  const details = deferred<unknown>()
  const country = readDraft().addresses?.billing.country_id ?? $context.get()?.countryId ?? ''
  const [library, configuration] = await Promise.all([
    loadLibrary(),
    coreConfiguration(country),
    loadProviderStyle(),
  ])
  const core = await library.AdyenCheckout({
    ...configuration,
    onAdditionalDetails: ({ data }) => details.resolve(data),
    onError: details.reject,
  })
  core.register(...components)
  $resumedAction.set({
    type: action.type,
    show: (node) => void core.createFromAction(action, challengeWindow).mount(node),
  })
  return details.promise
}
