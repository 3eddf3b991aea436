import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { nextSlice } from '#dom/lifecycle.ts'
import { $itemIds } from '../state/items.ts'
import { CartItem, type CartItemProps, type ItemControlsProps } from './item/CartItem.tsx'
import { handleImageError } from './item/ItemImage.tsx'
import { useItemContext } from './item/useItemContext.ts'

interface Props {
  label: string
  list?: RefObject<HTMLUListElement | null>
  Controls?: ComponentType<ItemControlsProps>
  Extra?: CartItemProps['Extra']
  /** The island whose slots its items have. */
  island?: string
}

/** The items of the cart. Long carts show their first items at once and the rest in slices, so the page stays awake. */
export function CartItems({ label, list, Controls, Extra, island }: Props) {
  const ids = useStore($itemIds) ?? []
  const context = useItemContext(island)
  const count = useSlices(ids.length)
  return (
    <ul className="bzl-items" ref={list} aria-label={label} onErrorCapture={handleImageError}>
      {ids.slice(0, count).map((itemId) => (
        <CartItem key={itemId} itemId={itemId} context={context} Controls={Controls} Extra={Extra} />
      ))}
    </ul>
  )
}

const FIRST = 10
/** Milliseconds for the slices of a task: below the 50 of a long one, and no less, since a frame may follow. */
const BUDGET = 45
/** So many items render at least, even where the first were slow because their code had just arrived. */
const LEAST = 10

/** How many items to render now: as many a task as this machine has time for, by what its items have taken so far. */
function useSlices(length: number): number {
  const [count, setCount] = useState(FIRST)
  const task = useRef({ from: 0, start: 0 })
  task.current.start ||= performance.now()
  useLayoutEffect(() => {
    if (count >= length) return
    const { from, start } = task.current
    const took = performance.now() - start
    const itemsIn = (time: number) => Math.floor((time * (count - from)) / took)
    const more = itemsIn(BUDGET - took)
    if (more >= LEAST) return setCount(count + more)
    return nextSlice(() => {
      task.current = { from: count, start: performance.now() }
      setCount(count + Math.max(LEAST, itemsIn(BUDGET)))
    })
  }, [count, length])
  return count
}
