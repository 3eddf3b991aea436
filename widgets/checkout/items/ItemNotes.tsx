import { useStore } from '@nanostores/react'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { $item, type ItemState } from '#cart/state/items.ts'
import { LazyGiftOptions } from '#gifts/view/LazyGiftOptions.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useMessage } from '#i18n/view/common.ts'

const ERROR: { keys: (keyof ItemState)[] } = { keys: ['error'] }

/** Under an item that is shown as facts: its gifts, and why its last change failed. */
export function ItemNotes({ item, name }: { item: QuoteItem; name: string }) {
  const message = useMessage()
  const problem = message(useStore($item(item.item_id), ERROR).error)
  return (
    <>
      {item.additional_data.item_gift && <LazyGiftOptions item={item} name={name} isText />}
      {problem && <Notice type="error">{problem}</Notice>}
    </>
  )
}
