import type { Cart, CartItem } from './cart'

/** What a function has made of a slot; nothing, when it neither changes nor has anything to clear away. */
export type FilledSlot<D> = void | {
  /** Called with other data, never with the same. */
  update?(data: D): void
  /** Called once, before the element goes. */
  remove?(): void
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
}

export interface InCart {
  readonly cart: Cart
}

export interface BesideItem extends InCart {
  readonly item: CartItem
}
