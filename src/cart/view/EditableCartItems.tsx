import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { $itemIds, $item, configureUrl } from '../state/items.ts'
import type { CartItemProps } from './item/CartItem.tsx'
import { CartItems } from './CartItems.tsx'
import { ItemControls } from './item/ItemControls.tsx'
import type { ItemControlsProps } from './item/useItemContext.ts'
import { useItemEvents } from './item/useItemEvents.ts'
import { useAdditions } from './useAdditions.ts'
import { hostDocument } from '#dom/document.ts'
import { isFocusFree } from '#dom/focus.ts'
import { go } from '#storefront/page/navigation.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import type { OptionsDialogProps } from './options/OptionsDialog.tsx'
import { importPart } from '#dom/import-part.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/cart.json'

/** The dialog that changes an item, fetched when it is wanted. Without its code the link that was pressed is followed. */
const LazyOptionsDialog = lazyWidgetPart(
  async () => (await importPart(() => import('./options/OptionsDialog.tsx'))).OptionsDialog,
  {
    namespaces: ['item-options'],
    fallback: (props, failure) => failure && <FollowLink {...props} />,
  },
)

function FollowLink({ itemId }: OptionsDialogProps) {
  useEffect(() => {
    const { item } = $item(itemId).get()
    if (item) void go(configureUrl(item))
  }, [itemId])
  return null
}

interface Props {
  label: string
  /** Takes the focus when the last item was removed. */
  heading?: RefObject<HTMLElement | null>
  Extra?: CartItemProps['Extra']
  island?: string
}

/** The items of the cart with what the shopper may change. */
export function EditableCartItems({ label, heading, Extra, island }: Props) {
  const text = useText('cart', en)
  const list = useRef<HTMLUListElement>(null)
  const [changed, setChanged] = useState<string>()
  const drawControls = useCallback(
    (props: ItemControlsProps) => <ItemControls {...props} text={text} />,
    [text],
  )
  useAdditions()
  useItemEvents(text, list, useFocusAfterRemoval(list, heading), setChanged)
  return (
    <>
      <CartItems label={label} list={list} drawControls={drawControls} Extra={Extra} island={island} />
      {changed && <LazyOptionsDialog itemId={changed} list={list} onClose={setChanged} />}
    </>
  )
}

interface Place {
  itemId: string
  index: number
}

/**
 * Once an item that the shopper removed is gone, or one that had the focus, by another tab, the focus moves to the item
 * now at its position, or to the heading. To be called before the shopper's removal.
 */
function useFocusAfterRemoval(
  list: RefObject<HTMLUListElement | null>,
  heading?: RefObject<HTMLElement | null>,
) {
  const ids = useStore($itemIds)
  const leaving = useRef<Place | undefined>(undefined)
  const focused = useRef<Place | undefined>(undefined)
  useEffect(() => $itemIds.listen(() => (focused.current = focusedPlace(list.current))), [list])
  useLayoutEffect(() => {
    const gone = [leaving.current, focused.current].find((place) => place && !ids?.includes(place.itemId))
    focused.current = undefined
    if (!gone || !ids) return
    if (gone === leaving.current) leaving.current = undefined
    const root = list.current
    if (!isFocusFree()) return
    const item = root?.children[Math.min(gone.index, ids.length - 1)]
    const target = item?.querySelector<HTMLElement>('button') ?? item?.querySelector('a') ?? heading?.current
    target?.focus()
  }, [ids, list, heading])
  // With the last item the whole list may go.
  useLayoutEffect(
    () => () => {
      const isGone = leaving.current ?? focused.current
      if (isGone && isFocusFree(list.current?.querySelector(':focus'))) heading?.current?.focus()
    },
    [list, heading],
  )
  return useCallback((itemId: string) => {
    leaving.current = { itemId, index: $itemIds.get()!.indexOf(itemId) }
  }, [])
}

/** The item that has the focus. */
function focusedPlace(list: HTMLElement | null): Place | undefined {
  const rows = [...(list?.children ?? [])] as HTMLElement[]
  const index = rows.findIndex((row) => row.contains(hostDocument.activeElement))
  return rows[index] && { itemId: rows[index].dataset.bzlItem!, index }
}
