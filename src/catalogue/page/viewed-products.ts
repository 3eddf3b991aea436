import { readObject } from '#lib/json.ts'
import { hostDocument } from '#dom/document.ts'
import { local } from '#dom/storage/storage.ts'
import { readBlob } from '#storefront/page/sections/store.ts'

const PRODUCT_OF_PAGE = '#product_addtocart_form input[name=product]'

/**
 * Reads the data that the storefront's own scripts store about the products the shopper has looked at
 * (wire: products-looked-at). `current` is the product of this page.
 */
export const readViewed = (): { lists: unknown[]; products: unknown; current?: string } => ({
  lists: [local.get('recently_viewed_product'), readObject(readBlob().recently_viewed_product).items],
  products: local.get('product_data_storage'),
  current: hostDocument.querySelector<HTMLInputElement>(PRODUCT_OF_PAGE)?.value,
})
