import { computed } from 'nanostores'
import { readImageFolders } from '../../domain/cart/product'
import { $settings } from '../page/config'

/** Where the shop keeps its product images (§9), by its settings. */
export const $imageFolders = computed($settings, readImageFolders)
