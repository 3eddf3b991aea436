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
import { cardSettings, isWallet, walletSettings } from './fields/card-settings.ts'
import { loadGiftCardsPart, takeConfiguration } from './configuration.ts'
import { watchFrames } from './frames.ts'
import { singleFlight } from '#async/single-flight.ts'
import { hasMethods, loadOfferedTypes } from './offered-types.ts'
import { Purchase } from '../../state/purchase.ts'
import { isAllowedRedirect } from '../../state/provider-settings.ts'
import { loadProviderStyle } from '../../view/provider-style.ts'
import { currentAmount, isAllPaid, moduleCardSettings } from './settings.ts'
import { loadProvider } from '../../provider/load.ts'
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

/** Returns undefined in a shop without instalments. */
const loadInstalmentsPart = async () =>
  flag(moduleCardSettings().hasInstallments)
    ? importPart(() => import('./fields/instalment-settings.ts'))
    : undefined

/** The provider's drop-in on the page, and the purchase under way with it. One at a time. */
class CardForm {
  /**
   * `covered`: the provider's gift cards pay for all of the order, so the form has nothing to ask. `none`: the provider offers
   * nothing for this cart. `blocked`: it cannot be reached.
   */
  readonly $state = atom<'loading' | 'ready' | 'covered' | 'none' | 'blocked'>('loading')

  /** The provider's type selected in the form, such as `scheme` or `klarna` (rule: hidden-types). */
  readonly $type = atom<string | undefined>()

  /** The choice within the form, as the review shows it (`PaymentMethod.$detail`). */
  readonly $detail = atom<string | undefined>()

  /** The form began anew because the shopper's instalments are not offered for another amount. */
  readonly $hasLostInstalments = atom(false)

  private mounted: { core: Core; dropin: Dropin } | undefined
  private node: HTMLElement | undefined
  private code: string | undefined
  private purchase: Purchase | undefined
  private giftCards: Awaited<ReturnType<typeof loadGiftCardsPart>>
  private instalments: Awaited<ReturnType<typeof loadInstalmentsPart>>
  /** Identifies the latest `show`; one before it that is still loading mounts nothing. */
  private latest: object | undefined

  /**
   * Mounts a form into the node in place of the one before, unless another `show` or `remove` comes first. `code` is the
   * method of its row.
   */
  async show(node: HTMLElement, code?: string): Promise<void> {
    this.remove()
    this.node = node
    this.code = code
    const own = (this.latest = {})
    const isLatest = () => this.latest === own
    this.$state.set('loading')
    delete node.dataset.drawn
    try {
      const state = await withTimeLimit(this.create(node, isLatest, code), TIME_LIMIT)
      if (isLatest()) this.$state.set(state)
    } catch (error) {
      if (isLatest()) this.giveUp(error)
    }
  }

  /** Takes the form out for good: unlike `unmount`, `remove` also makes the library forget it. */
  remove(): void {
    this.latest = undefined
    this.mounted?.dropin.remove()
    this.mounted = undefined
    this.$type.set(undefined)
    this.$detail.set(undefined)
  }

  /** Another row may have the form by now. */
  removeFrom(node: HTMLElement): void {
    if (node === this.node) this.remove()
  }

  /** Begins anew in the same place: the cart has other gift cards. */
  reshow(): void {
    if (this.node) void this.show(this.node, this.code)
  }

  /** Passes a changed amount to the mounted form, so what is typed into it survives a coupon. */
  updateAmount(): void {
    if (!this.purchase && this.$state.get() === (isAllPaid() ? 'ready' : 'covered')) return this.reshow()
    if (this.dropsInstalments()) return
    const amount = currentAmount()
    const shown = this.mounted?.core.options.amount
    if (amount.value <= 0 || shown?.currency !== amount.currency || shown.value === amount.value) return
    void this.mounted!.core.update({ amount }, { shouldReinitializeCheckout: false })
  }

  /** Begins anew if the shop does not offer the instalments in the form for this amount, and leads the shopper there. */
  private dropsInstalments(): boolean {
    const data = this.mounted?.dropin.activePaymentMethod?.data
    if (this.purchase || this.instalments?.areOffered(data) !== false) return false
    this.$hasLostInstalments.set(true)
    $confirmedMethod.set(undefined)
    this.reshow()
    return true
  }

  /**
   * Resolves as `isComplete` does, once the form is there or is known not to come. The fields are frames: what was typed right
   * before a press reaches the form as a message, and counts after the next paint.
   */
  async isCompleteOnceLoaded(): Promise<boolean> {
    if (this.$state.get() === 'loading') await nextValue(this.$state)
    if (this.mounted && !this.mounted.dropin.isValid) await new Promise<void>(afterPaint)
    return this.isComplete()
  }

  /** Whether the form can be submitted; shows in it what is missing. */
  isComplete(): boolean {
    const dropin = this.mounted?.dropin
    if (this.$state.get() === 'covered') return isAllPaid()
    if (!dropin || this.$state.get() !== 'ready' || !dropin.activePaymentMethod) return false
    if (dropin.activePaymentMethod.type === 'giftcard') {
      // It is added to the cart first, and the order waits for another press.
      dropin.submit()
      return false
    }
    if (this.dropsInstalments()) return false
    if (dropin.isValid || isWallet(dropin.activePaymentMethod)) {
      this.$hasLostInstalments.set(false)
      return true
    }
    dropin.showValidation()
    return false
  }

  /** Submits the form; settles when the provider has answered, and the bank where it asks the shopper to confirm. */
  async submit(order: Order): Promise<Outcome> {
    if (!(await this.isCompleteOnceLoaded())) return { type: 'stay', step: 'payment_method' }
    const pay = (own: Order, data?: object) => this.pay(own, data)
    return this.giftCards ? this.giftCards.placeOrder(order, pay, () => this.reshow()) : pay(order)
  }

  /** `data` is sent as it is; without it, the form submits its own. */
  private async pay(order: Order, data?: object): Promise<Outcome> {
    this.purchase = new Purchase(order, (type) => type !== 'redirect' && $action.set(type))
    try {
      if (data) void this.purchase.submit(data, { resolve() {}, reject() {} })
      else this.mounted!.dropin.submit()
      return await this.purchase.outcome
    } finally {
      this.purchase = undefined
      $action.set(undefined)
    }
  }

  /** The shopper has what to pay with, and the order waits for the money. */
  leaveVoucher(): void {
    this.purchase?.leaveVoucher()
  }

  private giveUp(error: unknown) {
    logFailure('card form', error)
    this.remove()
    this.$state.set('blocked')
    if (mayBeCartGone(error)) void recheckSession(error)
  }

  /** Returns the state of the form. A newer `show` makes it stop halfway. */
  private async create(node: HTMLElement, isLatest: () => boolean, code?: string) {
    const start = Date.now()
    const [library, configuration, giftCards, instalments] = await Promise.all([
      loadLibrary(),
      takeConfiguration(code),
      loadGiftCardsPart(),
      loadInstalmentsPart(),
      loadProviderStyle(),
    ])
    if (!configuration) return 'none'
    const { offer, components } = await loadOfferedTypes(configuration.paymentMethodsResponse)
    if (!hasMethods(offer) || !isLatest()) return 'none'
    this.giftCards = giftCards
    this.instalments = instalments
    if (giftCards && isAllPaid()) {
      this.$detail.set(giftCards.titles())
      return 'covered'
    }
    const core = await library.AdyenCheckout({
      ...configuration,
      paymentMethodsResponse: offer,
      ...this.callbacks,
    })
    if (!isLatest()) return 'none'
    const rest = Math.max(FRAMES_TIME_LIMIT, TIME_LIMIT - (Date.now() - start))
    const frames = watchFrames(
      node,
      [rest, TIME_LIMIT],
      () => isLatest() && this.giveUp(new Error('card fields do not answer')),
    )
    const handleDrawn = () => {
      frames.onReady()
      node.dataset.drawn = ''
    }
    await new Promise<void>((onReady) => {
      const dropin = new library.Dropin(core, {
        paymentMethodComponents: [...library.components, ...components],
        paymentMethodsConfiguration: {
          ...cardSettings(
            node,
            handleDrawn,
            (name) => this.$detail.set(name),
            instalments?.instalmentSettings(),
          ),
          ...giftCards?.giftCardSettings({
            place: node,
            offer,
            onDrawn: handleDrawn,
            onChange: () => this.reshow(),
          }),
          ...walletSettings(core.paymentMethodsResponse.paymentMethods),
        },
        disableFinalAnimation: true,
        showRemovePaymentMethodButton: true,
        onDisableStoredPaymentMethod: removeStoredCard,
        onSelect: (method: UIElement) => {
          this.$type.set(method.type)
          this.$detail.set(detailOf(method))
          frames.expect(method)
        },
        onReady,
      })
      this.mounted = { core, dropin }
      dropin.mount(node)
    })
    return 'ready'
  }

  /** The callbacks of the library. Without a purchase under way, none of them makes an order. */
  private readonly callbacks = {
    onSubmit: (state: { data: unknown }, _: UIElement, actions: Parameters<Purchase['submit']>[1]) =>
      this.purchase ? void this.purchase.submit(state.data, actions) : actions.reject(),
    onAdditionalDetails: (
      state: { data: unknown },
      _: UIElement,
      actions: Parameters<Purchase['sendDetails']>[1],
    ) => (this.purchase ? void this.purchase.sendDetails(state.data, actions) : actions.reject()),
    onError: (error: AdyenCheckoutError) => {
      logFailure('card form', error.name)
      void this.purchase?.handleError(error.name)
    },
    onPaymentFailed: () => void this.mounted?.dropin.setStatus('ready'),
    // Enter in a field must not place the order.
    onEnterKeyPressed: () => {},
    beforeRedirect: (resolve: () => void, reject: () => void, { url }: { url: string }) => {
      if (isAllowedRedirect(url)) {
        // The order exists (wire: sections-after-login).
        invalidateSections(['cart'])
        return resolve()
      }
      reject()
      void this.purchase?.handleBlockedRedirect()
    },
  }
}

export const cardForm = new CardForm()

/**
 * Deletes a stored card from the shopper's account (wire: card-form-settings); `resolve` makes the form take it off
 * its list.
 */
export async function removeStoredCard(id: string, resolve: () => void, reject: () => void): Promise<void> {
  try {
    if (!(await (await loadProvider()).removeStored(id))) throw new Error('the shop did not delete it')
    notify({ type: 'success', key: 'notice.deleted' })
    resolve()
  } catch (error) {
    logFailure('stored method', error)
    notify({ type: 'error', key: 'state.failed' })
    reject()
  }
}
