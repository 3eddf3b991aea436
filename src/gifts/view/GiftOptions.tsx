import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { canBeGift, giftUnits } from '../rules/gift-units.ts'
import { isFocusFree } from '#dom/focus.ts'
import { $giftComponents, type GiftUnit, saveGift } from '../state/gifts.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { Notice } from '#ui/Notice.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { useGiftText, useGiftState, useStoredState } from './useGift.ts'
import { importPart } from '#dom/import-part.ts'
import { useCommon } from '#i18n/view/common.ts'
import type { SavedGift } from '../rules/item-gifts.ts'

/** One unit's gift in short: its box and message. */
function GiftSummary({ gift }: { gift: SavedGift | undefined }) {
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

interface GiftRowProps {
  unit: GiftUnit
  name: string
  onEdit(): void
  /** Called before it is removed. */
  onRemove(): void
}

/** One unit's gift in short: its box and message, with buttons to change and remove it. */
function GiftRow({ unit, name, onEdit, onRemove }: GiftRowProps) {
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

/** The gifts of a cart item's units, to read. */
function GiftFacts({ item }: { item: QuoteItem }) {
  return (
    <div className="bzl-gifts">
      {Object.entries(item.additional_data.item_gift ?? {}).map(([unit, gift]) => (
        <GiftSummary key={unit} gift={gift} />
      ))}
    </div>
  )
}

const GiftForm = lazyWidgetPart(async () => (await importPart(() => import('./GiftForm.tsx'))).GiftForm, {
  fallback: skeletonOrRetry(2, 'box'),
})

interface Props {
  item: QuoteItem
  name: string
}

/** Shown under a cart item: the gift of each of its units, and a link to add one; or text alone. Needs `extras.css`. */
export function GiftOptions({ item, name, isText }: Props & { isText?: boolean }) {
  const components = useStore($giftComponents)
  if (!canBeGift(item)) return null
  if (!components) return <div className="bzl-gifts bzl-gifts--waiting" />
  if (isText) return <GiftFacts item={item} />
  return components.gift_boxes.length > 0 ? <Gifts item={item} name={name} /> : null
}

function Gifts({ item, name }: Props) {
  const text = useGiftText()
  const [chosen, setOpen] = useState<number | undefined>()
  const units = giftUnits(item.qty)
  // The unit may go while its form is open. An effect that runs late must not undo a press that came before it.
  const open = units.find((index) => index === chosen)
  useEffect(() => {
    if (open !== chosen) setOpen(open)
  }, [open, chosen])
  const gifts = item.additional_data.item_gift ?? {}
  const { root, leave } = useFocusAfterLeaving([open, ...Object.keys(gifts)].join())
  const free = units.find((index) => !gifts[index])
  const stateOfFree = useStoredState({ item, index: free ?? 0 })
  const nameOf = (index: number) => (units.length > 1 ? text('item', { name, number: index + 1 }) : name)
  const part = (index: number) => {
    const props = { unit: { item, index }, name: nameOf(index) }
    if (open !== index)
      return <GiftRow {...props} onEdit={() => setOpen(index)} onRemove={() => leave(index)} />
    const close = () => {
      leave(index)
      setOpen(undefined)
    }
    return <GiftForm {...props} onClose={close} />
  }
  return (
    <div className="bzl-gifts" ref={root}>
      {units
        .filter((index) => gifts[index] || index === open)
        .map((index) => (
          <div key={index} data-unit={index}>
            {part(index)}
          </div>
        ))}
      {free !== undefined && open === undefined && (
        <button
          type="button"
          className="bzl-link"
          aria-label={text('add.name', { name: nameOf(free) })}
          onClick={() => setOpen(free)}
        >
          {text('add')}
        </button>
      )}
      {free !== undefined && free !== open && typeof stateOfFree === 'object' && (
        <RefusedGift unit={{ item, index: free }} />
      )}
    </div>
  )
}

/** Why a gift was refused whose form was closed meanwhile: its unit has no row. */
function RefusedGift({ unit }: { unit: GiftUnit }) {
  const { error } = useGiftState(unit)
  return error ? <Notice type="error">{error}</Notice> : null
}

/**
 * Moves the focus when the shopper closes or removes the part that has it. It goes to the row of the part's
 * unit, or to the link that adds a gift.
 */
function useFocusAfterLeaving(shown: string) {
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<number | undefined>(undefined)
  useEffect(() => {
    const unit = left.current
    left.current = undefined
    if (unit === undefined || !isFocusFree()) return
    const row = root.current?.querySelector<HTMLElement>(`[data-unit="${unit}"] button`)
    const target = row ?? root.current?.querySelector<HTMLElement>('button')
    target?.focus()
  }, [shown])
  const leave = (unit: number) => void (left.current = unit)
  return { root, leave }
}
