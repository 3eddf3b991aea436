import { computed } from 'nanostores'
import { $offered } from '../state/payment/methods'
import { methodOf } from './methods'

/** What may be offered and we can carry out, in the shop's order; undefined until known. */
export const $usable = computed($offered, (offered) => offered?.filter(({ code }) => methodOf(code)))
