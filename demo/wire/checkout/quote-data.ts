import { BASE, rateOf, toDatabase } from '../../shop/money.ts'
import type { Cart, QuoteAddress } from '../../shop/quote.ts'
import { chosenRate, rateRow } from '../../shop/delivery/shipping-rates.ts'
import type { Shop } from '../../shop/shop.ts'
import type { Customer } from '../../shop/records.ts'
import { baseTotals, isVirtual, totalsOf } from '../../shop/totals.ts'
import { totalsAnswer } from '../cart/cart-totals.ts'

/** The quote's row with numbers as the database writes them (wire: checkout-configuration). */
export function quoteData(shop: Shop, cart: Cart, customer?: Customer) {
  const quote = totalsOf(shop, cart)
  const base = baseTotals(shop, cart)
  const qty = cart.items.reduce((sum, item) => sum + item.qty, 0)
  return {
    entity_id: customer ? String(cart.id) : cart.mask,
    store_id: 1,
    is_active: '1',
    is_virtual: isVirtual(cart) ? 1 : 0,
    is_multi_shipping: '0',
    items_count: String(cart.items.length),
    items_qty: `${qty}.0000`,
    base_currency_code: BASE,
    store_currency_code: BASE,
    quote_currency_code: cart.currency,
    base_to_quote_rate: rateOf(cart.currency).toFixed(4),
    grand_total: toDatabase(quote.grand, cart.currency),
    base_grand_total: toDatabase(base.grand, BASE),
    subtotal: toDatabase(quote.subtotal, cart.currency),
    base_subtotal: toDatabase(base.subtotal, BASE),
    customer_id: customer?.id ?? null,
    customer_email: customer?.email ?? cart.billingAddress?.email ?? null,
    customer_is_guest: customer ? '0' : '1',
    coupon_code: cart.coupon ?? null,
    reserved_order_id: shop.orders.get(cart.orderId ?? 0)?.increment ?? null,
    extension_attributes: {},
  }
}

/** The saved delivery method; null when it is no longer offered. */
export function selectedMethod(shop: Shop, cart: Cart, language: string) {
  const rate = chosenRate(shop, cart)
  return rate
    ? {
        ...rateRow(shop, cart, rate, language, cart.shippingAddress),
        base_amount: toDatabase(rate.amount, BASE),
        error_message: false,
      }
    : null
}

/** Saved addresses, without the e-mail; the keys are absent until there is one [seen]. */
export function addressData(cart?: Cart) {
  const row = ({ street = [], email: _email, region_id, ...rest }: QuoteAddress) => ({
    ...rest,
    street: Object.fromEntries(street.map((line, index) => [index, line])),
    ...(region_id !== undefined && { region_id: String(region_id) }),
  })
  return {
    ...(cart?.shippingAddress && {
      isShippingAddressFromDataValid: true,
      shippingAddressFromData: row(cart.shippingAddress),
    }),
    ...(cart?.billingAddress && {
      isBillingAddressFromDataValid: true,
      billingAddressFromData: row(cart.billingAddress),
    }),
  }
}

const AS_NUMBERS = new Set(['grand_total', 'shipping_amount', 'base_shipping_amount', 'item_id', 'qty'])

/** The REST totals with most numbers as database strings. */
export function configTotals(shop: Shop, cart: Cart, language: string) {
  const totals = totalsAnswer(shop, cart, language)
  const text = (row: object) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        typeof value === 'number' && !AS_NUMBERS.has(key) ? value.toFixed(4) : value,
      ]),
    )
  return {
    ...text(totals),
    items: totals.items.map((item) => ({ ...text(item), item_id: String(item.item_id) })),
    total_segments: totals.total_segments.map((segment) => ({
      area: null,
      extension_attributes: [],
      ...text(segment),
    })),
  }
}
