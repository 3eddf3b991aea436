import { computed } from 'nanostores'
import { readPrimeTerms } from '../../domain/promotions/prime-terms'
import { $settings } from '../page/config'
import { $currency } from '../page/context'

/** SKU, price and benefits of the membership; undefined where the shop has none. */
export const $primeTerms = computed([$settings, $currency], readPrimeTerms)
