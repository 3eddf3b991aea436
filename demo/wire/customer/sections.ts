import { available, cartOf, itemSku } from '../../shop/cart.ts'
import { countryCodes, countryName, regionsOf } from '../../shop/directory/directory.ts'
import { priceText, toDatabase, toNumber } from '../../shop/money.ts'
import { listPrice } from '../../shop/list-price.ts'
import { taxDisplay } from '../../shop/tax-display.ts'
import { totalsOf, type ItemTotals } from '../../shop/totals.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { imageUrl } from '../image-url.ts'
import { escapeHtml, json } from '../responses.ts'
import type { ItemOption } from '../../shop/quote.ts'
import type { WishlistEntry } from '../../shop/records.ts'
import { drawingUrl, itemName, optionText } from '../cart/quote-items.ts'
import { captchaSection } from '../captcha/captcha-config.ts'
import { syncCartCurrency } from '../session.ts'
import { productById, nameOf } from '../../shop/catalogue.ts'
import { typeOf } from '../../shop/products/options.ts'

/** `customer/section/load` (wire: load-sections). */
export const sectionRoutes: Route[] = [{ method: 'GET', path: '/customer/section/load', handle: load }]

const sections: Record<string, (context: RequestContext) => object> = {
  customer: customerSection,
  messages: (context) => ({ messages: context.session.messages.splice(0) }),
  'directory-data': directory,
  cart: cartSection,
  wishlist,
  'last-ordered-items': () => ({ items: [] }),
  captcha: captchaSection,
  'instant-purchase': () => ({ available: false }),
  'compare-products': () => ({ count: 0, items: [] }),
  persistent: () => ({}),
  review: () => ({ nickname: '', title: '', detail: '' }),
}

function load(context: RequestContext): Response {
  const wanted = context.url.searchParams.get('sections')
  const names = wanted === null ? Object.keys(sections) : wanted.split(',').filter(Boolean)
  const unknown = names.find((name) => !(name in sections))
  if (unknown !== undefined) {
    return json(
      { message: `The &quot;${escapeHtml(unknown)}&quot; section source isn&#039;t supported.` },
      400,
    )
  }
  const data_id = dataId(context)
  return json(Object.fromEntries(names.map((name) => [name, { ...sections[name]!(context), data_id }])))
}

/** Server time in seconds, or the value of the cookie that overrides it [seen]. */
function dataId(context: RequestContext): number | string {
  return context.cookies.get('storage_data_id') ?? Math.floor(context.shop.now() / 1000)
}

function customerSection({ customer, session }: RequestContext) {
  const country = { countryId: session.country, rawCountryId: session.country }
  if (!customer) return country
  const fullname = escapeHtml(`${customer.firstname} ${customer.lastname}`)
  return { fullname, firstname: escapeHtml(customer.firstname), websiteId: '1', ...country }
}

function directory({ language }: RequestContext) {
  return Object.fromEntries(
    countryCodes.map((code) => {
      const regions = regionsOf(code)
      const keyed = Object.fromEntries(
        regions.map((region) => [region.id, { code: region.code, name: region.name }]),
      )
      return [code, { name: countryName(code, language), ...(regions.length && { regions: keyed }) }]
    }),
  )
}

function cartSection(context: RequestContext) {
  syncCartCurrency(context)
  const { shop, session, currency, locale } = context
  const cart = cartOf(shop, session)
  const totals = cart?.items.length ? totalsOf(shop, cart) : undefined
  const price = (minor: number) =>
    `<span class="price">${escapeHtml(priceText(minor, currency, locale))}</span>`
  return {
    summary_count: cart?.items.reduce((sum, { qty }) => sum + qty, 0) ?? 0,
    subtotalAmount: totals ? toDatabase(totals.subtotal, currency) : null,
    subtotal: price(totals?.subtotal ?? 0),
    possible_onepage_checkout: true,
    items: (totals?.items ?? []).map((item) => sectionItem(context, item, price)).reverse(),
    extra_actions: '',
    isGuestCheckoutAllowed: true,
    website_id: '1',
    storeId: '1',
    subtotal_incl_tax: price(totals?.subtotalWithTax ?? 0),
    subtotal_excl_tax: price(totals?.subtotal ?? 0),
  }
}

/** Prices are printed with tax, without, or both, as the shop displays them. */
function sectionItem(
  context: RequestContext,
  { item, unit, unitWithTax }: ItemTotals,
  price: (minor: number) => string,
) {
  const { origin } = context.url
  const { product } = item
  const name = itemName(item, context.language)
  return {
    product_type: typeOf(product),
    options: item.options.map((option) => sectionOption(option, context.language)),
    qty: item.qty,
    item_id: String(item.id),
    configure_url: `${origin}/checkout/cart/configure/id/${item.id}/product_id/${product.id}/`,
    is_visible_in_site_visibility: product.visible,
    product_id: product.id,
    product_name: escapeHtml(name),
    product_sku: itemSku(item),
    product_url: `${origin}/${product.url_key}.html`,
    product_has_url: product.visible,
    product_price: printed(context, price, unit, unitWithTax),
    product_price_value: toNumber(unit, context.currency),
    product_image: { src: drawingUrl(origin, item), alt: name, width: 150, height: 150 },
    canApplyMsrp: false,
    message: '',
  }
}

function printed(
  { shop, currency }: RequestContext,
  price: (minor: number) => string,
  unit: number,
  unitWithTax: number,
): string {
  const mode = taxDisplay(shop, currency).reviewItemPriceDisplayMode
  const span = (kind: string, label: string, amount: number) =>
    `<span class="price-${kind}-tax" data-label="${label}">\n<span class="minicart-price">\n${price(amount)}</span></span>`
  const including = mode === 'excluding' ? '' : span('including', 'Incl.&#x20;Tax', unitWithTax)
  return including + (mode === 'including' ? '' : span('excluding', 'Excl.&#x20;Tax', unit))
}

/** An option with its value escaped for HTML and as plain `print_value` [seen]. */
export function sectionOption(option: ItemOption, language: string) {
  const { label, value } = optionText(option, language)
  return {
    label,
    value: escapeHtml(value),
    print_value: value,
    option_id: option.option_id,
    option_type: option.option_value === option.value ? 'field' : 'drop_down',
    custom_view: false,
  }
}

/** The newest three, each with the forms of its actions (wire: wish-list). */
function wishlist(context: RequestContext) {
  const entries = context.customer?.wishlist ?? []
  const items = entries.slice(0, 3).flatMap((entry) => wishlistItem(context, entry) ?? [])
  const counter = entries.length === 1 ? '1 item' : `${entries.length} items`
  return { counter: entries.length ? counter : null, items }
}

function wishlistItem(context: RequestContext, { id, product_id, qty }: WishlistEntry) {
  const product = productById(product_id)
  if (!product) return undefined
  const { origin } = context.url
  const price = priceText(listPrice(product.price, context.currency), context.currency, context.locale)
  const name = nameOf(product.sku, context.language)
  const form = (action: string, data: object) =>
    JSON.stringify({ action: `${origin}/wishlist/index/${action}/`, data: { item: String(id), ...data } })
  return {
    image: {
      template: 'Magento_Catalog/product/image_with_borders',
      src: imageUrl(origin, product.drawing),
      width: 75,
      height: 90,
      alt: name,
    },
    product_sku: product.sku,
    product_id,
    product_url: `${origin}/${product.url_key}.html?qty=${qty}`,
    product_name: escapeHtml(name),
    product_price: `<span class="price">${escapeHtml(price)}</span>`,
    product_is_saleable_and_visible: product.visible && available(context.shop, product) > 0,
    product_has_required_options: product.options.some(({ required }) => required),
    add_to_cart_params: form('cart', { qty: qty.toFixed(4), uenc: '' }),
    delete_item_params: form('remove', { uenc: '' }),
  }
}
