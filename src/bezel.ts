import type * as reports from './report.ts'
import type {
  Cart,
  CartAddition,
  CartChange,
  CurrencyChoice,
  Message,
  Question,
  BezelErrorCode,
  BezelError as PublicError,
} from '#public/bezel.d.ts'
import { publicCart } from '#cart/rules/public-cart.ts'
import { importPart } from '#dom/import-part.ts'
import { startMarker } from '#storefront/page/marker.ts'
import {
  $cartState,
  $count,
  $items,
  $totals,
  cartWasChanged,
  loadCart,
  refreshCart,
} from '#cart/state/cart.ts'
import { loadAdditions } from '#catalogue/state/addition.ts'
import { $item } from '#cart/state/items.ts'
import { $addressProvider, type AddressProvider } from '#address/state/address-provider.ts'
import { $currency } from '#storefront/state/context.ts'
import { changeCurrency } from '#cart/state/currency.ts'
import { addPaymentMethod, type PagePaymentMethod } from '#payment/state/payment-methods.ts'
import { answerConsent } from '#tracking/state/consent.ts'
import {
  confirm as openDialog,
  notify as showNotice,
  type NoticeType,
} from '#storefront/state/notices/notices.ts'
import { addSlot, slotsOf } from '#slots/state/add-slot.ts'
import type { RenderSlot } from '#slots/state/slots.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { removeItem } from '#cart/state/remove-item.ts'
import { ApiError } from '#http/api-error.ts'
import type { Refusal } from '#async/refusals.ts'

/** The functions of `window.Bezel` reject with this error. */
class BezelError extends Error implements PublicError {
  override readonly name = 'BezelError'
  readonly code: BezelErrorCode
  /** The shop's sentence: not in the message, as it may repeat what the shopper typed. */
  readonly text?: string

  constructor(code: BezelErrorCode, message: string, text?: string) {
    super(`Bezel: ${message}`)
    this.code = code
    this.text = text
  }
}

const refused = (text: string) => new BezelError('refused', 'the shop refused it', text || undefined)
const unreachable = () => new BezelError('unreachable', 'the shop gave no answer that can be used')

/** Throws the error of a failed call in the form that pages get. Any other error is thrown unchanged. */
function throwForPage(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  throw error.kind === 'business' ? refused(error.text) : unreachable()
}

/** The same for what an action has left to be shown. */
const refusalForPage = (refusal: Refusal) => (typeof refusal === 'string' ? refused(refusal) : unreachable())

// The functions of `window.Bezel` that need the stores; the loader imports this file with the first call of one. They
// reject with a BezelError.

export { openCart } from '#cart/state/open-cart.ts'

/** The cart without personal data. */
export async function getCart(): Promise<Cart> {
  // Stores without listeners do not follow changes in the shop.
  if ($cartState.get() !== 'ready' || $items.lc === 0) await loadCart()
  if ($cartState.get() !== 'ready') throw new BezelError('unreachable', 'the cart cannot be read')
  return publicCart($items.get() ?? [], $totals.get(), $count.get() ?? 0, $currency.get())
}

/** Sets the quantity of an item, 0 removes it. Without a change, reads the cart again after the page has changed it. */
export async function updateCart(change?: CartChange): Promise<Cart> {
  if (!change) {
    cartWasChanged()
    await refreshCart().catch(throwForPage)
    return getCart()
  }
  const { qty } = change
  if (!Number.isInteger(qty) || qty < 0) throw new BezelError('invalid', 'qty is a whole number from 0 on')
  const itemId = String(change.item_id)
  await getCart()
  const $changed = $item(itemId)
  if (!$changed.get().item) throw new BezelError('unknown-item', 'the cart has no such item')
  await (qty ? requestQuantity(itemId, qty) : removeItem(itemId))
  const { pending, error } = $changed.get()
  if (error) throw refusalForPage(error)
  if (pending === qty) throw new BezelError('unreachable', 'it is sent once the browser is back online')
  const cart = await getCart()
  if (($changed.get().item?.qty ?? 0) !== qty) throw new BezelError('cancelled', 'the change was cancelled')
  return cart
}

/** Adds a product to the cart, whether or not it is known here. */
export async function addToCart({ product, sku, qty = 1, options }: CartAddition = {}): Promise<Cart> {
  if (!Number.isInteger(qty) || qty < 1) throw new BezelError('invalid', 'qty is a whole number from 1 on')
  const id = product === undefined ? '' : String(product)
  if (!id === !sku) throw new BezelError('invalid', 'either sku or product says what is added')
  const { addProduct } = await loadAdditions()
  const isAdded = await addProduct({ product: id, sku, qty, options }).catch(throwForPage)
  if (isAdded === undefined) throw new BezelError('unknown-item', 'the shop has no such product')
  if (!isAdded) throw new BezelError('cancelled', 'the page has cancelled it')
  return getCart()
}

/** Asks in the confirm dialog, or in the browser's on a page without one. */
export async function confirm(question: string | Question): Promise<boolean> {
  const asked = typeof question === 'string' ? { question } : question
  if (typeof asked?.question !== 'string') throw new BezelError('invalid', 'a question has a text')
  await startMarker('confirm-dialog')
  return openDialog(asked)
}

const NOTICE_TYPES: unknown[] = ['success', 'notice', 'warning', 'error'] satisfies NoticeType[]

/** Shows a message in the banner; the same one again within a few seconds is ignored. */
export async function notify(message: string | Message): Promise<void> {
  const notice = typeof message === 'string' ? { text: message } : message
  if (typeof notice?.text !== 'string') throw new BezelError('invalid', 'a message has a text')
  const { type = 'notice' } = notice
  if (!NOTICE_TYPES.includes(type)) throw new BezelError('invalid', `a type is ${NOTICE_TYPES.join(' or ')}`)
  await startMarker('banner')
  showNotice({ ...notice, type })
}

/** Changes the currency of the shop, and reloads the page. */
export async function setCurrency(choice: CurrencyChoice): Promise<void> {
  if (!/^[A-Z]{3}$/.test(choice?.currency)) throw new BezelError('invalid', 'not a currency code')
  await changeCurrency(choice).catch(throwForPage)
}

/** Sets whether the shopper consents to analytics. */
export async function consent(granted: boolean): Promise<void> {
  answerConsent(granted === true)
}

/** Sets who completes addresses, for the forms on the page and those to come; without one they are only typed. */
export async function addressProvider(provider?: AddressProvider): Promise<void> {
  if (provider && ![provider.suggest, provider.details].every((each) => typeof each === 'function'))
    throw new BezelError('invalid', 'an address provider has suggest and details')
  $addressProvider.set(provider)
}

/** More slots in one place are one that fills it again and again. */
const MOST_SLOTS = 50

/** Fills a place of an island, wherever and whenever it is shown. Resolves with a function that takes it away. */
export async function slot(place: string, render: RenderSlot): Promise<() => void> {
  if (!/^[\w-]+\/[\w-]+$/.test(place)) throw new BezelError('invalid', 'a place is an island/slot')
  if (typeof render !== 'function') throw new BezelError('invalid', 'a slot is filled by a function')
  if (slotsOf(place).length >= MOST_SLOTS) throw new BezelError('invalid', `${place} has ${MOST_SLOTS} slots`)
  return addSlot(place, render)
}

/** Adds a way to pay to the checkout of this page, whether it is there yet or not; the shop decides which orders may use it. */
export async function paymentMethod(method: PagePaymentMethod): Promise<void> {
  if (!method || typeof method.code !== 'string' || !method.code || typeof method.place !== 'function')
    throw new BezelError('invalid', 'a payment method has code and place')
  addPaymentMethod(method)
}

/** Returns the text of a ticket. Nothing in it is personal, and its calls and errors are those since debug mode began. */
export const report = () => fromReport(({ makeReport }) => makeReport())

/** Lists every script of this release with its purpose and its digest. */
export const scripts = () => fromReport(({ listScripts }) => listScripts())

const fromReport = <T>(fn: (part: typeof reports) => T | Promise<T>): Promise<T> =>
  importPart(() => import('./report.ts'))
    .then(fn)
    .catch(() => {
      throw new BezelError('unreachable', 'a file could not be loaded')
    })
