import { useStore } from '@nanostores/react'
import type { SavedGift } from '../rules/item-gifts.ts'
import { $giftComponents } from '../state/gifts.ts'
import { useGiftText } from './useGiftState.ts'

/** One unit's gift in short: its box and message. */
export function GiftSummary({ gift }: { gift: SavedGift | undefined }) {
  const text = useGiftText()
  const components = useStore($giftComponents)
  const boxes = components?.gift_boxes.filter(({ id }) => gift?.gift_boxes.includes(id)) ?? []
  return (
    <p className="bzl-gifts__summary">
      {boxes.map((box) => box.name).join(', ') || text('card')}
      {gift?.message && (
        <q className="bzl-gifts__quote" dir="auto">
          {gift.message}
        </q>
      )}
    </p>
  )
}
