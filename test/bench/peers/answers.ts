// The demo shop's cart in the protocols of the peers: Shopify's Storefront GraphQL and Adobe Commerce's GraphQL. Each answer
// has the fields that the peer's own query asks for, filled with what our widgets get from the same shop.
import { cartUrl, CONFIG, quantityBody, type CartData, type Item as PlainItem } from '../floors/cart-data.ts'

interface Item extends PlainItem {
  sku: string
  price_incl_tax: string
  product: { url_key: string }
}

interface Cart extends CartData {
  quoteItemData: Item[]
  totalsData: CartData['totalsData'] & { grand_total: number; items_qty: string }
}

interface GraphQl {
  query: string
  variables?: {
    lines?: { id: string; quantity: number }[]
    cartItems?: { cart_item_uid: string; quantity: number }[]
  }
}

/** Sends a request to the demo shop with the cookies of the visitor. */
type Ask = (path: string, init?: { method: string; body: string }) => Promise<Response>

const readCart = async (ask: Ask) => (await (await ask(CONFIG)).json()) as Cart

async function setQuantity(ask: Ask, item: string, qty: number): Promise<Cart> {
  const { quoteData } = await readCart(ask)
  const cart = quoteData.entity_id
  const body = JSON.stringify(quantityBody(cart, item, qty))
  const response = await ask(cartUrl(cart, `items/${item}`), { method: 'PUT', body })
  if (!response.ok) throw new Error(await response.text())
  return readCart(ask)
}

/** Returns the answer of Shopify's shop to a query or to the mutation `cartLinesUpdate`. */
async function shopify(ask: Ask, { query, variables }: GraphQl) {
  if (query.includes('query { shop')) return { shop: { moneyFormat: '${{amount}}', name: 'Demo' } }
  const [line] = variables?.lines ?? []
  if (!line) return { cart: shopifyCart(await readCart(ask)) }
  const cart = shopifyCart(await setQuantity(ask, line.id, line.quantity))
  return { cartLinesUpdate: { cart, userErrors: [], warnings: [] } }
}

function shopifyCart({ quoteData, quoteItemData, totalsData }: Cart) {
  const currencyCode = quoteData.quote_currency_code
  const money = (amount: string | number) => ({ amount: String(Number(amount)), currencyCode })
  const total = money(totalsData.grand_total)
  const noPages = { hasNextPage: false, hasPreviousPage: false }
  return {
    id: 'gid://shopify/Cart/bench',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    lines: { pageInfo: noPages, edges: quoteItemData.map((item) => shopifyLine(item, money)) },
    attributes: [],
    cost: {
      checkoutChargeAmount: total,
      totalAmount: total,
      subtotalAmount: total,
      totalTaxAmount: null,
      totalDutyAmount: null,
    },
    checkoutUrl: 'https://localhost/checkout',
    discountCodes: [],
    discountAllocations: [],
    buyerIdentity: { countryCode: 'US', deliveryAddressPreferences: [] },
    deliveryGroups: { pageInfo: noPages, edges: [] },
    appliedGiftCards: [],
    note: null,
  }
}

function shopifyLine(item: Item, money: (amount: string) => { amount: string; currencyCode: string }) {
  const price = money(item.price_incl_tax)
  const row = money(item.row_total_incl_tax)
  return {
    cursor: item.item_id,
    node: {
      __typename: 'CartLine',
      id: item.item_id,
      merchandise: {
        id: `gid://shopify/ProductVariant/${item.item_id}`,
        title: item.options.map(({ value }) => value).join(' / ') || 'Default Title',
        image: { id: item.item_id, src: item.thumbnail, altText: item.name, width: 150, height: 150 },
        product: { id: item.sku, handle: item.product.url_key, title: item.name },
        weight: 0,
        available: true,
        sku: item.sku,
        selectedOptions: item.options.map(({ label, value }) => ({ name: label, value })),
        compareAtPrice: null,
        price,
        unitPrice: null,
        unitPriceMeasurement: null,
      },
      quantity: item.qty,
      attributes: [],
      cost: {
        totalAmount: row,
        subtotalAmount: row,
        amountPerQuantity: price,
        compareAtAmountPerQuantity: null,
      },
      discountAllocations: [],
    },
  }
}

/** Returns the answer of Adobe's shop to a query or to the mutation `updateCartItems`. */
async function adobe(ask: Ask, { query, variables }: GraphQl) {
  if (query.includes('STORE_CONFIG_QUERY')) return { storeConfig: ADOBE_CONFIG }
  const [item] = variables?.cartItems ?? []
  if (!item) return { cart: adobeCart(await readCart(ask)) }
  const cart = adobeCart(await setQuantity(ask, item.cart_item_uid, item.quantity))
  return { updateCartItems: { cart, user_errors: [] } }
}

const INCLUDING_TAX = 2

const ADOBE_CONFIG = {
  minicart_display: true,
  minicart_max_items: 10,
  cart_expires_in_days: 30,
  cart_summary_display_quantity: 1,
  max_items_in_order_summary: 10,
  default_country: 'US',
  shopping_cart_display_full_summary: false,
  shopping_cart_display_grand_total: false,
  shopping_cart_display_price: INCLUDING_TAX,
  shopping_cart_display_shipping: INCLUDING_TAX,
  shopping_cart_display_subtotal: INCLUDING_TAX,
  shopping_cart_display_zero_tax: false,
  configurable_thumbnail_source: 'itself',
  allow_gift_wrapping_on_order: '0',
  allow_gift_wrapping_on_order_items: '0',
  allow_order: '0',
  allow_items: '0',
  allow_gift_receipt: '0',
  allow_printed_card: '0',
}

function adobeCart({ quoteData, quoteItemData, totalsData }: Cart) {
  const currency = quoteData.quote_currency_code
  const money = (amount: string | number) => ({ value: Number(amount), currency })
  const total = money(totalsData.grand_total)
  return {
    id: 'bench',
    total_quantity: Number(totalsData.items_qty),
    is_virtual: false,
    applied_gift_cards: [],
    applied_coupons: null,
    shipping_addresses: [],
    itemsV2: { items: quoteItemData.map((item) => adobeItem(item, money)) },
    prices: {
      grand_total: total,
      grand_total_excluding_tax: total,
      subtotal_excluding_tax: total,
      subtotal_including_tax: total,
      subtotal_with_discount_excluding_tax: total,
      applied_taxes: [],
      discounts: [],
    },
  }
}

function adobeItem(item: Item, money: (amount: string | number) => { value: number; currency: string }) {
  const price = money(item.price_incl_tax)
  const row = money(item.row_total_incl_tax)
  const range = { regular_price: price, final_price: price, discount: { percent_off: 0, amount_off: 0 } }
  return {
    __typename: 'SimpleCartItem',
    uid: item.item_id,
    quantity: item.qty,
    is_available: true,
    not_available_message: null,
    errors: null,
    prices: {
      price,
      discounts: [],
      total_item_discount: money(0),
      row_total: row,
      row_total_including_tax: row,
      price_including_tax: price,
      fixed_product_taxes: [],
      original_item_price: price,
      original_row_total: row,
    },
    product: {
      name: item.name,
      sku: item.sku,
      price_tiers: [],
      quantity: null,
      gift_message_available: '0',
      gift_wrapping_available: false,
      thumbnail: { url: item.thumbnail, label: item.name },
      url_key: item.product.url_key,
      canonical_url: item.product_url,
      categories: [],
      custom_attributesV2: { items: [] },
      only_x_left_in_stock: null,
      stock_status: 'IN_STOCK',
      price_range: { minimum_price: range, maximum_price: range },
    },
    customizable_options: item.options.map(({ label, value }) => ({
      type: 'field',
      customizable_option_uid: label,
      label,
      is_required: true,
      values: [{ label: value, value }],
    })),
  }
}

const SHOPS: Record<string, typeof shopify | typeof adobe> = {
  '/api/2025-01/graphql': shopify,
  '/graphql': adobe,
}

/** Returns the JSON with which a peer's shop answers, or undefined for another path. */
export async function answerPeer(
  { pathname, searchParams }: URL,
  readBody: () => Promise<Buffer>,
  ask: Ask,
): Promise<string | undefined> {
  const shop = SHOPS[pathname]
  if (!shop) return undefined
  const query = searchParams.get('query')
  const asked = query === null ? (JSON.parse((await readBody()).toString()) as GraphQl) : { query }
  return JSON.stringify({ data: await shop(ask, asked) })
}
