import { atom, computed, map, onMount } from 'nanostores'
import { ApiError } from '../../api/client/api-error'
import { getGiftComponents, saveItemGifts } from '../../api/gifts'
import type { QuoteItem } from '../../domain/cart/cart'
import { canBeGift, type GiftChoice, type GiftComponents, giftForms } from '../../domain/promotions/gifts'
import type { SavedGift } from '../../domain/promotions/item-gifts'
import { readObject, toText } from '../../domain/json'
import { num } from '../../domain/money/money'
import { $items, cartWasChanged, mayChangeCart, rereadCart } from '../cart/cart'
import { $settings } from '../page/config'
import { queue } from '../queue'
import { type Refusal, refusalOf } from '../refusals'
import { logFailure } from '../log'
import { loadStrings } from '../page/strings'
import { task } from '../task'

/** Boxes and cards of the shop; undefined until they and the words for them are there, none where they cannot be had. */
export const $giftComponents = atom<GiftComponents | undefined>()

onMount($giftComponents, () => {
  if ($giftComponents.get()) return
  Promise.all([getGiftComponents(), loadStrings('gifts')]).then(
    ([components]) => $giftComponents.set(components),
    (error: unknown) => {
      $giftComponents.set({ gift_boxes: [], message_cards: [] })
      logFailure('gift boxes', error)
    },
  )
})

/** The most characters a message may have; undefined: no limit (§5). */
export const $messageLimit = computed([$giftComponents, $settings], (components, settings) => {
  const max = components?.message_max_length ?? num(settings?.gift_message_max_length)
  return max > 0 ? max : undefined
})

/** One piece of a line. */
export interface Piece {
  item: QuoteItem
  index: number
}

export const pieceKey = ({ item, index }: Piece) => `${item.item_id}:${index}`

/** Every piece in the cart that can be wrapped. */
export const $pieces = computed($items, (items = []) =>
  items
    .filter(canBeGift)
    .flatMap((item) =>
      [...Array(Math.max(1, num(item.qty))).keys()].map((index): Piece => ({ item, index })),
    ),
)

/** How saving the gift of a piece went, by `pieceKey`. */
export const $giftStates = map<Record<string, 'saving' | 'saved' | { refusal: Refusal } | undefined>>({})

/** Saves the same gift for these pieces; without a gift, takes theirs away. The newest wish for a piece wins. */
export function saveGift(pieces: Piece[], gift: SavedGift | undefined): Promise<void> {
  const name = `gift:${pieces.map(pieceKey).join()}`
  pieces.forEach((piece) => $giftStates.setKey(pieceKey(piece), 'saving'))
  return task('gift', () =>
    queue(name, async () => {
      if (!mayChangeCart('gift'))
        return pieces.forEach((piece) => $giftStates.setKey(pieceKey(piece), undefined))
      for (const form of giftForms(pieces.map((piece) => toChoice(piece, gift)))) await saveForm(form)
      cartWasChanged()
      await rereadCart()
    }),
  )
}

/** Takes every gift off the cart. */
export function removeGifts(): Promise<void> {
  return saveGift(
    $pieces.get().filter(({ item, index }) => item.additional_data.item_gift?.[index]),
    undefined,
  )
}

async function saveForm(form: GiftChoice[]) {
  try {
    await saveItemGifts(form)
    form.forEach((choice) => $giftStates.setKey(choiceKey(choice), 'saved'))
  } catch (error) {
    const refusal = refusalOf(error)
    logFailure('gift', error)
    const errors = readObject(error instanceof ApiError ? error.parameters : undefined)
    form.forEach((choice) =>
      $giftStates.setKey(choiceKey(choice), { refusal: own(errors, choice) || refusal }),
    )
  }
}

/** What the shop says of one piece (b.34); nothing of it was saved, nor of the others in its form. */
const own = (errors: Record<string, unknown>, { product_id, index }: GiftChoice) =>
  toText(Object.entries(errors[product_id] ?? {}).find(([at]) => Number(at) === index)?.[1])

const choiceKey = ({ item_id, index }: GiftChoice) => `${item_id}:${index}`

const toChoice = ({ item, index }: Piece, gift: SavedGift | undefined): GiftChoice => ({
  item_id: item.item_id,
  product_id: item.product_id!,
  index,
  checked: gift !== undefined,
  message: gift?.message ?? '',
  gift_boxes: gift?.gift_boxes ?? [],
  ...(gift?.card_id && { card_id: gift.card_id }),
})
