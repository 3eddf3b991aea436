import { methodForCode } from '../rules/offered-methods.ts'
import { $page } from '#storefront/state/page.ts'
import type { PaymentMethod } from './payment-method.ts'
import { $registeredMethods } from './registry.ts'

/** The method behind a code as the server lists it; undefined for one no registered method answers for. */
export const methodOf = (code: string): PaymentMethod | undefined =>
  methodForCode(code, $registeredMethods.get() ?? [], $page.get().methods)
