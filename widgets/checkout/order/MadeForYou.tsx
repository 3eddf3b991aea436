import { useStore } from '@nanostores/react'
import { $items } from '#cart/state/cart.ts'
import { madeFacts } from '#cart/view/item/made-facts.ts'
import { Notice } from '#ui/Notice.tsx'
import { useCommon } from '#i18n/view/common.ts'

/** Once more before the order: what is made for the shopper, how long that takes, and what cannot be returned. */
export function MadeForYou() {
  const common = useCommon()
  const items = useStore($items) ?? []
  const lines = items.flatMap(({ item_id, name, product }) => {
    const facts = madeFacts(product, common)
    return facts.length ? [{ item_id, name, facts: facts.join(' · ') }] : []
  })
  if (!lines.length) return null
  return (
    <Notice quiet>
      {lines.map(({ item_id, name, facts }) => (
        <p key={item_id}>
          <bdi>{name}</bdi>: {facts}
        </p>
      ))}
    </Notice>
  )
}
