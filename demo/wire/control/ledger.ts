import { itemSku } from '../../shop/cart.ts'
import { toNumber } from '../../shop/money.ts'
import type { Shop } from '../../shop/shop.ts'
import { totalsOf } from '../../shop/totals.ts'

/** All data of a shop and every request it received, for assertions of tests. */
export function ledger(shop: Shop) {
  return {
    orders: [...shop.orders.values()].map((order) => ({ ...order, customer: order.customerId ?? null })),
    charges: shop.charges,
    donations: shop.donations,
    carts: [...shop.carts.values()].map((cart) => ({
      id: cart.id,
      mask: cart.mask,
      customerId: cart.customerId ?? null,
      active: cart.active,
      currency: cart.currency,
      coupon: cart.coupon ?? null,
      giftCards: cart.giftCards,
      stateData: cart.stateData ?? [],
      storeCredit: cart.storeCredit,
      rewardPoints: cart.rewardPoints,
      rate: cart.rate ?? null,
      tariffInsurance: cart.tariffInsurance ?? null,
      paymentMethod: cart.paymentMethod ?? null,
      shippingAddress: cart.shippingAddress ?? null,
      billingAddress: cart.billingAddress ?? null,
      items: cart.items.map((item) => ({
        id: item.id,
        sku: itemSku(item),
        qty: item.qty,
        options: item.options,
        offer: item.offer ?? null,
        free: item.free ?? false,
        gifts: item.gifts,
      })),
      grandTotal: toNumber(totalsOf(shop, cart).grand, cart.currency),
      grandTotalMinor: totalsOf(shop, cart).grand,
    })),
    events: shop.events,
    requests: shop.requests,
  }
}

export type Ledger = ReturnType<typeof ledger>
