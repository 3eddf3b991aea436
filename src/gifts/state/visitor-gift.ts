import { atom, onMount } from 'nanostores'
import { getVisitorGift, postVisitorEmail } from '../api.ts'
import type { VisitorGift } from '../rules/gifts.ts'
import { cartWasChanged, rereadCart, mayChangeCart } from '#cart/state/cart.ts'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { queue } from '#async/queue.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { logFailure } from '#storefront/state/log.ts'
import { singleFlight } from '#async/single-flight.ts'
import { task } from '#async/task.ts'

/** The mystery gift for this visitor (wire: visitor-gift); undefined until known, and if the shop offers no gift. */
export const $visitorGift = atom<VisitorGift | undefined>()

// The gift depends on who is logged in.
onMount($visitorGift, () =>
  $isLoggedIn.subscribe((isLoggedIn) => {
    if (isLoggedIn !== undefined) void loadVisitorGift.reload()
  }),
)

/** Never rejects. */
const loadVisitorGift = singleFlight(getVisitorGift, {
  show: (gift) => $visitorGift.set(gift),
  onFailure: (error) => {
    logFailure('visitor gift', error)
    $visitorGift.set(undefined)
  },
})

const isReceived = async () => (await getVisitorGift().catch(() => undefined))?.received

/** Signs the visitor up for the gift. Resolves with the reason of a refusal, or undefined when the gift is in the cart. */
export async function claimVisitorGift(email: string): Promise<Refusal | undefined> {
  let refusal: Refusal | undefined
  const claim = async () => {
    if (!mayChangeCart('visitor_gift')) return undefined
    try {
      await postVisitorEmail(email)
    } catch (error) {
      logFailure('visitor gift', error)
      const reason = refusalOf(error)
      // Without the shop's own sentence it may have been given all the same.
      if (typeof reason === 'string' || !(await isReceived())) return reason
    }
    cartWasChanged()
    await rereadCart()
    const gift = $visitorGift.get()
    if (gift) $visitorGift.set({ ...gift, received: true })
    return undefined
  }
  await task('visitor-gift', async () => (refusal = await queue('visitor-gift', claim, email)))
  return refusal
}
