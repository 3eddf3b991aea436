import { atom, computed, map, onMount, type WritableAtom } from 'nanostores'
import { addSpecialOffer, getSpecialOffers } from '../../api/gifts'
import type { Offer } from '../../domain/promotions/offers'
import { num } from '../../domain/money/money'
import { $items, $totals, cartWasChanged, mayChangeCart, rereadCart } from '../cart/cart'
import { loadContext } from '../page/context'
import { notify } from '../notices/notices'
import { queue } from '../queue'
import { type Refusal, refusalOf } from '../refusals'
import { logFailure } from '../log'
import { isRunning, task } from '../task'

/** Offers and free gifts for this cart (b.30); undefined until known, and while their call fails. */
export const $specialOffers = atom<Offer[] | undefined>()
export const $freeGifts = atom<Offer[] | undefined>()

/** Why an offer could not be had, by product. */
export const $offerErrors = map<Record<string, Refusal | undefined>>({})

/** What the goods come to, which offers ask for. */
export const $subtotal = computed($totals, (totals) => num(totals?.subtotal))

/** What decides which offers there are. */
const $contents = computed($items, (items) => items && items.map(({ item_id, qty }) => [item_id, qty]).join())

keepFresh($specialOffers, false)
keepFresh($freeGifts, true)

/** Lists asked for at the same time appear at the same time, and not before the rest of the cart: none pushes another away. */
let asking: Promise<unknown> = Promise.resolve()

/** Reads a list when it is first looked at, and with every other cart. */
function keepFresh($list: WritableAtom<Offer[] | undefined>, isFree: boolean) {
  onMount($list, () => {
    let newest = 0
    return $contents.subscribe((contents) => {
      if (contents === undefined) return
      const mine = ++newest
      const answer = getSpecialOffers(isFree)
      asking = Promise.allSettled([asking, answer])
      answer.then(
        async (offers) => {
          await Promise.all([asking, loadContext()])
          if (mine === newest) $list.set(offers)
        },
        (error: unknown) => {
          logFailure('offers', error)
          if (mine === newest) $list.set(undefined)
        },
      )
    })
  })
}

/** Puts an offer into the cart, once however often it is pressed. Refused, the shop's reason stands beside it. */
export async function addOffer({ product_id, is_free }: Offer): Promise<void> {
  const name = `offer:${product_id}`
  if (isRunning(name)) return
  await task(name, () =>
    queue(name, async () => {
      if (!mayChangeCart('offer')) return
      $offerErrors.setKey(product_id, undefined)
      try {
        await addSpecialOffer(product_id)
        notify({ type: 'success', key: 'notice.added' })
      } catch (error) {
        $offerErrors.setKey(product_id, refusalOf(error))
        logFailure(name, error)
        await reload(is_free)
      }
      cartWasChanged()
      await rereadCart()
    }),
  )
}

/** The shop refused what it had offered, so its list is not what it was. */
async function reload(isFree: boolean) {
  const $list = isFree ? $freeGifts : $specialOffers
  await getSpecialOffers(isFree).then(
    (offers) => $list.set(offers),
    (error: unknown) => logFailure('offers', error),
  )
}
