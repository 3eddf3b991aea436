import { session } from '#dom/storage/storage.ts'

/** Keys of the session storage: the entries of the checkout, and the place the cart was estimated for. */
export const DRAFT = 'bezel-checkout'
export const PLACE = 'bezel-place'

export function clearDraft(): void {
  session.remove(DRAFT)
  session.remove(PLACE)
}
