import { useStore } from '@nanostores/react'
import type { QuoteItem } from '../../rules/cart.ts'
import { itemOptions, type CustomOption } from '../../rules/item-options.ts'
import { $customOptions } from '../../state/custom-options.ts'
import type { ItemContext } from './useItemContext.ts'
import { personal } from '#ui/personal.ts'

interface Props {
  item: QuoteItem
  context: ItemContext
}

/** The options of an item of the cart. They alone are rendered again once the shop has said which of them were typed. */
export function CartItemOptions({ item, context }: Props) {
  const { item_id } = item
  const customOptions = useStore($customOptions, { keys: [item_id], deps: [item_id] })[item_id]
  return <ItemOptions item={item} customOptions={customOptions} context={context} />
}

/** The options chosen for an item: metal, size, and in quotes the shopper's own text. */
export function ItemOptions({ item, customOptions, context }: Props & { customOptions?: CustomOption[] }) {
  const options = itemOptions(item, customOptions, context.typedLabels)
  if (!options.length) return null
  return (
    <dl className="bzl-item__options">
      {options.flatMap(({ label, value, isPersonal }, index) => [
        <dt key={`dt ${label} ${index}`}>{label}</dt>,
        <dd
          key={`dd ${label} ${index}`}
          {...(isPersonal && personal())}
          dir="auto"
          translate={isPersonal ? 'no' : undefined}
        >
          {isPersonal ? context.common('item.personalised', { value }) : value}
        </dd>,
      ])}
    </dl>
  )
}
