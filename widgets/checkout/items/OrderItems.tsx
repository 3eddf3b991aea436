import { type ReactNode, useRef, useState } from 'react'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { CartItems } from '#cart/view/CartItems.tsx'
import { useAdditions } from '#cart/view/useAdditions.ts'
import { LazyGiftOptions } from '#gifts/view/LazyGiftOptions.tsx'
import { useCheckoutText } from '#checkout/view/text.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { importPart } from '#dom/import-part.ts'
import { useStore } from '@nanostores/react'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { $item, type ItemState } from '#cart/state/items.ts'
import { Notice } from '#ui/Notice.tsx'
import { useMessage } from '#i18n/view/common.ts'

const ERROR: { keys: (keyof ItemState)[] } = { keys: ['error'] }

/** Under an item that is shown as facts: its gifts, and why its last change failed. */
function ItemNotes({ item, name }: { item: QuoteItem; name: string }) {
  const message = useMessage()
  const problem = message(useStore($item(item.item_id), ERROR).error)
  return (
    <>
      {item.additional_data.item_gift && <LazyGiftOptions item={item} name={name} isText />}
      {problem && <Notice type="error">{problem}</Notice>}
    </>
  )
}

/** Until its code is there, and while it cannot be fetched, the facts stay. */
const EditableItems = lazyWidgetPart(
  async () => (await importPart(() => import('#cart/view/EditableCartItems.tsx'))).EditableCartItems,
  {
    namespaces: ['cart'],
    fallback: ({ label }, failure) => (
      <div aria-busy={!failure}>
        {failure && skeletonOrRetry(0)({}, failure)}
        <ItemFacts label={label} />
      </div>
    ),
  },
)

function ItemFacts({ label }: { label: string }) {
  useAdditions()
  return <CartItems label={label} Extra={ItemNotes} />
}

function prefetchControls() {
  void EditableItems.prefetch()
  void LazyGiftOptions.prefetch()
}

interface Props {
  /** The accessible name of the list. */
  label: string
  /** Stands beside the button. */
  title: ReactNode
}

/** The items as facts. A button shows in the same place what can be changed of them, and the facts again. */
export function OrderItems({ label, title }: Props) {
  const text = useCheckoutText()
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div className="bzl-checkout__items">
        {title}
        <button
          type="button"
          className="bzl-link"
          ref={button}
          onPointerEnter={prefetchControls}
          onFocus={prefetchControls}
          onClick={() => setEditing(!isEditing)}
        >
          <ChangingText>{text(isEditing ? 'summary.done' : 'summary.edit')}</ChangingText>
        </button>
      </div>
      {isEditing ? (
        <EditableItems label={label} heading={button} Extra={LazyGiftOptions} />
      ) : (
        <ItemFacts label={label} />
      )}
    </>
  )
}
