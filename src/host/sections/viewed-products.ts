import { readObject } from '../../domain/json'
import { hostDocument } from '../page/document'
import { local } from '../storage/storage'
import { readBlob } from './store'

const PRODUCT_OF_PAGE = '#product_addtocart_form input[name=product]'

/** What the storefront's own scripts keep of the products the shopper has looked at (c.9), and whose page this is. */
export const readViewed = (): { lists: unknown[]; products: unknown; current?: string } => ({
  lists: [local.get('recently_viewed_product'), readObject(readBlob().recently_viewed_product).items],
  products: local.get('product_data_storage'),
  current: hostDocument.querySelector<HTMLInputElement>(PRODUCT_OF_PAGE)?.value,
})
