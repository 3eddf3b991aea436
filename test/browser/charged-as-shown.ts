import { type BrowserContext, expect } from 'playwright/test'
import type { Ledger } from './ledger.ts'

interface Press {
  amount: number
  at: number
}

/** In minor units: `USD 50` and `USD 50.00` as wallets' sheets write them, else the digits without sign and separators. */
function minorUnits(amount: string): number {
  const [, currency, value] = /^([A-Z]{3}) ([\d.]+)$/.exec(amount) ?? []
  if (!currency) return Number(amount.replace(/\D/g, ''))
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return Math.round(Number(value) * 10 ** maximumFractionDigits!)
}

/** The amount beside each press of what places an order: the order button, PayPal's own or a wallet's. */
export async function collectPresses(context: BrowserContext): Promise<Press[]> {
  const presses: Press[] = []
  // Presses are reported by the console: a binding fails on pages that replace natives.
  context.on('console', (line) => {
    const [, amount] = /^order button: (.*)/.exec(line.text()) ?? []
    if (amount) presses.push({ amount: minorUnits(amount), at: Date.now() })
  })
  await context.addInitScript(() => {
    const record = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const amount = target.closest('.wallet-sheet__pay')
        ? target.closest('.wallet-sheet')?.querySelector('output')?.textContent
        : target.closest('.bzl-checkout__place-order')?.querySelector('.bzl-price')?.textContent
      if (amount) console.debug(`order button: ${amount}`)
    }
    addEventListener('click', record, { capture: true })
  })
  return presses
}

/** Time between a press and the order it makes in which the press may still be on its way to us, in milliseconds. */
const DELAY = 1000

/**
 * Each order has a press, is over the amount that was shown at it, and so is what was charged for it. A charge in another
 * currency than the order's is compared with its own note by the test that asks for it.
 */
export function expectAmountsOf(presses: Press[], { orders, charges }: Ledger): void {
  for (const { id, placedAt, grandTotal, currency } of orders) {
    const press = presses.findLast(({ at }) => at <= placedAt + DELAY)
    // Gift cards and another way to pay may be charged for one order.
    const parts = charges.filter((charge) => charge.orderId === id && charge.currency === currency)
    const charged = parts.length ? [parts.reduce((sum, { value }) => sum + value, 0)] : []
    expect([grandTotal, ...charged], `order ${id}: the amount in the button`).toEqual(
      [grandTotal, ...charged].map(() => press?.amount),
    )
  }
}
