import { useState } from 'react'
import { readQuantity } from '../../domain/cart/item-controls'
import { useCommon } from '../text/common'
import { Icon } from '../Icon'
import { useQuantity } from './useQuantity'

interface Props {
  itemId: string
  /** What the item is called; part of every control's name. */
  name: string
  /** The shop's number. */
  value: number
  max?: number
  /** Called for a quantity of 0: the parent confirms the removal. */
  onZero?(): void
  describedBy?: string
}

const MAX = 10_000

/** − number +. Typing counts when the field is left or Enter pressed. */
export function Quantity({ itemId, name, value, max = MAX, onZero, describedBy }: Props) {
  const text = useCommon()
  const { shown, request, cancel } = useQuantity(itemId, value)
  const [typed, setTyped] = useState<string | undefined>()

  const want = (qty: number) => {
    setTyped(undefined)
    if (qty < 1) {
      cancel()
      onZero?.()
    } else if (qty !== shown) request(Math.min(qty, max))
  }
  const take = () => {
    if (typed === undefined) return
    const qty = readQuantity(typed)
    if (qty === undefined) setTyped(undefined)
    else want(qty)
  }

  return (
    <div className="bzl-quantity">
      <button
        type="button"
        className="bzl-icon-button"
        aria-label={text('item.decrease', { name })}
        onClick={() => want(shown - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="bzl-quantity__input"
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={5}
        translate="no"
        aria-label={text('item.quantity', { name })}
        aria-describedby={describedBy}
        value={typed ?? String(shown)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) take()
          if (event.key === 'ArrowUp') want(shown + 1)
          if (event.key === 'ArrowDown' && shown > 1) want(shown - 1)
        }}
      />
      <button
        type="button"
        className="bzl-icon-button"
        aria-label={text('item.increase', { name })}
        aria-disabled={shown >= max || undefined}
        onClick={() => want(shown + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
