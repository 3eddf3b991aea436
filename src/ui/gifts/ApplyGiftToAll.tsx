import { useStore } from '@nanostores/react'
import type { SavedGift } from '../../domain/promotions/item-gifts'
import { $giftUnits, saveGift } from '../../state/promotions/gifts'
import { isRunning } from '../../state/task'
import { useGiftText } from './text'

/** Gives every piece in the cart this gift. The number stands in the button, since each box has its price. */
export function ApplyGiftToAll({ gift, isTooLong }: { gift: SavedGift; isTooLong: boolean }) {
  const text = useGiftText()
  const pieces = useStore($giftUnits)
  if (pieces.length < 2) return null
  const isSame = pieces.every(({ item, index }) => {
    const saved = item.additional_data.item_gift?.[index]
    return saved && wordsOf(saved) === wordsOf(gift)
  })
  if (isSame) return <p className="bzl-gifts__done">{text('all.done')}</p>
  return (
    <button
      type="button"
      className="bzl-link"
      aria-disabled={isTooLong}
      onClick={() => !isTooLong && !isRunning('gift') && void saveGift(pieces, gift)}
    >
      {text('all', { count: pieces.length })}
    </button>
  )
}

const wordsOf = ({ gift_boxes, card_id, message }: SavedGift) =>
  JSON.stringify([gift_boxes, card_id, message])
