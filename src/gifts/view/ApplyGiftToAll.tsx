import { useStore } from '@nanostores/react'
import { isSameGift } from '../rules/gifts.ts'
import type { SavedGift } from '../rules/item-gifts.ts'
import { $giftUnits, saveGift } from '../state/gifts.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { useGiftText } from './text.ts'

/** Applies this gift to every unit in the cart. The button shows their number, since each box has its price. */
export function ApplyGiftToAll({ gift, isTooLong }: { gift: SavedGift; isTooLong: boolean }) {
  const text = useGiftText()
  const units = useStore($giftUnits)
  if (units.length < 2) return null
  const isSame = units.every(({ item, index }) => isSameGift(gift, item.additional_data.item_gift?.[index]))
  if (isSame) return <p className="bzl-gifts__done">{text('all.done')}</p>
  return (
    <button
      type="button"
      className="bzl-link"
      aria-disabled={isTooLong}
      onClick={() => !isTooLong && void saveGift(units, gift)}
    >
      <ChangingText>{text('all', { count: units.length })}</ChangingText>
    </button>
  )
}
