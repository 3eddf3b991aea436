import { type ReactNode, useRef, useState } from 'react'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/skeletonOrRetry.tsx'
import { CartItems } from '#cart/view/CartItems.tsx'
import { useAdditions } from '#cart/view/useAdditions.ts'
import { LazyGiftOptions } from '#gifts/view/LazyGiftOptions.tsx'
import { useCheckoutText } from '#checkout/view/text.ts'
import { ItemNotes } from './ItemNotes.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import { importPart } from '#dom/import-part.ts'

/** Until its code is there, and while it cannot be fetched, the facts stay. */
const EditableItems = lazyWidgetPart(
  async () => (await importPart(() => import('#cart/view/EditableCartItems.tsx'))).EditableCartItems,
  {
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
  /** What the list is called. */
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
