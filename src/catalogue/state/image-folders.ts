import { computed } from 'nanostores'
import { readImageFolders } from '#cart/rules/product.ts'
import { $settings } from '#storefront/state/config.ts'

/** The folders where the shop keeps its product images (rule: product-pictures), by its settings. */
export const $imageFolders = computed($settings, readImageFolders)
