/**
 * What a page may ask of Bezel and hear from it. A page that cannot wait for the loader queues:
 *
 *   window.Bezel = window.Bezel || []
 *   Bezel.push((bezel) => bezel.on('bezel:cart-changed', (event) => …))
 */
export interface Bezel {
  readonly version: string
  /** The markers the page came with have been taken in; each tells by `bezel:ready` when it runs. */
  readonly ready: Promise<void>

  /** Looks for markers by hand. New ones are found without it. */
  scan(root?: ParentNode): Promise<void>
  /** Starts a marker whatever it waits for, again if it failed. Resolves when it is ready or has failed. */
  mount(marker: HTMLElement): Promise<void>
  /** Takes a widget away; what the marker held before comes back, until `mount`. */
  unmount(marker: HTMLElement): void
  /** Hears an event from any marker. Gives back how to stop. */
  on<T extends keyof BezelEvents>(type: T, fn: (event: CustomEvent<BezelEvents[T]>) => void): () => void
  /** Runs a function with Bezel once the page is read in. */
  push(fn: (bezel: Bezel) => void): void

  /** Opens the cart drawer, or goes to the cart on a page without one. */
  openCart(): Promise<void>
  /** Rejects when the cart cannot be read. */
  getCart(): Promise<Cart>
  /** Sets the pieces of a line, 0 takes it out. Without a change, reads a cart that the page itself has changed. */
  updateCart(change?: CartChange): Promise<Cart>
  /** Asks the shopper. */
  confirm(question: string | Question): Promise<boolean>
  /** Shows a message in the banner. */
  notify(message: string | Message): Promise<void>
  /**
   * Changes the currency of the shop and shows the page again, unless `bezel:context-changed` was cancelled. Rejects
   * for what is no currency code and when the shop refuses.
   */
  setCurrency(choice: CurrencyChoice): Promise<void>
  /**
   * Says whether the shopper agreed to be measured; so does `"consent": true` or `false` in the page's configuration.
   * Until one of them has, analytics of this page is held back; refused, it is dropped, with all that was stored for it.
   */
  consent(granted: boolean): Promise<void>
}

export interface CartItem {
  item_id: string
  product_id?: string
  sku: string
  name: string
  qty: number
  price_incl_tax: number
  row_total_incl_tax: number
  is_virtual: boolean
}

export interface Cart {
  items: CartItem[]
  /** Pieces, not lines. */
  count: number
  /** ISO 4217; all amounts are in it. */
  currency: string
  grand_total: number
  /** The lines of the summary, in the shop's order. */
  total_segments: { code: string; title: string; value: number }[]
}

export interface CartChange {
  item_id: string | number
  qty: number
}

export interface Question {
  question: string
  ok?: string
  cancel?: string
  /** The button Enter presses: the harmless one unless said otherwise. */
  defaultButton?: 'ok' | 'cancel'
  closeOnOutsideClick?: boolean
}

export interface Message {
  text: string
  type?: 'success' | 'notice' | 'warning' | 'error'
}

export interface CurrencyChoice {
  /** ISO 4217. */
  currency: string
  /** ISO 3166-1 alpha-2. */
  country?: string
}

/** Sent from the marker or the document, bubbling. None carries personal data. */
export interface BezelEvents {
  /** A widget is on the page and listening. */
  'bezel:ready': { name: string }
  /** A widget could not start or broke. Cancel it to keep the console quiet. */
  'bezel:widget-error': { name: string; error: unknown }
  /** Pieces and lines the cart holds now. */
  'bezel:cart-changed': { count: number; items: number }
  /** Cancel it and the cart stays as it is. */
  'bezel:before-cart-change': { change: string; itemId?: string; qty?: number }
  /** Cancel it and no order is placed. */
  'bezel:before-place-order': { method: string }
  'bezel:checkout-step': { step: string; index: number }
  /** The chosen delivery is no longer offered; `to` was taken in its place. */
  'bezel:shipping-replaced': { from?: string; to?: string }
  /** The delivery that was saved with the cart, by carrier and method. */
  'bezel:shipping-selected': { method: string }
  'bezel:payment-selected': { method: string; type?: string }
  /** An attempt to order came to nothing and the shopper was told. */
  'bezel:order-failed': { method: string }
  'bezel:order-placed': { orderId: string; method: string }
  /** Another currency, country or device. Cancel it after a change of currency if the page redraws its own prices. */
  'bezel:context-changed': { locale: string; currency: string; country?: string; device?: string }
  /** What goes to `dataLayer` and to the marketing service as well, under the same `event_id`; only with consent. */
  'bezel:analytics': { event: string; [key: string]: unknown }
}

declare global {
  interface Window {
    Bezel?: Bezel | ((bezel: Bezel) => void)[]
  }
}
