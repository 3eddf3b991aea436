export interface CartItem {
  item_id: string
  product_id?: string
  sku: string
  name: string
  qty: number
  price_incl_tax: number
  row_total_incl_tax: number
  is_virtual: boolean
  /** The URL of its product’s page. */
  url?: string
}

export interface Cart {
  items: CartItem[]
  /** Sum of all quantities. */
  count: number
  /** ISO 4217; all amounts are in it. */
  currency: string
  grand_total: number
  /** In the shop's order. */
  total_segments: { code: string; title: string; value: number }[]
}
