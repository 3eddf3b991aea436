import type { QuoteItem } from '#cart/rules/cart.ts'
import { readObject } from '#lib/json.ts'
import { flag, num, toUnits, digitsOf } from '#lib/money/decimal.ts'
import { fromMinor, toMinor } from '#lib/money/money.ts'

/** `floor(a × b)` without binary rounding. */
export function floorOfProduct(a: unknown, b: unknown): number {
  const left = toBig(num(a))
  const right = toBig(num(b))
  const product = left.units * right.units
  const divisor = 10n ** BigInt(left.scale + right.scale)
  const floor = product / divisor - (product % divisor < 0n ? 1n : 0n)
  return num(Number(floor))
}

function toBig(value: number): { units: bigint; scale: number } {
  const { negative, whole, fraction } = digitsOf(value)
  const units = BigInt(whole + fraction)
  return { units: negative ? -units : units, scale: fraction.length }
}

/** Reward points of the customer (rule: entities, wire: read-reward-points). */
export interface RewardPoints {
  /** In points. */
  balance: number
  /** The value of the balance in the quote's currency. */
  amount: number
  /** The least balance one may pay with, while the balance is below it; else 0. */
  minBalance: number
  canSpend: boolean
  canEarn: boolean
}

/** A shop that names no rate lets points be spent and earned. */
export function parseRewardPoints(raw: unknown): RewardPoints {
  const points = readObject(raw)
  const allows = (rate: unknown) => rate === undefined || flag(rate)
  return {
    balance: num(points.customer_reward_points_balance),
    amount: num(points.customer_reward_points_balance_currency),
    minBalance: num(points.customer_reward_points_once_min_balance),
    canSpend: allows(points.customer_reward_points_spend_rate),
    canEarn: allows(points.customer_reward_points_earn_rate),
  }
}

/**
 * A hundred points are one unit of the base currency, unless the shop's setting differs (rule: reward-points,
 * wire: settings).
 */
export const POINTS_PER_UNIT = 100

/**
 * Returns the value of points in the quote's currency. The rate is the one by which the shop values the
 * balance (wire: read-reward-points), so that no two amounts on screen disagree. Without a balance, `perUnit` points
 * are worth one unit of the base currency, which is multiplied by `currencyRate`.
 */
export function pointsValue(
  points: number,
  { balance, amount }: Pick<RewardPoints, 'balance' | 'amount'>,
  perUnit: number,
  currencyRate: number,
): number {
  if (balance > 0) return (num(points) * amount) / balance
  return perUnit > 0 ? num((num(points) / perUnit) * currencyRate) : 0
}

/**
 * Points an order earns: `floor(rate × grand total without virtual items)` in exact arithmetic (rule: reward-points),
 * of amounts in base currency, so that the same goods earn the same points in every currency. Never negative.
 */
export function earnedPoints(earnRate: unknown, totalWithoutVirtual: number): number {
  return Math.max(0, floorOfProduct(earnRate, totalWithoutVirtual))
}

/**
 * The grand total less what the virtual items cost, both in base currency, summed in the smallest unit. Never
 * negative (rule: reward-points).
 */
export function totalWithoutVirtual(
  baseTotal: number,
  items: readonly Pick<QuoteItem, 'is_virtual' | 'base_row_total_incl_tax'>[],
  baseCurrency: string,
): number {
  const virtual = items
    .filter((item) => item.is_virtual)
    .reduce((sum, item) => sum + toMinor(item.base_row_total_incl_tax, baseCurrency), 0)
  const rest = Math.max(0, toMinor(baseTotal, baseCurrency) - virtual)
  return fromMinor(rest, baseCurrency)
}

/**
 * How many times the usual rate this shopper earns; shown only above 1 (rule: reward-points), else `undefined`. Two
 * decimals.
 */
export function pointsMultiplier(earnRate: unknown, defaultEarnRate: unknown): number | undefined {
  const usual = num(defaultEarnRate)
  const multiplier = usual > 0 ? toUnits(num(earnRate) / usual, 2) / 100 : 0
  return multiplier > 1 ? multiplier : undefined
}

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
