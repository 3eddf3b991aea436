import type { QuoteItem } from '#cart/rules/cart.ts'
import { trimmed } from '../page/navigation.ts'
import { $page } from './page.ts'

/** The product's page for an item of the cart, which it changes there (wire: change-item-options). */
export const configureUrl = ({ item_id, product_id }: QuoteItem): string =>
  `${trimmed($page.get().routes.cart)}/configure/id/${item_id}/product_id/${product_id}/`
