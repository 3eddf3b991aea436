import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { hostDocument } from '#dom/document.ts'
import { afterPaint, nextSlice } from '#dom/lifecycle.ts'
import { $itemIds } from '../state/items.ts'
import { CartItem, type CartItemProps } from './item/CartItem.tsx'
import { handleImageError } from './item/ItemImage.tsx'
import { type DrawControls, type ItemContext, useItemContext } from './item/useItemContext.ts'

interface Props {
  label: string
  list?: RefObject<HTMLUListElement | null>
  drawControls?: DrawControls
  Extra?: CartItemProps['Extra']
  /** The island whose slots its items have. */
  island?: string
}

/**
 * The items of the cart. Long carts show their first items at once, painted before the rest is drawn in slices, so the page
 * stays awake. A change of what all items share reaches them in slices, too: until its turn an item stays as it was drawn.
 */
export function CartItems({ label, list, drawControls, Extra, island }: Props) {
  const ids = useStore($itemIds) ?? []
  const context = useItemContext(island, drawControls)
  const drawn = useSlices(ids, context)
  return (
    <ul className="bzl-items" ref={list} aria-label={label} onErrorCapture={handleImageError}>
      {ids.map((itemId) => {
        const own = drawn.get(itemId)
        return own && <CartItem key={itemId} itemId={itemId} context={own} Extra={Extra} />
      })}
    </ul>
  )
}

/** Items of one task. */
interface Slice {
  context: ItemContext
  /** So many had an earlier context. */
  known: number
  /** The number of items before this task, and with it. */
  from: number
  count: number
  start: number
}

const FIRST = { from: 0, count: 10 }
/** Milliseconds for the slices of a task: below the 50 of a long one, and no less, since a frame may follow. */
const BUDGET = 45
/** So many items render at least, even where the first were slow because their code had just arrived. */
const LEAST = 10

/**
 * The items to render now, each with the context it has: as many a task as this machine has time for, by what its items have
 * taken so far. Begins anew with another context, by few at a time: what is drawn again says nothing of the rest.
 */
function useSlices(ids: string[], context: ItemContext): Map<string, ItemContext> {
  const drawn = useRef(new Map<string, ItemContext>()).current
  const [begun, setSlice] = useState<Slice>()
  const { count, known, from, start } =
    begun?.context === context ? begun : { ...FIRST, known: drawn.size, start: now() }
  for (const itemId of ids.slice(0, count)) drawn.set(itemId, context)
  useLayoutEffect(() => {
    if (count >= ids.length) return
    const took = now() - start
    const itemsIn = (time: number) => (from < known ? 0 : Math.floor((time * (count - from)) / took))
    const draw = (more: number, from: number, start: number) =>
      setSlice({ context, known, from, count: count + more, start })
    const goOn = () => draw(Math.max(LEAST, itemsIn(BUDGET)), count, now())
    if (!from && !known && hostDocument.visibilityState !== 'hidden') return afterPaint(goOn)
    const more = itemsIn(BUDGET - took)
    if (more >= LEAST) return draw(more, from, start)
    return nextSlice(goOn)
  }, [ids.length, context, known, from, count, start])
  return drawn
}

const now = () => performance.now()
