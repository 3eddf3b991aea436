import type { DonationConfiguration } from '@adyen/adyen-web'
import { ApiError } from '#http/api-error.ts'
import type { JsonObject } from '#lib/json.ts'
import { loadCart } from '#cart/state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { importPart } from '#dom/import-part.ts'
import { donate, getCampaign, type PaidOrder } from '../../provider/donations.ts'
import { coreConfiguration, provider } from '../../state/provider-settings.ts'
import { loadProviderStyle } from '../../view/provider-style.ts'

/** `refused`: nothing was given. `unknown`: the answer was lost, so it is not asked for again. */
export type DonationState = 'offered' | 'refused' | 'unknown' | 'done' | 'declined'

interface Component {
  setStatus(status: 'ready' | 'error' | 'success'): void
}

/**
 * Shows the provider's form for a donation in a node. False where the shop has no cause for this order (any more). `known` is
 * the cause if the page has it: the module up to release 9 has no call for it. Throws if the form cannot be shown.
 */
export async function offerDonation(
  node: HTMLElement,
  order: PaidOrder,
  country: string,
  onState: (state: DonationState) => void,
  known?: JsonObject,
): Promise<boolean> {
  await loadCart()
  const campaign = known?.donation ? known : await readCampaign(order)
  if (!campaign) return false
  const [library, { default: Donation }, configuration] = await Promise.all([
    importPart(() => import('./components.ts')),
    importPart(() => import('adyen/components/Donation/Donation')),
    coreConfiguration(country),
    loadProviderStyle(),
  ])
  const core = await library.AdyenCheckout(configuration)
  let isSent = false
  const onDonate = async ({ data }: { data: object }, component: Component) => {
    if (isSent) return
    isSent = true
    try {
      await donate(provider(), order, { ...data, returnUrl: location.href })
      component.setStatus('success')
      onState('done')
    } catch (error) {
      logFailure('donation', error)
      const isRefused = error instanceof ApiError && error.kind === 'business'
      isSent = !isRefused
      component.setStatus(isRefused ? 'ready' : 'error')
      onState(isRefused ? 'refused' : 'unknown')
    }
  }
  const form = new Donation(core, {
    ...(campaign as unknown as DonationConfiguration),
    showCancelButton: true,
    onDonate: (state, component) => void onDonate(state, component),
    onCancel: () => {
      form.unmount()
      onState('declined')
    },
  })
  form.mount(node)
  onState('offered')
  return true
}

/** The shop answers 400 to an order for which nothing can be given. */
async function readCampaign(order: PaidOrder) {
  try {
    return await getCampaign(provider(), order)
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}
