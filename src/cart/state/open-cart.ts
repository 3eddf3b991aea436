import { startMarker } from '#storefront/page/marker.ts'
import { go } from '#storefront/page/navigation.ts'
import { openDrawer } from './drawer.ts'
import { $page } from '#storefront/state/page.ts'

/** Opens the drawer; a page without one navigates to the cart. */
export async function openCart(): Promise<void> {
  if (await startMarker('cart-drawer')) openDrawer()
  else await go($page.get().routes.cart)
}
