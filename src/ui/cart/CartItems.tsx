import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react'
import { useStore } from '@nanostores/react'
import type { QuoteItem } from '../../domain/cart/cart'
import { $itemIds } from '../../state/cart/items'
import { CartItem, type ItemControlsProps } from './CartItem'
import { useAdditions } from './useAdditions'

interface Props {
  Controls?: ComponentType<ItemControlsProps>
  Extra?: ComponentType<{ item: QuoteItem }>
  /** Takes the focus when the last item was removed. */
  heading?: RefObject<HTMLElement | null>
  label: string
}

const FIRST = 10
const SLICE = 20

/** The items of the cart. Long carts show their first items at once and the rest in slices, so the page stays awake. */
export function CartItems({ Controls, Extra, heading, label }: Props) {
  const ids = useStore($itemIds) ?? []
  const [count, setCount] = useState(FIRST)
  const list = useRef<HTMLUListElement>(null)
  const onRemove = useFocusAfterRemoval(list, ids, heading)
  useAdditions()
  useEffect(() => {
    if (count >= ids.length) return
    const timer = setTimeout(() => setCount(count + SLICE))
    return () => clearTimeout(timer)
  }, [count, ids.length])
  return (
    <ul className="bzl-items" ref={list} aria-label={label}>
      {ids.slice(0, count).map((itemId) => (
        <CartItem key={itemId} itemId={itemId} Controls={Controls} Extra={Extra} onRemove={onRemove} />
      ))}
    </ul>
  )
}

/** After the shopper removed an item, the focus moves to the item now at its position, or to the heading. */
function useFocusAfterRemoval(
  list: RefObject<HTMLUListElement | null>,
  ids: string[],
  heading?: RefObject<HTMLElement | null>,
) {
  const leaving = useRef<{ itemId: string; index: number } | undefined>(undefined)
  const order = useRef(ids)
  order.current = ids
  useLayoutEffect(() => {
    const gone = leaving.current
    if (!gone || ids.includes(gone.itemId)) return
    leaving.current = undefined
    const root = list.current
    const focused = root?.ownerDocument.activeElement
    // Who moved on meanwhile stays where they are.
    if (focused && focused !== root?.ownerDocument.body && !focused.matches('dialog')) return
    const item = root?.children[Math.min(gone.index, ids.length - 1)]
    const target = item?.querySelector<HTMLElement>('button') ?? item?.querySelector('a') ?? heading?.current
    target?.focus()
  }, [ids, list, heading])
  // With the last item the whole list may go.
  useLayoutEffect(() => () => void (leaving.current && heading?.current?.focus()), [heading])
  return useCallback((itemId: string) => {
    leaving.current = { itemId, index: order.current.indexOf(itemId) }
  }, [])
}
