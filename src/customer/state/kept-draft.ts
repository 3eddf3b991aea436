import { session } from '#dom/storage/storage.ts'

/** Of the session storage: what was entered in the checkout, and the place the cart was estimated for. */
export const DRAFT = 'bezel-checkout'
export const PLACE = 'bezel-place'

export function clearDraft(): void {
  session.remove(DRAFT)
  session.remove(PLACE)
}
