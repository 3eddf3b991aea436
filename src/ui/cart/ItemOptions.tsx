import { useStore } from '@nanostores/react'
import type { QuoteItem } from '../../domain/cart/cart'
import { itemOptions } from '../../domain/cart/item-options'
import { $customOptions } from '../../state/cart/custom-options'
import { useCommon } from '../text/common'

/** What was chosen for a item: metal, size, and in quotes what the shopper wrote. */
export function ItemOptions({ item }: { item: QuoteItem }) {
  const text = useCommon()
  const options = itemOptions(item, useStore($customOptions)[item.item_id])
  if (!options.length) return null
  return (
    <dl className="bzl-item__options">
      {options.map(({ label, value, isPersonal }, index) => (
        <div key={`${label} ${index}`}>
          <dt>{label}</dt>
          <dd dir="auto" translate={isPersonal ? 'no' : undefined}>
            {isPersonal ? text('item.personalised', { value }) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
