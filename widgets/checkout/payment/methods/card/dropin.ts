import type {
  AdyenCheckoutError,
  Core,
  Dropin,
  PaymentMethodsConfiguration,
  UIElement,
} from '@adyen/adyen-web'
import { atom } from 'nanostores'
import { logFailure } from '../../../../../src/state/log'
import type { Outcome } from '../../../state/attempt/order'
import type { Order } from '../../../state/attempt/order'
import { watchFrames } from './frames'
import { loadLibrary, loadLibraryStyle } from './library'
import { Purchase } from './purchase'
import { isAllowedRedirect } from './redirect'
import { amountNow, readConfiguration } from './settings'
import { removeStored } from './stored'
import { $isChallenged } from '../../../state/payment/challenge'
import { isWallet, walletSettings } from './wallets'
import { within } from './within'

/** `none`: the provider offers nothing for this cart. `blocked`: it cannot be reached. */
export const $card = atom<'loading' | 'ready' | 'none' | 'blocked'>('loading')

/** The provider's type of the method open in the form, such as `scheme` or `klarna` (§9). */
export const $cardType = atom<string | undefined>()

/**
 * How long the provider may take before the shopper is told: for everything up to the form, and how much of it is left
 * at least for the frames in it. Together they stay below ten seconds.
 */
const PATIENCE = 7_500
const FOR_FRAMES = 2_000

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

/** Takes the form out for good: unlike `unmount`, `remove` also makes the library forget it. */
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
  const began = Date.now()
  const [library, configuration] = await Promise.all([loadLibrary(), readConfiguration(), loadLibraryStyle()])
  if (!configuration) return false
  if (!isWanted()) return true
  const core = await library.AdyenCheckout({ ...configuration, ...answers })
  if (!isWanted()) return true
  const patience = Math.max(FOR_FRAMES, PATIENCE - (Date.now() - began))
  const frames = watchFrames(
    node,
    [patience, PATIENCE],
    () => isWanted() && giveUp(new Error('card fields do not answer')),
  )
  await new Promise<void>((onReady) => {
    const form = new library.Dropin(core, {
      paymentMethodComponents: library.components,
      paymentMethodsConfiguration: {
        ...cardSettings(frames.onReady, node.clientWidth),
        ...walletSettings(core.paymentMethodsResponse.paymentMethods),
      },
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
function cardSettings(onConfigSuccess: () => void, width: number): PaymentMethodsConfiguration {
  const card = { onConfigSuccess, challengeWindowSize: width < 390 ? '01' : '02' } as const
  return { card, storedCard: card }
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
    void purchase?.stayHere()
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
  if (form.isValid || isWallet(form.activePaymentMethod)) return true
  form.showValidation()
  return false
}

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
