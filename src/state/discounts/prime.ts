import { computed } from 'nanostores'
import { setPrime } from '../../api/cart'
import { hasPrime, primeSavingOn, readPrimeTerms } from '../../domain/promotions/prime'
import { $items, $totals } from '../cart/cart'
import { $settings } from '../page/config'
import { $currency } from '../page/context'
import { changeDiscount } from './discounts'

/** The membership as the shop sells it; undefined where there is none. */
export const $primeTerms = computed([$settings, $currency], readPrimeTerms)

/** Whether it is in the cart. */
export const $hasPrime = computed([$items, $primeTerms], (items = [], terms) => hasPrime(items, terms?.sku))

/** What it would take off this cart (§9). */
export const $primeSaving = computed([$totals, $items, $currency], (totals, items = [], currency) =>
  primeSavingOn(totals, items, currency),
)

export const addPrime = () => changeDiscount('prime', 'prime', () => setPrime(false))
export const removePrime = () => changeDiscount('prime', 'prime', () => setPrime(true))
