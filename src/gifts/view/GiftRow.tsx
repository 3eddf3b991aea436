import { type GiftUnit, saveGift, $giftComponents } from '../state/gifts.ts'
import { useCommon } from '#i18n/view/common.ts'
import { Notice } from '#ui/Notice.tsx'
import { useGiftText, useGiftState } from './useGiftState.ts'
import { useStore } from '@nanostores/react'
import type { SavedGift } from '../rules/item-gifts.ts'

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

interface Props {
  unit: GiftUnit
  name: string
  onEdit(): void
  /** Called before it is removed. */
  onRemove(): void
}

/** One unit's gift in short: its box and message, with buttons to change and remove it. */
export function GiftRow({ unit, name, onEdit, onRemove }: Props) {
  const text = useGiftText()
  const common = useCommon()
  const { isBusy, error } = useGiftState(unit)
  return (
    <div className="bzl-gifts__row" aria-busy={isBusy}>
      <GiftSummary gift={unit.item.additional_data.item_gift?.[unit.index]} />
      <button type="button" className="bzl-link" aria-label={text('edit', { name })} onClick={onEdit}>
        {common('action.change')}
      </button>
      <button
        type="button"
        className="bzl-link"
        aria-label={text('remove', { name })}
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return
          onRemove()
          void saveGift([unit], undefined)
        }}
      >
        {common('action.remove')}
      </button>
      {error && <Notice type="error">{error}</Notice>}
    </div>
  )
}
