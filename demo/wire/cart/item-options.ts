import { available, CannotAdd, cartOf } from '../../shop/cart.ts'
import type { Product } from '../../shop/catalogue.ts'
import { typeOf, type ProductOption } from '../../shop/products/options.ts'
import { convert, toNumber } from '../../shop/money.ts'
import type { Cart, CartItem } from '../../shop/quote.ts'
import { updateItem } from '../../shop/replace-item.ts'
import type { RequestContext } from '../../request-context.ts'
import { escapeHtml } from '../responses.ts'
import { sectionOption } from '../customer/sections.ts'
import { itemName } from './quote-items.ts'

const UPDATED = '%1 was updated in your shopping cart.'

/** The `options[…]` and `super_attribute[…]` of a form or a query, by their ids. */
export function sentOptions(context: RequestContext): Record<string, string> {
  const pairs = [...context.url.searchParams, ...context.form()].flatMap(([name, value]) => {
    const id = /^(?:options|super_attribute)\[(\d+)\]$/.exec(name)?.[1]
    return id ? [[id, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

/**
 * Returns the options chosen for an item (wire: chosen-options): ids of attributes are strings, of their values
 * numbers.
 */
export function productOption({ product, options }: CartItem) {
  const isAttribute = (id: string) => product.options.find((one) => one.option_id === id)?.isAttribute
  const custom_options = options
    .filter(({ option_id }) => !isAttribute(option_id))
    .map(({ option_id, option_value }) => ({ option_id, option_value }))
  const configurable_item_options = options
    .filter(({ option_id }) => isAttribute(option_id))
    .map(({ option_id, option_value }) => ({ option_id, option_value: Number(option_value) }))
  return {
    extension_attributes: {
      ...(custom_options.length && { custom_options }),
      ...(configurable_item_options.length && { configurable_item_options }),
    },
  }
}

/** Options of all items (wire: item-options); with `choices` also what may be chosen for that item. */
export function customOptions(context: RequestContext, cart: Cart) {
  const wanted = context.url.searchParams.get('choices')
  return cart.items.map((item) => ({
    item_id: item.id,
    options: item.options.map((option) => sectionOption(option, context.language)),
    ...(String(item.id) === wanted && {
      product_option: productOption(item),
      product_options: item.product.options
        .filter(({ isAttribute }) => !isAttribute)
        .map((option, index) => choice(context, option, index)),
      ...(typeOf(item.product) === 'configurable' && { super_attributes: attributes(context, item.product) }),
    }),
  }))
}

/** A custom option as Magento's REST lists it with its product; prices in the cart's currency. */
function choice(context: RequestContext, option: ProductOption, sort_order: number) {
  const { currency } = context
  const amount = (cents = 0) => toNumber(convert(cents, currency), currency)
  return {
    option_id: Number(option.option_id),
    title: context.translate(option.label),
    type: option.type,
    sort_order,
    is_require: option.required,
    ...(option.values
      ? {
          values: option.values.map(({ id, title, surcharge }, index) => ({
            option_type_id: Number(id),
            title: context.translate(title),
            sort_order: index,
            price: amount(surcharge),
            price_type: 'fixed',
          })),
        }
      : {
          price: amount(option.surcharge),
          price_type: 'fixed',
          max_characters: option.maxLength ?? 0,
        }),
  }
}

/** The attributes of a configurable product as the swatches of its page have them; `products` are those in stock. */
function attributes(context: RequestContext, product: Product) {
  const rows = product.options.filter(({ isAttribute }) => isAttribute)
  return rows.map(({ option_id, code, label, values = [] }, position) => ({
    id: option_id,
    code,
    label: context.translate(label),
    options: values.map(({ id, title, skuSuffix }) => ({
      id,
      label: context.translate(title),
      products: available(context.shop, product) > 0 ? [`${product.id}-${skuSuffix}`] : [],
    })),
    position: String(position),
  }))
}

/** Redirects to the cart in any case; what came of it is in the message (wire: change-item-options). */
export function updateItemOptions(context: RequestContext, { id = '' }: Record<string, string>): Response {
  const cart = cartOf(context.shop, context.session)
  const qty = Math.max(1, Math.floor(Number(context.parameter('qty') ?? 1)) || 1)
  try {
    if (!cart) throw new CannotAdd("The quote item isn't found. Verify the item and try again.")
    const item = updateItem(context.shop, cart, Number(id), qty, sentOptions(context))
    const name = escapeHtml(itemName(item, context.language))
    context.addMessage('success', context.translate(UPDATED, name))
  } catch (error) {
    if (!(error instanceof CannotAdd)) throw error
    context.addMessage('error', escapeHtml(context.translate(error.message)))
  }
  return context.redirect('/checkout/cart/')
}
