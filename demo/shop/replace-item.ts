import { addProduct, CannotAdd, chooseOptions, quantityProblem, sameOptions, setQuantity } from './cart.ts'
import type { Cart, CartItem } from './quote.ts'
import type { Shop } from './shop.ts'

/**
 * Does what Magento's `Quote::updateItem` does. Other options make a new item at the end of the cart, or add to one
 * that has them already; the old one goes, and the gifts of its units with it. The same options keep the item.
 * @throws CannotAdd
 */
export function updateItem(
  shop: Shop,
  cart: Cart,
  id: number,
  qty: number,
  given: Record<string, string>,
): CartItem {
  const item = cart.items.find((one) => one.id === id)
  if (!item) throw new CannotAdd("The quote item isn't found. Verify the item and try again.")
  if (sameOptions(item.options, chooseOptions(item.product, given))) {
    const problem = quantityProblem(shop, item.product, qty)
    if (problem) throw new CannotAdd(problem)
    setQuantity(cart, item, qty)
    return item
  }
  const before = cart.items
  cart.items = before.filter((one) => one !== item)
  try {
    return addProduct(shop, cart, item.product, qty, given)
  } catch (error) {
    cart.items = before
    throw error
  }
}
