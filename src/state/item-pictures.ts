import { computed } from 'nanostores'
import { readImageFolders } from '../domain/product'
import { $settings } from './config'

/** Where the shop keeps its pictures (§9), by its settings. */
export const $imageFolders = computed($settings, readImageFolders)
