import { methodForCode } from '../../../../src/domain/payment/offered-methods'
import { $page } from '../../../../src/state/page/page'
import type { PaymentMethod } from './payment-method'
import { $registeredMethods } from './registry'

/** The method behind a code as the server lists it; undefined for one no registered method answers for. */
export const methodOf = (code: string): PaymentMethod | undefined =>
  methodForCode(code, $registeredMethods.get() ?? [], $page.get().methods)
