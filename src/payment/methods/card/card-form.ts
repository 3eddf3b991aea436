import type { AdyenCheckoutError, Core, Dropin, UIElement } from '@adyen/adyen-web'
import { atom } from 'nanostores'
import { importPart } from '#dom/import-part.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { flag } from '#lib/money/money.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { mayBeCartGone } from '#http/api-error.ts'
import { recheckSession } from '#cart/state/with-fresh-cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { $action } from '../../state/challenge.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { nextValue, withTimeLimit } from '../../view/waiting.ts'
import { detailOf } from './fields/chosen-detail.ts'
import { cardSettings, walletSettings } from './fields/card-settings.ts'
import { loadGiftCardsPart, takeConfiguration } from './configuration.ts'
import { watchFrames } from './frames.ts'
import { singleFlight } from '#async/single-flight.ts'
import { hasMethods, loadOfferedTypes } from './offered-types.ts'
import { Purchase } from '../../state/purchase.ts'
import { isAllowedRedirect } from '../../state/provider-settings.ts'
import { loadProviderStyle } from '../../view/provider-style.ts'
import { currentAmount, moduleCardSettings } from './settings.ts'
import { notify } from '#storefront/state/notices/notices.ts'

/** How long everything up to the form may take, in milliseconds, before it counts as blocked. */
const TIME_LIMIT = 7_500
/**
 * The least time that is left for the fields' frames, in milliseconds. Both limits together stay below ten
 * seconds.
 */
const FRAMES_TIME_LIMIT = 2_000

/** The provider's library with the components of most shops; the others come one by one. */
export const loadLibrary = singleFlight(() => importPart(() => import('./components.ts')), { keep: true })

/** Returns undefined in a shop that has none of them on. */
async function loadOptionalSettings() {
  const { hasInstallments, isClickToPayEnabled } = moduleCardSettings()
  return flag(hasInstallments) || flag(isClickToPayEnabled)
    ? importPart(() => import('./fields/optional-settings.ts'))
    : undefined
}

/** The provider's drop-in on the page, and the purchase under way with it. One at a time. */
function createCardForm() {
  /**
   * `covered`: the provider's gift cards pay for all of the order, so the form has nothing to ask. `none`: the provider offers
   * nothing for this cart. `blocked`: it cannot be reached.
   */
  const $state = atom<'loading' | 'ready' | 'covered' | 'none' | 'blocked'>('loading')

  /** The provider's type selected in the form, such as `scheme` or `klarna` (rule: hidden-types). */
  const $type = atom<string | undefined>()

  /** The choice within the form, as the review shows it (`PaymentMethod.$detail`). */
  const $detail = atom<string | undefined>()

  /** The form began anew because the shopper's instalments are not offered for another amount. */
  const $hasLostInstalments = atom(false)

  let mounted: { core: Core; dropin: Dropin } | undefined
  let place: { node: HTMLElement; code?: string } | undefined
  let purchase: Purchase | undefined
  let giftCards: Awaited<ReturnType<typeof loadGiftCardsPart>>
  let optional: Awaited<ReturnType<typeof loadOptionalSettings>>
  /** Identifies the latest `show`; one before it that is still loading mounts nothing. */
  let latest: object | undefined

  /**
   * Mounts a form into the node in place of the one before, unless another `show` or `remove` comes first. `code` is the
   * method of its row.
   */
  async function show(node: HTMLElement, code?: string): Promise<void> {
    remove()
    place = { node, code }
    const own = (latest = {})
    const isLatest = () => latest === own
    $state.set('loading')
    delete node.dataset.drawn
    try {
      const state = await withTimeLimit(create(node, isLatest, code), TIME_LIMIT)
      if (isLatest()) $state.set(state)
    } catch (error) {
      if (isLatest()) giveUp(error)
    }
  }

  /** Takes the form out for good: unlike `unmount`, `remove` also makes the library forget it. */
  function remove(): void {
    latest = undefined
    mounted?.dropin.remove()
    mounted = undefined
    $type.set(undefined)
    $detail.set(undefined)
  }

  /** Another row may have the form by now. */
  function removeFrom(node: HTMLElement): void {
    if (node === place?.node) remove()
  }

  /** Begins anew in the same place: the cart has other gift cards. */
  function reshow(): void {
    if (place) void show(place.node, place.code)
  }

  /** Whether gift cards pay for all of the order. */
  const isCovered = () => giftCards?.isAllPaid() ?? false

  /** Passes a changed amount to the mounted form, so what is typed into it survives a coupon. */
  function updateAmount(): void {
    if (!purchase && $state.get() === (isCovered() ? 'ready' : 'covered')) return reshow()
    if (dropsInstalments()) return
    const amount = currentAmount()
    const shown = mounted?.core.options.amount
    if (amount.value <= 0 || shown?.currency !== amount.currency || shown.value === amount.value) return
    void mounted!.core.update({ amount }, { shouldReinitializeCheckout: false })
  }

  /** Begins anew if the shop does not offer the instalments in the form for this amount, and leads the shopper there. */
  function dropsInstalments(): boolean {
    if (purchase || optional?.areOffered(mounted?.dropin.activePaymentMethod?.data) !== false) return false
    $hasLostInstalments.set(true)
    $confirmedMethod.set(undefined)
    reshow()
    return true
  }

  /**
   * Resolves as `isComplete` does, once the form is there or is known not to come. The fields are frames: what was typed right
   * before a press reaches the form as a message, and counts after the next paint.
   */
  async function isCompleteOnceLoaded(): Promise<boolean> {
    if ($state.get() === 'loading') await nextValue($state)
    if (mounted && !mounted.dropin.isValid) await new Promise<void>(afterPaint)
    return isComplete()
  }

  /** Whether the form can be submitted; shows in it what is missing. */
  function isComplete(): boolean {
    const dropin = mounted?.dropin
    if ($state.get() === 'covered') return isCovered()
    if (!dropin || $state.get() !== 'ready' || !dropin.activePaymentMethod) return false
    if (dropin.activePaymentMethod.type === 'giftcard') {
      // It is added to the cart first, and the order waits for another press.
      dropin.submit()
      return false
    }
    if (dropsInstalments()) return false
    if (dropin.isValid) $hasLostInstalments.set(false)
    else dropin.showValidation()
    return dropin.isValid
  }

  /** Submits the form; settles when the provider has answered, and the bank where it asks the shopper to confirm. */
  async function submit(order: Order): Promise<Outcome> {
    if (!(await isCompleteOnceLoaded())) return { type: 'stay', step: 'payment_method' }
    return giftCards ? giftCards.placeOrder(order, pay, reshow) : pay(order)
  }

  /** `data` is sent as it is; without it, the form submits its own. */
  async function pay(order: Order, data?: object): Promise<Outcome> {
    purchase = new Purchase(order, (type) => type !== 'redirect' && $action.set(type))
    try {
      if (data) void purchase.submit(data, { resolve() {}, reject() {} })
      else mounted!.dropin.submit()
      return await purchase.outcome
    } finally {
      purchase = undefined
      $action.set(undefined)
    }
  }

  function giveUp(error: unknown) {
    logFailure('card form', error)
    remove()
    $state.set('blocked')
    if (mayBeCartGone(error)) void recheckSession(error)
  }

  /** Returns the state of the form. A newer `show` makes it stop halfway. */
  async function create(node: HTMLElement, isLatest: () => boolean, code?: string) {
    const start = Date.now()
    const [library, configuration, ...parts] = await Promise.all([
      loadLibrary(),
      takeConfiguration(code),
      loadGiftCardsPart(),
      loadOptionalSettings(),
      loadProviderStyle(),
    ])
    if (!configuration) return 'none'
    const { offer, components } = await loadOfferedTypes(configuration.paymentMethodsResponse)
    if (!hasMethods(offer) || !isLatest()) return 'none'
    ;[giftCards, optional] = parts
    if (giftCards && isCovered()) {
      $detail.set(giftCards.titles())
      return 'covered'
    }
    const core = await library.AdyenCheckout({
      ...configuration,
      paymentMethodsResponse: offer,
      ...callbacks,
    })
    if (!isLatest()) return 'none'
    const rest = Math.max(FRAMES_TIME_LIMIT, TIME_LIMIT - (Date.now() - start))
    const frames = watchFrames(
      node,
      [rest, TIME_LIMIT],
      () => isLatest() && giveUp(new Error('card fields do not answer')),
    )
    const handleDrawn = () => {
      frames.onReady()
      node.dataset.drawn = ''
    }
    await new Promise<void>((onReady) => {
      const dropin = new library.Dropin(core, {
        paymentMethodComponents: [...library.components, ...components],
        paymentMethodsConfiguration: {
          ...cardSettings(node, handleDrawn, (name) => $detail.set(name), optional?.optionalSettings()),
          ...giftCards?.giftCardSettings({ place: node, offer, onDrawn: handleDrawn, onChange: reshow }),
          ...walletSettings(core.paymentMethodsResponse.paymentMethods),
        },
        disableFinalAnimation: true,
        showRemovePaymentMethodButton: true,
        onDisableStoredPaymentMethod: removeStoredCard,
        onSelect: (method: UIElement) => {
          $type.set(method.type)
          $detail.set(detailOf(method))
          frames.expect(method)
        },
        onReady,
      })
      mounted = { core, dropin }
      dropin.mount(node)
    })
    return 'ready'
  }

  /** The callbacks of the library. Without a purchase under way, none of them makes an order. */
  const callbacks = {
    onSubmit: (state: { data: unknown }, _: UIElement, actions: Parameters<Purchase['submit']>[1]) =>
      purchase ? void purchase.submit(state.data, actions) : actions.reject(),
    onAdditionalDetails: (
      state: { data: unknown },
      _: UIElement,
      actions: Parameters<Purchase['sendDetails']>[1],
    ) => (purchase ? void purchase.sendDetails(state.data, actions) : actions.reject()),
    onError: ({ name }: AdyenCheckoutError) => {
      logFailure('card form', name)
      void purchase?.handleError(name)
    },
    onPaymentFailed: () => void mounted?.dropin.setStatus('ready'),
    // Enter in a field must not place the order.
    onEnterKeyPressed: () => {},
    beforeRedirect: (resolve: () => void, reject: () => void, { url }: { url: string }) => {
      if (isAllowedRedirect(url)) {
        // The order exists (wire: sections-after-login).
        invalidateSections(['cart'])
        return resolve()
      }
      reject()
      void purchase?.handleBlockedRedirect()
    },
  }

  return {
    $state,
    $type,
    $detail,
    $hasLostInstalments,
    show,
    remove,
    removeFrom,
    reshow,
    updateAmount,
    isComplete,
    isCompleteOnceLoaded,
    submit,
    /** The shopper has what to pay with, and the order waits for the money. */
    leaveVoucher: () => purchase?.leaveVoucher(),
    callbacks,
  }
}

export const cardForm = createCardForm()

/**
 * Deletes a stored card from the shopper's account; `resolve` makes the form take it off its list. The code for it comes when
 * its button is pressed. If that or the shop fails, the card stays in the list, where the shopper may try again.
 */
export async function removeStoredCard(id: string, resolve: () => void, reject: () => void): Promise<void> {
  try {
    await (await importPart(() => import('../../provider/stored-cards.ts'))).removeStoredCard(id)
    resolve()
  } catch (error) {
    logFailure('stored method', error)
    notify({ type: 'error', key: 'state.failed' })
    reject()
  }
}
