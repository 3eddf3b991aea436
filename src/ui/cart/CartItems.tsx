import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { afterYield } from '../../host/page/lifecycle'
import { $customOptions } from '../../state/cart/custom-options'
import { $itemIds } from '../../state/cart/items'
import { CartItem, type CartItemProps, type ItemControlsProps } from './CartItem'
import { handleImageError } from './ItemImage'
import { useAdditions } from './useAdditions'
import { useItemContext } from './useItemContext'

interface Props {
  label: string
  list?: RefObject<HTMLUListElement | null>
  Controls?: ComponentType<ItemControlsProps>
  Extra?: CartItemProps['Extra']
}

/** The items of the cart. Long carts show their first items at once and the rest in slices, so the page stays awake. */
export function CartItems({ label, list, Controls, Extra }: Props) {
  const ids = useStore($itemIds) ?? []
  const customOptions = useStore($customOptions)
  const context = useItemContext()
  const count = useSlices(ids.length)
  useAdditions()
  return (
    <ul className="bzl-items" ref={list} aria-label={label} onErrorCapture={handleImageError}>
      {ids.slice(0, count).map((itemId) => (
        <CartItem
          key={itemId}
          itemId={itemId}
          context={context}
          customOptions={customOptions[itemId]}
          Controls={Controls}
          Extra={Extra}
        />
      ))}
    </ul>
  )
}

const FIRST = 10
/** Milliseconds a slice may take: below the 50 of a long task, but few, since the browser paints after each. */
const BUDGET = 25

/** How many items to render now: as many more in each slice as the pace of the last one allows. */
function useSlices(length: number): number {
  const [count, setCount] = useState(FIRST)
  const last = useRef({ size: 2 * FIRST, start: 0 })
  useLayoutEffect(() => {
    if (count >= length) return
    const { size, start } = last.current
    const pace = start ? BUDGET / (performance.now() - start) : 1
    const next = Math.max(FIRST, Math.floor(size * Math.min(pace, 4)))
    return afterYield(() => {
      last.current = { size: next, start: performance.now() }
      setCount(count + next)
    })
  }, [count, length])
  return count
}
