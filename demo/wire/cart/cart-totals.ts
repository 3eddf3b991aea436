import { translate } from '../../locales.ts'
import { couponOf, giftCards, hiddenCode } from '../../shop/discounts.ts'
import { BASE, convert, priceText, toNumber } from '../../shop/money.ts'
import { pickupLocationOf } from '../../shop/delivery/pickup-locations.ts'
import { isPickup } from '../../shop/delivery/shipping-rates.ts'
import type { Shop } from '../../shop/shop.ts'
import type { Cart } from '../../shop/quote.ts'
import { taxDisplay } from '../../shop/tax-display.ts'
import { percentText } from '../../shop/tax.ts'
import { baseTotals, giftCardBalance, hasPrime, isVirtual, totalsOf } from '../../shop/totals.ts'
import type { Destination, ItemTotals, Totals } from '../../shop/totals.ts'
import { itemName, optionText } from './quote-items.ts'
import { takesOneCard } from '../personalities.ts'

export interface Segment {
  code: string
  title: string
  value: number
  area?: string
  extension_attributes?: object
}

/**
 * Totals as REST returns them (wire: shapes): `grand_total` without the tax up to Magento 2.4.5, items priced in the
 * base currency [seen].
 */
export function totalsAnswer(shop: Shop, cart: Cart, language: string, to?: Destination) {
  const quote = totalsOf(shop, cart, cart.currency, to)
  const base = baseTotals(shop, cart, to)
  const q = (minor: number) => toNumber(minor, quote.currency)
  const b = (cents: number) => toNumber(cents, BASE)
  const coupon = couponOf(cart)
  const extension = extensionAttributes(shop, cart, quote, base)
  return {
    grand_total: q(shop.magento === '2.4.5' ? Math.max(0, quote.grand - quote.tax) : quote.grand),
    base_grand_total: b(base.grand),
    subtotal: q(quote.subtotal),
    base_subtotal: b(base.subtotal),
    discount_amount: q(-quote.discount || 0),
    base_discount_amount: b(-base.discount || 0),
    subtotal_with_discount: q(quote.subtotal - quote.discount),
    base_subtotal_with_discount: b(base.subtotal - base.discount),
    shipping_amount: q(quote.shipping),
    base_shipping_amount: b(base.shipping),
    shipping_discount_amount: 0,
    base_shipping_discount_amount: 0,
    tax_amount: q(quote.tax),
    base_tax_amount: b(base.tax),
    weee_tax_applied_amount: null,
    shipping_tax_amount: q(quote.shippingTax),
    base_shipping_tax_amount: b(base.shippingTax),
    subtotal_incl_tax: q(quote.subtotalWithTax),
    ...(isVirtual(cart) && { base_subtotal_incl_tax: b(base.subtotalWithTax) }),
    shipping_incl_tax: q(quote.shipping + quote.shippingTax),
    base_shipping_incl_tax: b(base.shipping + base.shippingTax),
    base_currency_code: BASE,
    quote_currency_code: quote.currency,
    ...(coupon && { coupon_code: coupon.code }),
    items_qty: cart.items.reduce((sum, { qty }) => sum + qty, 0),
    items: quote.items.map((item, index) => itemTotals(item, base.items[index]!, q, b, language)),
    total_segments: segments(shop, cart, quote, language),
    ...(Object.keys(extension).length && { extension_attributes: extension }),
  }
}

function itemTotals(
  quote: ItemTotals,
  base: ItemTotals,
  q: (n: number) => number,
  b: (n: number) => number,
  language: string,
) {
  const { item } = quote
  return {
    item_id: item.id,
    price: b(base.unit),
    base_price: b(base.unit),
    qty: item.qty,
    row_total: q(quote.row),
    base_row_total: b(base.row),
    row_total_with_discount: 0,
    tax_amount: q(quote.tax),
    base_tax_amount: b(base.tax),
    tax_percent: Number(percentText(quote.taxRate?.rate ?? 0)),
    discount_amount: q(quote.discount),
    base_discount_amount: b(base.discount),
    discount_percent: quote.row ? Math.round((quote.discount / quote.row) * 100) : 0,
    price_incl_tax: q(quote.unitWithTax),
    base_price_incl_tax: b(base.unitWithTax),
    row_total_incl_tax: q(quote.rowWithTax),
    base_row_total_incl_tax: b(base.rowWithTax),
    options: JSON.stringify(
      item.options.map((option) => {
        const { label, value } = optionText(option, language)
        return { value, label }
      }),
    ),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: itemName(item, language),
  }
}

function segments(shop: Shop, cart: Cart, quote: Totals, language: string): Segment[] {
  const q = (minor: number) => toNumber(minor, quote.currency)
  const optional = (code: string, title: string, minor: number): Segment[] =>
    minor ? [{ code, title, value: q(minor) }] : []
  const coupon = couponOf(cart)
  const label = [coupon && translate(coupon.label, language), hasPrime(cart) && 'Prime']
    .filter(Boolean)
    .join(', ')
  const store = isPickup(quote.rate) && pickupLocationOf(cart.shippingAddress)?.name
  const way = quote.rate ? ` (${quote.rate.carrier_title} - ${store || quote.rate.method_title})` : ''
  const shipping: Segment = { code: 'shipping', title: `Shipping & Handling${way}`, value: q(quote.shipping) }
  // The amount has the tax unless the shop shows it without tax only [seen].
  const mode = taxDisplay(shop, cart.currency).reviewTotalsDisplayMode
  const subtotal = mode === 'excluding' ? quote.subtotal : quote.subtotalWithTax
  const paid = quote.giftCard.reduce((sum, { amount }) => sum + amount, 0)
  return [
    { code: 'subtotal', title: 'Subtotal', value: q(subtotal) },
    ...optional('discount', label ? `Discount (${label})` : 'Discount', -quote.discount),
    ...optional('payment_discount', 'Payment Discount', -quote.paymentDiscount),
    ...(isVirtual(cart) ? [] : [shipping]),
    ...optional('gift_box', 'Gift Box', quote.giftBoxes),
    ...optional('tariff_insurance', 'Tariff Insurance', quote.tariffInsurance),
    {
      code: 'tax',
      title: 'Tax',
      value: q(quote.tax),
      extension_attributes: { tax_grandtotal_details: taxDetails(quote) },
    },
    ...optional('gift_card', 'Gift Cards', -paid),
    ...optional('aw_store_credit', 'Store Credit', -quote.credit),
    ...optional('aw_reward_points', `${pointsUsed(shop, cart)} Reward Points`, -quote.points),
    { code: 'grand_total', title: 'Grand Total', value: q(quote.grand), area: 'footer' },
  ]
}

const taxDetails = ({ tax, taxRate, currency }: Totals) =>
  tax && taxRate
    ? [
        {
          amount: toNumber(tax, currency),
          rates: [{ percent: percentText(taxRate.rate), title: taxRate.title }],
          group_id: 1,
        },
      ]
    : []

/** One point is one US cent. */
const pointsUsed = (shop: Shop, cart: Cart) => baseTotals(shop, cart).points

function extensionAttributes(shop: Shop, cart: Cart, quote: Totals, base: Totals) {
  const q = (minor: number) => toNumber(-minor || 0, quote.currency)
  const b = (cents: number) => toNumber(-cents || 0, BASE)
  const coupon = couponOf(cart)
  return {
    ...(coupon && { coupon_label: coupon.label }),
    gift_cards: JSON.stringify(giftCardState(shop, cart, base)),
    ...(quote.credit && {
      aw_store_credit_amount: q(quote.credit),
      base_aw_store_credit_amount: b(base.credit),
    }),
    ...(quote.points && {
      aw_reward_points_amount: q(quote.points),
      base_aw_reward_points_amount: b(base.points),
      aw_reward_points: base.points,
      aw_reward_points_description: `${base.points} Reward Points`,
      aw_reward_points_shipping_amount: 0,
      base_aw_reward_points_shipping_amount: 0,
      aw_reward_points_shipping: 0,
    }),
  }
}

/** The JSON of the gift card module (wire: shapes); empty maps are `[]`. */
function giftCardState(shop: Shop, cart: Cart, base: Totals) {
  const cards = base.giftCard.flatMap(({ id, amount }) => {
    const card = giftCards.find((one) => one.id === id)
    return card ? [{ id, amount, code: card.code }] : []
  })
  const keyed = (entry: (card: (typeof cards)[number]) => object) =>
    cards.length ? Object.fromEntries(cards.map((card) => [card.id, entry(card)])) : []
  return {
    enableGiftCard: true,
    enableMultiple: !takesOneCard(shop),
    canShowDetail: false,
    listGiftCard: keyed(({ id, code }) => ({
      code,
      hidden_code: hiddenCode(code),
      balance: priceText(convert(giftCardBalance(shop, id), cart.currency), cart.currency, 'en_US'),
    })),
    giftCardUsed: keyed(({ code, amount }) => ({ code: hiddenCode(code), amount: toNumber(amount, BASE) })),
    enableGiftCredit: false,
    balance: 0,
    maxUsed: 0,
    creditUsed: 0,
    css: [],
  }
}
