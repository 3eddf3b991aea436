import type { CoreConfiguration, PaymentMethodsResponse } from '@adyen/adyen-web'
import type { CartRef } from '#http/cart-path.ts'
import type { Totals } from '#cart/rules/totals.ts'
import { amountOf, offeredWallets, type Wallet, expressMethod } from '../rules/express.ts'
import { tryNative } from '#dom/document.ts'
import { importPart } from '#dom/import-part.ts'
import { locks } from '#dom/storage/exclusive.ts'
import { loadDirectory } from '#address/state/directory.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { contractOfShop, loadProvider } from '#payment/provider/load.ts'
import { logDebug } from '#storefront/state/log.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { $context, loadContext } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import {
  $giftCards,
  clientKey,
  coreConfiguration,
  formLocale,
  provider,
} from '#payment/state/provider-settings.ts'
import { formOnly } from './sheet-address.ts'
import { computed, type ReadableAtom, atom } from 'nanostores'
import type { Ecommerce } from '#tracking/rules/events.ts'
import { PaymentSheet } from './payment-sheet.ts'
import { dispatch } from '#dom/events.ts'
import { areTermsAccepted, $closing, $openCheckout, $result } from './sheet-status.ts'
import { WalletCheckout } from './wallet-checkout.ts'

/** The cart that a row of wallets pays for: the shopper's own, or that of one product. */
export interface PaidCart {
  /** Changes where the wallets' buttons have to be made anew; undefined while there is nothing to pay. */
  readonly $key: ReadableAtom<string | undefined>
  readonly $totals: ReadableAtom<Totals | undefined>
  /** Returns the items that analytics reports as bought. Analytics already knows the shopper's own cart. */
  ecommerce?(): Ecommerce | undefined
  isVirtual(): boolean
  isGuest(): boolean
  /** The wallets that the shop offers for it; undefined for none. Throws ApiError. */
  loadOffer(): Promise<Offer | undefined>
  /** Before a wallet's sheet opens: brings the cart to what is chosen on the page. False where no sheet may open. */
  prepare?(wallet: Wallet): Promise<boolean>
  /** Undefined where there is nothing to pay for. */
  openSheet(): PaymentSheet | undefined
}

/**
 * The shopper's own cart. A wallet's sheet charges all that it shows, so no row is offered while gift cards of the provider pay a
 * part.
 */
export const ownCart: PaidCart = {
  $key: computed([$cart, $isVirtualCart, $totals, $giftCards], (cart, isVirtual, totals, giftCards) =>
    cart && !giftCards.length && amountOf(totals).value ? `${cart.id} ${isVirtual}` : undefined,
  ),
  $totals,
  isVirtual: () => $isVirtualCart.get(),
  isGuest: () => !$cart.get()?.customer,
  async loadOffer() {
    const offer = await loadOffer()
    if (contractOfShop() && offer?.methods.some(({ type }) => type === 'giftcard'))
      await (await importPart(() => import('#payment/state/load-gift-cards.ts'))).loadGiftCards()
    return $giftCards.get().length ? undefined : offer
  },
  openSheet() {
    const cart = $cart.get()
    const totals = $totals.get()
    return cart && totals && new PaymentSheet(cart, $isVirtualCart.get(), { rates: [], totals })
  },
}

/** The wallets that the shop offers for a cart, and the data that their buttons need. */
export interface Offer {
  /** In the shop's order. */
  wallets: Wallet[]
  methods: NonNullable<PaymentMethodsResponse['paymentMethods']>
  configuration: CoreConfiguration
}

/** The data about a cart that an offer depends on. */
interface OfCart extends Partial<CartRef> {
  totals?: Totals
  isVirtual?: boolean
  /** Present if the provider's methods are known with the cart (wire: express-create-cart). */
  paymentMethodsResponse?: PaymentMethodsResponse
}

const own = (): OfCart => ({
  ...$cart.get(),
  totals: $totals.get(),
  isVirtual: $isVirtualCart.get(),
})

declare global {
  interface Window {
    ApplePaySession?: { canMakePayments(): boolean }
  }
}

/** Whether this device has Apple Pay, without the provider's code. */
const hasApplePay = (): boolean => tryNative(() => window.ApplePaySession?.canMakePayments()) === true

/**
 * Returns the wallets that the page wants, without those that this device is known not to have. Empty if the
 * browser has no locks. Another tab could then change the address of an order on its way, and the wallet has
 * authorised that address.
 */
export const wantedWallets = (): string[] =>
  $page.get().wallets.filter((wallet) => locks() && (wallet !== 'applepay' || hasApplePay()))

/**
 * The wallets of the page that the shop offers for a cart; undefined for none, also where an order from here needs what no
 * sheet asks for. Throws ApiError.
 */
export async function loadOffer(
  { id, customer = false, totals, isVirtual = false, paymentMethodsResponse: known }: OfCart = own(),
): Promise<Offer | undefined> {
  const wanted = wantedWallets()
  if (!id || !clientKey() || !wanted.length) return undefined
  await Promise.all([loadContext(), loadSettings()])
  const country = $context.get()?.countryId || 'US'
  const missing = formOnly(country, isVirtual)
  if (missing) {
    logDebug(`no wallets: an order needs ${missing}, which their sheets do not ask for`)
    return undefined
  }
  const [paymentMethodsResponse, core] = await Promise.all([
    known ?? methodsOf({ id, customer }, country),
    coreConfiguration(country),
    loadDirectory(),
  ])
  const wallets = offeredWallets(paymentMethodsResponse).filter((wallet) => wanted.includes(wallet))
  if (!wallets.length) return undefined
  const configuration = { ...core, paymentMethodsResponse, amount: amountOf(totals) }
  return { wallets, methods: paymentMethodsResponse.paymentMethods ?? [], configuration }
}

async function methodsOf(cart: CartRef, country: string) {
  const provider = await loadProvider()
  return (await provider.getMethods({ cart, country, locale: formLocale() })).paymentMethodsResponse
}

/** The cart of the button that was pressed last. The result is about that cart. */
export const $paidCart = atom<PaidCart | undefined>()

const isOrdering = () => {
  const { isPlacing, isUnknown } = $result.get()
  return Boolean(isPlacing || isUnknown)
}

/** The last press; the next one waits for it. */
const $lastPress = atom<Promise<unknown>>(Promise.resolve())

/**
 * Does the same as `beginCheckout`, once a sheet from before is given up and the cart is what is chosen on the page. One
 * press after another: of two at once the second gives up the first.
 */
export function beginWhenReady(...press: BeginCheckout): Promise<WalletCheckout | undefined> {
  const begun = $lastPress.get().then(() => begin(...press))
  $lastPress.set(begun.catch(() => undefined))
  return begun
}

type BeginCheckout = [
  wallet: Wallet,
  toRejection: ConstructorParameters<typeof WalletCheckout>[2],
  paidCart: PaidCart,
]

async function begin(...[wallet, toRejection, paidCart]: BeginCheckout): Promise<WalletCheckout | undefined> {
  if (isOrdering()) return undefined
  $result.set({})
  $paidCart.set(paidCart)
  void $openCheckout.get()?.close()
  await $closing.get()
  if (paidCart.prepare && !(await paidCart.prepare(wallet))) return undefined
  return beginCheckout(wallet, toRejection, paidCart)
}

/**
 * The shopper has pressed a wallet's button. Undefined where its sheet must not open: an order is on its way, terms are
 * not accepted, there is nothing to pay, or the page does not want it. A sheet from before is given up.
 */
export function beginCheckout(
  wallet: Wallet,
  toRejection: ConstructorParameters<typeof WalletCheckout>[2],
  paidCart: PaidCart = ownCart,
): WalletCheckout | undefined {
  if (isOrdering()) return undefined
  if (!areTermsAccepted()) {
    $result.set({ message: { key: 'terms-missing' } })
    return undefined
  }
  const method = expressMethod(provider(), wallet)
  if (!dispatch('bezel:before-place-order', { method, ecommerce: paidCart.ecommerce?.() })) return undefined
  const sheet = paidCart.openSheet()
  if (!sheet) return undefined
  void $openCheckout.get()?.close()
  const checkout = new WalletCheckout(wallet, sheet, toRejection)
  $openCheckout.set(checkout)
  $result.set({})
  return checkout
}
