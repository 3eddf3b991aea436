import en from '#locales/en/product-card.json'
import { type Text, useText } from '#i18n/view/i18n.ts'

/** Strings of what sells a product outside its own page. */
export const useProductText = (): Text<typeof en> => useText('product-card', en)

/** The namespace for a widget's `shares`. */
export const productStrings = { 'product-card': en }
