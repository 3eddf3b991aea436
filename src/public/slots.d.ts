import type { Cart, CartItem } from './cart'

/** The filled slot that a function returns. Nothing if it neither changes nor has anything to clear away. */
export type FilledSlot<D> = void | {
  /** Called with other data, never with the same. */
  update?(data: D): void
  /** Called once, before the element goes. */
  remove?(): void
}

/** The last argument of a function that fills a slot. */
export interface SlotTools {
  /** An amount as the islands write it, in the shopper's language and the cart's currency. A grand total keeps its cents. */
  money(amount: number, isGrandTotal?: boolean): string
}

/**
 * The places of each island, and what fills them gets: frozen, and nothing of the person. A template
 * (`<template data-slot="item-after" data-for="cart-drawer">`) gets the same.
 */
export interface SlotData {
  'cart-drawer/before': InCart
  'cart-drawer/item-after': BesideItem
  'cart-drawer/item-price': BesideItem
  'cart-drawer/after-items': InCart
  'cart-drawer/empty': InCart
  'cart-drawer/foot-before': InCart
  'cart-drawer/foot-after': InCart
  'cart/before': InCart
  'cart/item-after': BesideItem
  'cart/item-price': BesideItem
  'cart/after-items': InCart
  'cart/empty': InCart
  'cart/foot-before': InCart
  'cart/foot-after': InCart
  'checkout/before-shipping_address': BeforeStep
  'checkout/before-shipping_method': BeforeStep
  'checkout/before-payment_method': BeforeStep
  'checkout/before-item_summary': BeforeStep
  'checkout/address-after': InCart
  'checkout/rate-after': BesideRate
  'checkout/method-after': BesideMethod
  'checkout/review-before': InCart
  'checkout/before-place-order': InCart
  'checkout/after-items': InCart
  'checkout/after-totals': InCart
  'order-summary/after-totals': InCart
  'order-confirmation/top': OfOrder
  'order-confirmation/bottom': OfOrder
}

export interface InCart {
  readonly cart: Cart
}

export interface BesideItem extends InCart {
  readonly item: CartItem
}

export interface BeforeStep extends InCart {
  readonly step: { code: string; is_open: boolean; is_complete: boolean }
}

export interface BesideRate extends InCart {
  readonly rate: {
    carrier_code: string
    method_code: string
    carrier_title?: string
    method_title?: string
    amount: number
    price_incl_tax: number
    available: boolean
    is_chosen: boolean
  }
}

export interface BesideMethod extends InCart {
  readonly method: { code: string; title: string; is_chosen: boolean }
}

/** The order that was placed; the cart after it is not read. */
export interface OfOrder {
  readonly order: {
    /** Present if the page gives it to the marker. */
    number?: string
    /** Code of the payment method. */
    method: string
    items: CartItem[]
    currency: string
    grand_total: number
    total_segments: Cart['total_segments']
  }
}
