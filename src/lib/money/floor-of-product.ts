import { digitsOf, num } from './decimal.ts'

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
