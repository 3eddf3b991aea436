import { useStore } from '@nanostores/react'
import type { QuoteItem } from '../../../src/domain/cart/cart'
import { $item, type ItemState } from '../../../src/state/cart/items'
import { LazyGiftOptions } from '../../../src/ui/gifts/LazyGiftOptions'
import { Notice } from '../../../src/ui/Notice'
import { useMessage } from '../../../src/ui/text/common'

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
