import type { Cart } from './cart'
import type { BezelEvents } from './events'
import type { PaymentMethod } from './payment'
import type { FilledSlot, SlotData, SlotTools } from './slots'

/**
 * The API and the events for scripts of the page. A script that runs before the loader queues functions:
 *
 *   window.Bezel = window.Bezel || []
 *   Bezel.push((bezel) => bezel.on('bezel:cart-changed', (event) => …))
 *
 * What returns a promise rejects with a `BezelError`. `ready`, `scan` and `mount` never reject.
 */
export interface Bezel {
  readonly version: string
  /** Resolves when the page's markers have been found; each dispatches `bezel:ready` when it is mounted. */
  readonly ready: Promise<void>

  /** Looks for new markers. Those added to the document are found without it. */
  scan(root?: ParentNode): Promise<void>
  /** Mounts a marker, whatever its `data-mount`, and again if it failed. Resolves when it is ready or has failed. */
  mount(marker: HTMLElement): Promise<void>
  /** Unmounts a widget. The marker gets its content back, until `mount`. */
  unmount(marker: HTMLElement): void
  /** Listens to an event of any marker. Returns a function to stop. */
  on<T extends keyof BezelEvents>(type: T, fn: (event: CustomEvent<BezelEvents[T]>) => void): () => void
  /** Calls a function with Bezel once the page is parsed. */
  push(fn: (bezel: Bezel) => void): void

  /** Opens the cart drawer; on a page without one navigates to the cart. */
  openCart(): Promise<void>
  getCart(): Promise<Cart>
  /**
   * Sets the quantity of an item, 0 removes it, and resolves once the shop has done so. Without a change, reads the cart
   * again after the page has changed it.
   */
  updateCart(change?: CartChange): Promise<Cart>
  /** Adds a product, as the form of its page does, and resolves once the shop has done so. */
  addToCart(addition: CartAddition): Promise<Cart>
  /** Asks the shopper in the page's `confirm-dialog`; on a page without one, in the browser's own dialog, with its buttons. */
  confirm(question: string | Question): Promise<boolean>
  /**
   * Shows a message in the page's `banner`; without one it is not seen. Its text is HTML with links, `<b>`, `<i>` and `<u>`,
   * and without all else. The same one again within five seconds is ignored.
   */
  notify(message: string | Message): Promise<void>
  /**
   * Changes the currency of the shop and reloads the page, unless `bezel:context-changed` is cancelled; resolves only then.
   */
  setCurrency(choice: CurrencyChoice): Promise<void>
  /**
   * Sets whether the shopper consents to analytics, like `"consent"` in the page's configuration. Until known, events are
   * held; without consent they are dropped, and all that was stored for analytics is deleted.
   */
  consent(granted: boolean): Promise<void>
  /**
   * Sets who completes addresses in the forms of the checkout and of the address book. Without a provider
   * they are only typed. The typed text goes to nobody else.
   */
  addressProvider(provider?: AddressProvider): Promise<void>
  /**
   * Fills a place of an island with an element of its own, wherever and whenever the place is shown. Resolves with a
   * function that takes it away. A function that throws or rejects leaves its place empty and dispatches
   * `bezel:widget-error`.
   */
  slot<P extends keyof SlotData>(
    place: P,
    render: (
      element: HTMLElement,
      data: SlotData[P],
      tools: SlotTools,
    ) => FilledSlot<SlotData[P]> | Promise<FilledSlot<SlotData[P]>>,
  ): Promise<() => void>
  /**
   * Adds a way to pay to the checkout, whether it is mounted yet or not. It is shown where the shop lists its `code` and
   * nowhere else. A code of Bezel's own, or one that was added before, keeps its method. Rejects without `code` or `place`.
   */
  paymentMethod(method: PaymentMethod): Promise<void>
  /**
   * Returns what a ticket to the shop's support needs. Nothing in it is personal or secret. Calls and errors are those since
   * debug mode began.
   */
  report(): Promise<BezelReport>
  /** Returns every script of this release, with its purpose and its digest. PCI DSS 6.4.3 asks for such a list. */
  scripts(): Promise<ListedScript[]>
}

export interface BezelReport {
  version: string
  /** The path of the page, with `*` for whatever may be personal. */
  page: string
  /** Without the values of settings, texts, fields and methods. */
  configuration: Record<string, unknown>
  islands: { name: string; state: string; mount: string }[]
  /** Bezel's own keys, with the number of characters that each holds. */
  storage: Record<'local' | 'session', { key: string; size: number }[] | 'blocked'>
  /** The last thirty, the newest last. The status is 0 without an answer. */
  calls: { method: string; route: string; status: number }[]
  errors: { name: string; error: string }[]
  browser: { agent: string; languages: readonly string[]; isOnline: boolean; window: string }
}

export interface ListedScript {
  url: string
  purpose: string
  integrity: string
  isOnPaymentPage: boolean
  /** Whether this page has loaded it. */
  isLoaded: boolean
}

/** Errors differ by `code`. The class is not a global, so `instanceof` does not work. */
export interface BezelError extends Error {
  readonly name: 'BezelError'
  readonly code: BezelErrorCode
  /** With `refused`, the shop's sentence for the shopper, to be shown as text, where it has one. */
  readonly text?: string
}

export type BezelErrorCode =
  /** An argument is not what it must be. Nothing was sent. */
  | 'invalid'
  /** The cart has no such item, the shop no such product. Nothing was changed. */
  | 'unknown-item'
  /** A listener has cancelled `bezel:before-cart-change`, or a newer change of the same item took its place. */
  | 'cancelled'
  /** The shop has said no. */
  | 'refused'
  /**
   * No answer, or none that can be used: what became of the change is unknown. Or a file of Bezel's could not be loaded,
   * and nothing was sent.
   */
  | 'unreachable'

/**
 * Its functions may throw, reject, or answer late or never: the shopper then types the whole address. `country` is
 * ISO 3166-1 alpha-2.
 */
export interface AddressProvider {
  /** Lines to choose from for what stands in the street field, best first; six are shown. */
  suggest(
    text: string,
    country: string,
  ): AddressSuggestion[] | undefined | Promise<AddressSuggestion[] | undefined>
  /** The address of the line that was chosen. */
  details(id: string): ProvidedAddress | undefined | Promise<ProvidedAddress | undefined>
  /** Returns the parts that the postcode alone decides. Only empty fields get them. */
  postcode?(
    postcode: string,
    country: string,
  ): ProvidedAddress | undefined | Promise<ProvidedAddress | undefined>
}

export interface AddressSuggestion {
  id: string
  text: string
}

/** The parts of an address. An absent or empty part leaves its field as it is. */
export interface ProvidedAddress {
  /** The whole first line, with the number where it is known. */
  street?: string
  city?: string
  /** Code or name; where the shop lists the country's regions, one of these. */
  region?: string
  postcode?: string
}

export type * from './cart'
export type * from './events'
export type * from './payment'
export type * from './slots'

export interface CartChange {
  item_id: string | number
  /** A whole number, also of an item that is sold by a part of one; 0 removes it. */
  qty: number
}

/** Says what is added by one of `sku` and `product`. */
export interface CartAddition {
  sku?: string
  /** Magento's id of the product. */
  product?: string | number
  /** A whole number, 1 by default. */
  qty?: number
  /**
   * The chosen options, by the names of the product's own form:
   * `{ 'options[5]': 'Ann', 'super_attribute[137]': 21 }`.
   */
  options?: Record<string, string | number>
}

export interface Question {
  question: string
  /** Text of the button that answers yes; OK by default. */
  ok?: string
  /** Text of the button that answers no. Without it the button is missing; Escape answers no in any case. */
  cancel?: string
  /** The button that has the focus at first, which Enter presses; where there is one, `cancel` by default. */
  defaultButton?: 'ok' | 'cancel'
  /** A press beside the dialog answers no, too; not by default. */
  closeOnOutsideClick?: boolean
}

export interface Message {
  text: string
  /** `notice` by default. */
  type?: 'success' | 'notice' | 'warning' | 'error'
}

export interface CurrencyChoice {
  /** ISO 4217. */
  currency: string
  /** ISO 3166-1 alpha-2. */
  country?: string
}

type BezelEventMap = { [T in keyof BezelEvents]: CustomEvent<BezelEvents[T]> }

declare global {
  interface Window {
    Bezel?: Bezel | ((bezel: Bezel) => void)[]
  }
  /** The same for a script that has set it, as above. */
  var Bezel: Bezel | ((bezel: Bezel) => void)[]
  interface HTMLElementEventMap extends BezelEventMap {}
  interface DocumentEventMap extends BezelEventMap {}
  interface WindowEventMap extends BezelEventMap {}
}
