import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { afterYield } from '../../host/page/lifecycle'
import { $customOptions } from '../../state/cart/custom-options'
import { $itemIds } from '../../state/cart/items'
import { CartItem, type CartItemProps, type ItemControlsProps } from './item/CartItem'
import { handleImageError } from './item/ItemImage'
import { useAdditions } from './useAdditions'
import { useItemContext } from './item/useItemContext'

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
const SLICE = 20
/** Milliseconds of slices without a pause: with one more slice, below the 50 of a long task. */
const BUDGET = 25

/** How many items to render now. While there is time, slices follow at once: a frame between costs as much as a slice. */
function useSlices(length: number): number {
  const [count, setCount] = useState(FIRST)
  const start = useRef(0)
  start.current ||= performance.now()
  useLayoutEffect(() => {
    if (count >= length) return
    const next = () => setCount(count + SLICE)
    if (performance.now() - start.current < BUDGET) return next()
    return afterYield(() => {
      start.current = performance.now()
      next()
    })
  }, [count, length])
  return count
}
