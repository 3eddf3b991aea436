import type { QuoteItem } from '../../domain/cart/cart'
import { trimmed } from '../../host/page/navigation'
import { $page } from './page'

/** The product's page for an item of the cart, which it changes there (b.51). */
export const configureUrl = ({ item_id, product_id }: QuoteItem): string =>
  `${trimmed($page.get().routes.cart)}/configure/id/${item_id}/product_id/${product_id}/`
