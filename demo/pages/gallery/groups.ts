import { widgetNames } from '../markers.ts'

/**
 * The widgets by purpose, the most used first. Widgets with discounts of their own stand apart: each page of
 * a shop has one.
 */
const PURPOSES = {
  purchase: [
    'cart-drawer',
    'checkout',
    'progress',
    'order-result',
    'cart',
    'order-confirmation',
    'order-summary',
  ],
  content: [
    'cms-block',
    'product-card',
    'add-to-cart',
    'add-form',
    'express',
    'recently-viewed',
    'special-offers',
    'visitor-gift',
  ],
  account: ['account-menu', 'address-book', 'wishlist', 'withdrawal'],
  shop: ['banner', 'currency-picker', 'confirm-dialog', 'loading-overlay', 'footer'],
} as const

export type Purpose = keyof typeof PURPOSES

/** The widgets that exist, by what they are for. */
export const groups: readonly { purpose: Purpose; names: string[] }[] = Object.entries(PURPOSES).map(
  ([purpose, names]) => ({
    purpose: purpose as Purpose,
    names: names.filter((name) => widgetNames.includes(name)),
  }),
)
