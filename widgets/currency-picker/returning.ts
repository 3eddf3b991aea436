import { session } from '../../src/host/storage'

const KEY = 'bezel-currency-changed'

/** Longer after the choice, the shopper is about something else. */
const SOON = 15_000

/** Notes that the page is about to be shown again because of a choice. */
export const expectReturn = (): void => session.set(KEY, String(Date.now()))
export const forgetReturn = (): void => session.remove(KEY)

/** Whether the page has just been shown again because of a choice; true once. */
export function isReturn(): boolean {
  const noted = Number(session.get(KEY) ?? NaN)
  forgetReturn()
  return Math.abs(Date.now() - noted) < SOON
}
