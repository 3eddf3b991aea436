import { getPaymentResult } from '../../src/api/payment/provider'
import type { PaymentResult } from '../../src/domain/payment/provider'
import { isObject, readObject, toText } from '../../src/domain/json'
import { webLink } from '../../src/domain/text/safe-link'
import { formatMoney, fromMinor, num } from '../../src/domain/money/money'
import { kindOfResult } from './result-kind'
import { readAttempt } from '../../src/state/order/kept-attempt'
import { logFailure } from '../../src/state/log'
import { $locale, $page } from '../../src/state/page/page'

const HOUR = 3_600_000

/** Pauses in ms between looks at a payment under way: four minutes in all. */
const PAUSES = [2000, 4000, 8000, 16_000, 30_000, 60_000, 120_000]

/**
 * Calls back with the shop's result (see `fetchResult`), and again with each newer one while the payment is under way. Ends
 * with the function returned.
 */
export function followResult(onResult: (result: PaymentResult | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const look = async ([pause, ...later]: number[]) => {
    const result = await fetchResult()
    if (!isWanted) return
    onResult(result)
    const isUnderWay = result && ['pending', 'received', 'unpaid'].includes(kindOfResult(result))
    if (isUnderWay && pause) timer = setTimeout(() => void look(later), pause)
  }
  void look(PAUSES)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/**
 * The server's result of the payment this browser started (b.40). Undefined when there was none of the card provider's
 * within the hour, or the request failed: then the page's URL is all there is.
 */
async function fetchResult(): Promise<PaymentResult | undefined> {
  const attempt = readAttempt()
  const isRecent = attempt && Math.abs(Date.now() - attempt.sentAt) < HOUR
  // Attempts stored before this was recorded may be the card provider's, so their result is requested, too.
  const hasProviderResult = attempt?.hasProviderResult ?? true
  if (!isRecent || !attempt.orderId || !hasProviderResult) return undefined
  try {
    return await getPaymentResult($page.get().cardProvider, attempt.orderId)
  } catch (error) {
    logFailure('payment-result', error)
    return undefined
  }
}

/** What is needed to pay at a counter or by bank transfer; a text is empty when the provider gave none. */
export interface Voucher {
  reference: string
  amount: string
  expires: string
  link?: string
}

/** The voucher of a payment that waits to be paid elsewhere. */
export function voucherOf(result: PaymentResult | undefined): Voucher | undefined {
  const action = result?.action as unknown
  if (!isObject(action) || (action.type !== 'voucher' && action.type !== 'bankTransfer')) return undefined
  const total = readObject(action.totalAmount)
  const currency = toText(total.currency)
  const locale = $locale.get()
  return {
    reference: toText(action.reference),
    amount:
      currency && formatMoney(fromMinor(num(total.value), currency), { currency, locale, isCharged: true }),
    expires: dateOf(toText(action.expiresAt), locale),
    link: webLink(action.url) ?? webLink(action.downloadUrl),
  }
}

function dateOf(text: string, locale: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time)
}
