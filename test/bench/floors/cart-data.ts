/** The data that a plain cart reads of the shop's `checkout/config/data` and of the totals of a cart. */
export interface CartData {
  quoteData: { entity_id: string; quote_currency_code: string }
  quoteItemData: Item[]
  totalsData: Totals
}

export interface Item {
  item_id: string
  name: string
  qty: number
  row_total_incl_tax: string
  thumbnail: string
  product_url: string
  options: { label: string; value: string }[]
}

export interface Totals {
  total_segments: { code: string; title: string; value: string }[]
}

export const CONFIG = '/checkout/config/data'
export const cartUrl = (cart: string, tail: string) => `/rest/default/V1/guest-carts/${cart}/${tail}`
export const quantityBody = (cart: string, item: string, qty: number) => ({
  cartItem: { item_id: Number(item), quote_id: cart, qty },
})

export const moneyIn = (currency: string) => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return (amount: string | number) => format.format(Number(amount))
}
