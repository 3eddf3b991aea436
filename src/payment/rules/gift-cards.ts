import { isObject, readObject, toList, toText } from '#lib/json.ts'

/** A gift card of the provider that the shopper has added to the cart. Amounts are in the currency's smallest unit. */
export interface GiftCard {
  /** The number under which the shop keeps it with the cart. */
  id: string
  title: string
  /** How much of it may be used. */
  balance: number
}

/** The cards come in the order in which they are used. The shop answers with JSON in a text, like all its provider's services. */
export function parseGiftCards(raw: unknown): GiftCard[] {
  return toList(readObject(raw).redeemedGiftcards).flatMap((each) => {
    const { stateDataId, title, balance } = readObject(each)
    const value = Number(readObject(balance).value)
    return value > 0 ? [{ id: toText(stateDataId), title: toText(title), balance: value }] : []
  })
}

/** How much each card pays of the total, and what is left to pay in another way. */
export function shareOut(
  total: number,
  cards: readonly GiftCard[],
): { parts: { card: GiftCard; value: number }[]; left: number } {
  let left = total
  const parts = cards.map((card) => {
    const value = Math.min(left, card.balance)
    left -= value
    return { card, value }
  })
  return { parts, left }
}

/** The provider's answer about a gift card. */
export interface Balance {
  balance?: Amount
  /** The most that one purchase may take from it. */
  transactionLimit?: Amount
}

interface Amount {
  value: number
  currency: string
}

export function parseBalance(raw: unknown): Balance {
  const { balance, transactionLimit } = readObject(raw)
  return {
    ...(isAmount(balance) && { balance }),
    ...(isAmount(transactionLimit) && { transactionLimit }),
  }
}

const isAmount = (value: unknown): value is Amount =>
  isObject(value) && typeof value.value === 'number' && typeof value.currency === 'string'

/** The amount of a card that can be used in this currency; undefined if that is nothing. */
export function usableOf({ balance, transactionLimit }: Balance, currency: string): Amount | undefined {
  if (!balance || balance.value <= 0 || balance.currency !== currency) return undefined
  const limit = transactionLimit?.value
  return limit && limit < balance.value ? { ...balance, value: limit } : balance
}
