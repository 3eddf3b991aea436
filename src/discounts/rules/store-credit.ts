import { readObject } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'

/** Store credit of the customer (§3, b.23). */
export interface StoreCredit {
  /** In the quote's currency. */
  balance: number
}

export function parseStoreCredit(raw: unknown): StoreCredit {
  const credit = readObject(raw)
  return {
    balance: num(credit.customer_store_credit_balance_currency),
  }
}
