import { BASE } from '../money.ts'
import type { Session } from '../records.ts'

/** Store views by code, with their currency. In the first one the visitor may choose any. */
const CURRENCIES: Record<string, string> = { default: BASE, eu: 'EUR' }

export const isStore = (code: string) => Object.hasOwn(CURRENCIES, code)

/** The visitor's currency in a store view: the one chosen, where it is the view the visitor is in. */
export const currencyIn = (session: Session, code: string): string =>
  code === session.store || !isStore(code) ? session.currency : CURRENCIES[code]!

export function enterStore(session: Session, code: string): void {
  session.currency = currencyIn(session, code)
  session.store = code
}
