/**
 * Every key that Bezel reads or writes in the browser's storages. Modules use the types below alone, so a key that is not
 * here does not compile. The list itself is in no file of a release.
 *
 * A host may have several base URLs. A key `of` the `shop` has a name that ends with the base URL (see `shopLocal`). One
 * `of` a `cart` has a record for each base URL, which is found by its cart, too (see `cartRecords`). One `of` the `host` is
 * the same for all. One `of` the `page` is the storefront's own. `src/README.md` has the reasons.
 */
export const KEPT_KEYS = [
  { key: 'bezel-attempt', in: 'local', of: 'cart', lasts: 'until its outcome is known' },
  { key: 'bezel-express-kept', in: 'local', of: 'cart', lasts: 'until the cart is as before, or ordered' },
  { key: 'bezel-express-cart', in: 'local', of: 'cart', lasts: 'until that cart is given up, or ordered' },
  { key: 'bezel-seen-cart', in: 'local', of: 'cart', lasts: 'until the next look at the cart' },
  { key: 'bezel-typed-options', in: 'local', of: 'shop', lasts: 'until the next answer' },
  { key: 'bezel-seen-orders', in: 'local', of: 'shop', lasts: 'the last 20 orders' },
  { key: 'bezel-count-before-adding', in: 'local', of: 'shop', lasts: '10 seconds' },
  { key: 'bezel-content-version', in: 'local', of: 'host', lasts: 'as the section cache' },
  { key: 'bezel-section-ages', in: 'local', of: 'host', lasts: 'as the section cache' },
  { key: 'bezel-item-details', in: 'local', of: 'host', lasts: 'until the next answer' },
  { key: 'bezel-wishlist', in: 'local', of: 'host', lasts: 'as the cookie of the wish list' },
  { key: 'bezel-saved-by', in: 'local', of: 'host', lasts: 'until the next save' },
  { key: 'bezel-checkout', in: 'session', of: 'cart', lasts: 'until the order or the logout' },
  { key: 'bezel-express-kept', in: 'session', of: 'cart', lasts: 'as the one in the local storage' },
  { key: 'bezel-place', in: 'session', of: 'shop', lasts: 'until the order or the logout' },
  { key: 'bezel-placed-order', in: 'session', of: 'shop', lasts: 'an hour, or until it is shown' },
  { key: 'bezel-seen-checkout', in: 'session', of: 'shop', lasts: 'until the order' },
  { key: 'bezel-seen-order', in: 'session', of: 'shop', lasts: 'until it is reported' },
  { key: 'bezel-currency-changed', in: 'session', of: 'shop', lasts: '15 seconds' },
  { key: 'bezel-login-declined', in: 'session', of: 'shop', lasts: 'as the tab' },
  { key: 'bezel-no-wallets', in: 'session', of: 'shop', lasts: 'as the tab' },
  { key: 'bezel-wishlist-kept', in: 'session', of: 'shop', lasts: 'as the tab' },
  { key: 'bezel-wishlist-under-way', in: 'session', of: 'shop', lasts: 'until its answer is known' },
  { key: 'bezel-missing', in: 'session', of: 'shop', lasts: 'an hour' },
  { key: 'mage-cache-storage', in: 'local', of: 'page', lasts: 'an hour' },
  { key: 'mage-cache-storage-section-invalidation', in: 'local', of: 'page', lasts: 'as the cache' },
  { key: 'recently_viewed_product', in: 'local', of: 'page', lasts: 'as the storefront says' },
  { key: 'product_data_storage', in: 'local', of: 'page', lasts: 'as the storefront says' },
] as const

type Row = (typeof KEPT_KEYS)[number]
type Storage = Row['in']

/** Keys of a storage that all base URLs share. */
export type PlainKey<In extends Storage> = Extract<Row, { in: In; of: 'host' | 'page' }>['key']

/** Keys of a storage whose name ends with the base URL. */
export type ShopKey<In extends Storage> = Extract<Row, { in: In; of: 'shop' }>['key']

/** Keys that hold records of carts. */
export type CartKey = Extract<Row, { of: 'cart' }>['key']
