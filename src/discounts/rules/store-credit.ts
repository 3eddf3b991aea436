import { readObject } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'

/** Store credit of the customer (rule: entities, wire: read-store-credit). */
export interface StoreCredit {
  /** An amount in the quote's currency. */
  balance: number
}

export function parseStoreCredit(raw: unknown): StoreCredit {
  const credit = readObject(raw)
  return {
    balance: num(credit.customer_store_credit_balance_currency),
  }
}
