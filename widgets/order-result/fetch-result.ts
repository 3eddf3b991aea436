import { ApiError } from '#http/api-error.ts'
import { resultMeaning, type PaymentResult } from '#payment/rules/provider.ts'
import { isObject, readObject, toText } from '#lib/json.ts'
import { webLink } from '#lib/text/safe-link.ts'
import { formatMoney, fromMinor, num } from '#lib/money/money.ts'
import type { Attempt } from '#order/state/kept-attempt.ts'
import { loadProvider } from '#payment/provider/load.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $locale } from '#storefront/state/page.ts'
import type { Routes } from '#storefront/page/config.ts'
import type { Provider, SentOrder } from '#payment/provider/provider.ts'

/** The message to show, by the provider's result code (wire: payment-result). */
type ResultKind =
  'authorised' | 'refused' | 'cancelled' | 'pending' | 'received' | 'present' | 'unpaid' | 'error' | 'unknown'

const KINDS: Record<string, ResultKind> = {
  Authorised: 'authorised',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Pending: 'pending',
  Received: 'received',
  PresentToShopper: 'present',
  Error: 'error',
}

/** A code that is not documented is `unknown`, never a success. */
export const resultKind = (code: string): ResultKind =>
  Object.hasOwn(KINDS, code) ? KINDS[code]! : 'unknown'

/**
 * Decided by the shop's own result. Nothing but that can say that an order is placed and its payment was left
 * unfinished: a page's address can be written by anybody.
 */
export const kindOfResult = ({ resultCode }: PaymentResult): ResultKind =>
  resultMeaning(resultCode) === 'action' ? 'unpaid' : resultKind(resultCode)

/** The page that each result leads on to. */
export const nextRoute: Record<ResultKind, keyof Routes> = {
  authorised: 'success',
  refused: 'checkout',
  cancelled: 'checkout',
  pending: 'home',
  received: 'home',
  present: 'home',
  unpaid: 'checkout',
  error: 'cart',
  unknown: 'cart',
}

const HOUR = 3_600_000

/** Pauses in ms between looks at a payment under way: four minutes in all. */
const LAST_PAUSE = 120_000
const PAUSES = [2000, 4000, 8000, 16_000, 30_000, 60_000, LAST_PAUSE]

/** The result of one look at the payment. */
export interface Look {
  /** Undefined when the shop has none, or does not answer. */
  result?: PaymentResult
  /** The shop may answer later. */
  isSilent?: boolean
}

/**
 * Calls back with what each look at the payment shows (see `fetchResult`). It is looked at again while it is under way, and
 * for as long as the shop is silent. Ends with the function returned.
 */
export function followResult(attempt: Attempt | undefined, onLook: (look: Look) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const look = async ([pause, ...later]: number[]) => {
    const { result, isSilent } = await fetchResult(attempt)
    if (!isWanted) return
    onLook({ result, isSilent })
    const isUnderWay = result && ['pending', 'received', 'unpaid'].includes(kindOfResult(result))
    const next = isSilent && !later.length ? [LAST_PAUSE] : later
    if ((isUnderWay && pause) || isSilent) timer = setTimeout(() => void look(next), pause ?? LAST_PAUSE)
  }
  void look(PAUSES)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/**
 * Returns the server's result of the payment this browser started (wire: payment-result). The result is undefined if
 * there was no payment by the card provider within the hour, or the shop refuses to say. Then only the page's URL is
 * left.
 */
async function fetchResult(attempt: Attempt | undefined): Promise<Look> {
  const isRecent = attempt && Math.abs(Date.now() - attempt.sentAt) < HOUR
  // Attempts stored before this was recorded may be the card provider's, so their result is requested, too.
  const hasProviderResult = attempt?.hasProviderResult ?? true
  if (!isRecent || !hasOrder(attempt) || !hasProviderResult) return {}
  try {
    return { result: await (await loadProvider(attempt.contract)).getResult(attempt) }
  } catch (error) {
    logFailure('payment-result', error)
    const isRefusal = error instanceof ApiError && ['business', 'route', 'session'].includes(error.kind)
    return { isSilent: !isRefusal }
  }
}

/** The shop has answered it with an order. */
export const hasOrder = (attempt: Attempt | undefined): attempt is Attempt & { orderId: string } =>
  Boolean(attempt?.orderId)

/** The parts of a bank account by the provider's names; each country has others. */
const ACCOUNT = [
  'beneficiary',
  'accountNumber',
  'sortCode',
  'routingNumber',
  'iban',
  'bic',
  'branchCode',
  'bankCode',
] as const

/**
 * The details for a payment at a counter or by bank transfer. A text is empty if the provider did not give
 * it.
 */
export interface Voucher {
  /** The account that a bank transfer goes to. */
  account: { part: (typeof ACCOUNT)[number]; value: string }[]
  /** The owner of the reference: vouchers of Multibanco and of Japan need both. */
  entity: string
  reference: string
  /** Japan's and those of the Philippines want both. */
  secondReference: string
  amount: string
  expires: string
  /** The page that says how it is paid. */
  instructions?: string
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
    account: ACCOUNT.map((part) => ({ part, value: toText(action[part]) })),
    entity: toText(action.entity) || toText(action.collectionInstitutionNumber),
    reference: toText(action.reference),
    secondReference: toText(action.alternativeReference),
    amount:
      currency && formatMoney(fromMinor(num(total.value), currency), { currency, locale, isCharged: true }),
    expires: dateOf(toText(action.expiresAt), locale),
    instructions: webLink(action.instructionsUrl),
    link: webLink(action.url) ?? webLink(action.downloadUrl),
  }
}

function dateOf(text: string, locale: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time)
}

/**
 * Gives up an order that is not paid: the shop restores its cart, and says so with a 400 (wire: payment-result). Returns the
 * result of a payment that has ended otherwise meanwhile. Throws ApiError.
 */
export async function cancelUnpaid(provider: Provider, order: SentOrder): Promise<PaymentResult | undefined> {
  if (order.contract === 'module') {
    // With details that the provider does not accept, the module restores the cart also of an order that is paid by now.
    const result = await provider.getResult(order)
    if (resultMeaning(result.resultCode, result.action) !== 'action') return result
  }
  try {
    return await provider.sendDetails(order, { cancelled: true })
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}
