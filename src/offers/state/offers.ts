import { atom, computed, map, onMount, type WritableAtom } from 'nanostores'
import { addSpecialOffer, getSpecialOffers } from '#gifts/api.ts'
import type { Offer } from '../rules/offers.ts'
import { num } from '#lib/money/money.ts'
import { $items, $totals, cartWasChanged, rereadCart, mayChangeCart } from '#cart/state/cart.ts'
import { $currency, loadContext } from '#storefront/state/context.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { queue } from '#async/queue.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { logFailure } from '#storefront/state/log.ts'
import { task } from '#async/task.ts'

/** Offers and free gifts for this cart (wire: special-offers); undefined until known, and while their call fails. */
export const $specialOffers = atom<Offer[] | undefined>()
export const $freeGifts = atom<Offer[] | undefined>()

/** Why an offer could not be added, by product id. */
export const $offerErrors = map<Record<string, Refusal | undefined>>({})

/** Conditions of offers refer to it. */
export const $subtotal = computed($totals, (totals) => num(totals?.subtotal))

/** The offers depend on it, their prices on the currency. */
const $contents = computed(
  [$items, $currency],
  (items, currency) => items && [currency, ...items.map(({ item_id, qty }) => [item_id, qty])].join(),
)

reloadOnChange($specialOffers, false)
reloadOnChange($freeGifts, true)

/** All requests under way. Their lists appear together and after the rest of the cart, so that the layout shifts once. */
const $pending = atom<Promise<unknown>>(Promise.resolve())

/** Loads a list with its first listener and after every change of the cart. */
function reloadOnChange($list: WritableAtom<Offer[] | undefined>, isFree: boolean) {
  onMount($list, () => {
    let newest = 0
    return $contents.subscribe((contents) => {
      if (contents === undefined) return
      const id = ++newest
      const response = getSpecialOffers(isFree)
      $pending.set(Promise.allSettled([$pending.get(), response]))
      response.then(
        async (offers) => {
          await Promise.all([$pending.get(), loadContext()])
          if (id === newest) $list.set(offers)
        },
        (error: unknown) => {
          logFailure('offers', error)
          if (id === newest) $list.set(undefined)
        },
      )
    })
  })
}

/** Adds an offer to the cart; ignored while it is being added. A refusal goes to `$offerErrors`. */
export async function addOffer({ product_id, is_free }: Offer): Promise<void> {
  const name = `offer:${product_id}`
  const add = async () => {
    if (!mayChangeCart('offer')) return
    $offerErrors.setKey(product_id, undefined)
    try {
      await addSpecialOffer(product_id)
      notify({ type: 'success', key: 'notice.added' })
    } catch (error) {
      const refusal = refusalOf(error)
      logFailure(name, error)
      const offers = await reload(is_free)
      // Without the shop's own sentence it may have been added all the same.
      const isAdded = offers?.some((offer) => offer.product_id === product_id && offer.in_cart)
      if (typeof refusal === 'string' || !isAdded) $offerErrors.setKey(product_id, refusal)
    }
    cartWasChanged()
    await rereadCart()
  }
  await task(name, () => queue(name, add, ''))
}

/** After a refusal the list on screen is out of date. Undefined where it cannot be read. */
async function reload(isFree: boolean): Promise<Offer[] | undefined> {
  const $list = isFree ? $freeGifts : $specialOffers
  try {
    const offers = await getSpecialOffers(isFree)
    $list.set(offers)
    return offers
  } catch (error) {
    logFailure('offers', error)
    return undefined
  }
}
