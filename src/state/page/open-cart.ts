import { startMarker } from '../../host/page/marker'
import { go } from '../../host/page/navigation'
import { openDrawer } from './drawer'
import { $page } from './page'

/** Opens the drawer; a page without one navigates to the cart. */
export async function openCart(): Promise<void> {
  if (await startMarker('cart-drawer')) openDrawer()
  else await go($page.get().routes.cart)
}
