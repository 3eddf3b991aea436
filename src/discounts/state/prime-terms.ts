import { computed } from 'nanostores'
import { readPrimeTerms } from '../rules/prime-terms.ts'
import { $settings } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'

/** SKU, price and benefits of the membership; undefined where the shop has none. */
export const $primeTerms = computed([$settings, $currency], readPrimeTerms)
