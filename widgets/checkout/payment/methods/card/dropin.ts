import type {
  AdyenCheckoutError,
  Core,
  Dropin,
  GooglePayConfiguration,
  PaymentMethodsConfiguration,
  UIElement,
} from '@adyen/adyen-web'
import { atom } from 'nanostores'
import { logFailure } from '../../../../../src/state/log'
import type { Outcome } from '../../../state/outcome'
import type { Order } from '../method'
import { watchFrames } from './frames'
import { loadLibrary, loadLibraryStyle } from './library'
import { Purchase } from './purchase'
import { isAllowedRedirect } from './redirect'
import { amountNow, googlePayMerchantId, readConfiguration } from './settings'
import { removeStored } from './stored'
import { $isChallenged } from '../../../state/challenge'
import { within } from './within'

/** `none`: the provider offers nothing for this cart. `blocked`: it cannot be reached. */
export const $card = atom<'loading' | 'ready' | 'none' | 'blocked'>('loading')

/** The provider's type of the method open in the form, such as `scheme` or `klarna` (§9). */
export const $cardType = atom<string | undefined>()

/** How long the provider may take before the shopper is told. */
const PATIENCE = 8_000

type GooglePaySettings = GooglePayConfiguration['configuration']

interface Living {
  core: Core
  form: Dropin
}
let living: Living | undefined
let purchase: Purchase | undefined
let wanted: object | undefined

/** Puts a form into the node in place of the one before. A call overtaken by another, or by `hideCard`, comes to nothing. */
export async function showCard(node: HTMLElement): Promise<void> {
  hideCard()
  const mine = (wanted = {})
  const isWanted = () => wanted === mine
  $card.set('loading')
  try {
    const isOffered = await within(PATIENCE, create(node, isWanted))
    if (isWanted()) $card.set(isOffered ? 'ready' : 'none')
  } catch (error) {
    if (isWanted()) giveUp(error)
  }
}

/** Takes the form out. Only `remove` frees its frames; `unmount` would leave them behind. */
export function hideCard(): void {
  wanted = undefined
  living?.form.remove()
  living = undefined
  $cardType.set(undefined)
}

function giveUp(error: unknown) {
  logFailure('card form', error)
  hideCard()
  $card.set('blocked')
}

async function create(node: HTMLElement, isWanted: () => boolean): Promise<boolean> {
  const [library, configuration] = await Promise.all([loadLibrary(), readConfiguration(), loadLibraryStyle()])
  if (!configuration) return false
  if (!isWanted()) return true
  const core = await library.AdyenCheckout({ ...configuration, ...answers })
  if (!isWanted()) return true
  const frames = watchFrames(
    node,
    PATIENCE,
    () => isWanted() && giveUp(new Error('card fields do not answer')),
  )
  await new Promise<void>((onReady) => {
    const form = new library.Dropin(core, {
      paymentMethodComponents: library.components,
      paymentMethodsConfiguration: methodSettings(frames.onReady, node.clientWidth),
      disableFinalAnimation: true,
      showRemovePaymentMethodButton: true,
      onDisableStoredPaymentMethod: removeStored,
      onSelect: (method: UIElement) => {
        $cardType.set(method.type)
        frames.expect(method)
      },
      onReady,
    })
    living = { core, form }
    form.mount(node)
  })
  return true
}

/** The bank's question comes in one of the sizes the standard knows: 250 or 390 pixels wide. */
function methodSettings(onConfigSuccess: () => void, width: number): PaymentMethodsConfiguration {
  const card = { onConfigSuccess, challengeWindowSize: width < 390 ? '01' : '02' } as const
  const merchantId = googlePayMerchantId()
  return {
    card,
    storedCard: card,
    ...(merchantId && { googlepay: { configuration: { merchantId } as GooglePaySettings } }),
  }
}

/** What the library asks of us while it works. Without a purchase under way nothing it says makes an order. */
const answers = {
  onSubmit: (state: { data: unknown }, _: UIElement, actions: Parameters<Purchase['submit']>[1]) =>
    purchase ? void purchase.submit(state.data, actions) : actions.reject(),
  onAdditionalDetails: (
    state: { data: unknown },
    _: UIElement,
    actions: Parameters<Purchase['sendDetails']>[1],
  ) => (purchase ? void purchase.sendDetails(state.data, actions) : actions.reject()),
  onError: (error: AdyenCheckoutError) => {
    logFailure('card form', error.name)
    void purchase?.breakOff(error.name)
  },
  onPaymentFailed: () => void living?.form.setStatus('ready'),
  // Enter in a field must not place the order.
  onEnterKeyPressed: () => {},
  beforeRedirect: (resolve: () => void, reject: () => void, { url }: { url: string }) => {
    if (isAllowedRedirect(url)) return resolve()
    reject()
    void purchase?.breakOff('REDIRECT')
  },
}

/** A changed amount is told to the living form, so what is typed into it survives a coupon. */
export function updateCardAmount(): void {
  const amount = amountNow()
  if (!living || amount.value <= 0 || living.core.options.amount?.currency !== amount.currency) return
  if (living.core.options.amount.value === amount.value) return
  void living.core.update({ amount }, { shouldReinitializeCheckout: false })
}

/** Whether the form can be sent; shows in it what is missing. */
export function isCardComplete(): boolean {
  const form = living?.form
  if (!form || $card.get() !== 'ready' || !form.activePaymentMethod) return false
  // A wallet asks for everything in its own sheet, on submit.
  if (form.isValid || WALLETS.has(form.activePaymentMethod.type)) return true
  form.showValidation()
  return false
}

const WALLETS = new Set(['googlepay', 'paywithgoogle', 'applepay'])

/** Sends the form; ends when the provider, and the bank if it has questions, has answered. */
export async function submitCard(order: Order): Promise<Outcome> {
  if (!isCardComplete()) return { type: 'stay', step: 'payment_method' }
  purchase = new Purchase(order, (type) => $isChallenged.set(type !== 'redirect'))
  try {
    living!.form.submit()
    return await purchase.outcome
  } finally {
    purchase = undefined
    $isChallenged.set(false)
  }
}
