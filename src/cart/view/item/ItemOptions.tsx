import { Fragment } from 'react'
import type { QuoteItem } from '../../rules/cart.ts'
import { itemOptions, type CustomOption } from '../../rules/item-options.ts'
import type { ItemContext } from './useItemContext.ts'
import { personal } from '#ui/personal.ts'

interface Props {
  item: QuoteItem
  customOptions: CustomOption[] | undefined
  context: ItemContext
}

/** The options chosen for an item: metal, size, and in quotes the shopper's own text. */
export function ItemOptions({ item, customOptions, context }: Props) {
  const options = itemOptions(item, customOptions, context.typedLabels)
  if (!options.length) return null
  return (
    <dl className="bzl-item__options">
      {options.map(({ label, value, isPersonal }, index) => (
        <Fragment key={`${label} ${index}`}>
          <dt>{label}</dt>
          <dd {...(isPersonal && personal())} dir="auto" translate={isPersonal ? 'no' : undefined}>
            {isPersonal ? context.common('item.personalised', { value }) : value}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
