import { computed } from 'nanostores'
import { setPrime } from '../api/discounts.ts'
import { hasPrime, primeSavingOn } from '../rules/discounts.ts'
import { $items, $totals } from '#cart/state/cart.ts'
import { $currency } from '#storefront/state/context.ts'
import { changeDiscount } from './discounts.ts'
import { $primeTerms } from './prime-terms.ts'

/** Whether the membership is in the cart. */
export const $hasPrime = computed([$items, $primeTerms], (items = [], terms) => hasPrime(items, terms?.sku))

/** The amount the membership saves on this cart (rule: purpose). */
export const $primeSaving = computed([$totals, $items, $currency], (totals, items = [], currency) =>
  primeSavingOn(totals, items, currency),
)

export const addPrime = () =>
  changeDiscount(
    'prime',
    'prime',
    'add',
    () => setPrime(false),
    () => $hasPrime.get(),
  )

export const removePrime = () =>
  changeDiscount(
    'prime',
    'prime',
    'remove',
    () => setPrime(true),
    () => !$hasPrime.get(),
  )
