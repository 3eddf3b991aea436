import { flag, num } from '#lib/money/decimal.ts'
import { isObject, readObject, toList, toText } from '#lib/json.ts'

/** The gift options saved for one unit of an item. */
export interface SavedGift {
  gift_boxes: number[]
  card_id?: number
  message: string
}

/**
 * The gift options in an item's `additional_data`, by index of the unit, without those that are not checked; `undefined`
 * without any.
 */
export function parseItemGifts(raw: unknown): Record<number, SavedGift> | undefined {
  const gifts = Object.entries<unknown>(Array.isArray(raw) ? raw : readObject(raw)).flatMap(
    ([index, gift]) =>
      isObject(gift) && flag(gift.checked ?? 1) ? [[Number(index), readGift(gift)] as const] : [],
  )
  return gifts.length ? Object.fromEntries(gifts) : undefined
}

function readGift(gift: Record<string, unknown>): SavedGift {
  const card_id = num(gift.card_id)
  return {
    gift_boxes: toList(gift.gift_boxes).map(num).filter(Boolean),
    ...(card_id > 0 && { card_id }),
    message: toText(gift.message),
  }
}
