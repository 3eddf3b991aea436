import { customerName } from '#customer/rules/shopper.ts'
import { $customer } from '#customer/state/customer.ts'
import { clearShopper } from './clear-shopper.ts'

/**
 * From now on nothing of one customer is left to another, who has logged in in another tab, or while the browser kept the
 * page in memory. Returns what ends that.
 */
export const clearForOther = (): (() => void) =>
  $customer.listen((customer, before) => {
    const [now, owner] = [customerName(customer), customerName(before)]
    if (now && owner && now !== owner) clearShopper()
  })
