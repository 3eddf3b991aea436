import { readObject } from '../../domain/json'
import { local } from '../storage/storage'
import { readBlob } from './store'

/** What the storefront's own scripts keep of the products the shopper has looked at (c.9). */
export const readViewed = (): { lists: unknown[]; products: unknown } => ({
  lists: [local.get('recently_viewed_product'), readObject(readBlob().recently_viewed_product).items],
  products: local.get('product_data_storage'),
})
