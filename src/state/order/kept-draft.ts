import { session } from '../../host/storage/storage'
import { forgetPlace } from '../address/estimated-place'

/** Of the session storage: what was entered in the checkout. */
export const DRAFT = 'bezel-checkout'

/** With it goes the place the cart was estimated for. */
export function clearDraft(): void {
  session.remove(DRAFT)
  forgetPlace()
}
