import { widget } from '#widget.tsx'
import en from '#locales/en/wishlist.json'
import { Wishlist } from './Wishlist.tsx'

/**
 * Shows the products set aside for later.
 *
 *   <div data-widget="wishlist"><a href="/wishlist">Wish list</a></div>
 *
 * A guest's list is the cookie `wishlist`, product ids with a year to live. A customer's is the storefront's own.
 */
export const mount = widget({ name: 'wishlist', component: Wishlist, strings: en })
