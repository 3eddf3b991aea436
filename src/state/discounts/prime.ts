import { computed } from 'nanostores'
import { setPrime } from '../../api/discounts'
import { hasPrime, primeSavingOn } from '../../domain/promotions/prime'
import { $items, $totals } from '../cart/cart'
import { $currency } from '../page/context'
import { changeDiscount } from './discounts'
import { $primeTerms } from './prime-terms'

/** Whether the membership is in the cart. */
export const $hasPrime = computed([$items, $primeTerms], (items = [], terms) => hasPrime(items, terms?.sku))

/** What the membership saves on this cart (§9). */
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
