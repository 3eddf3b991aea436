import { describe, expect, it } from 'vitest'
import { toApiError } from '#http/api-error.ts'
import { errorOf } from '#http/envelope.ts'
import { toCheckoutConfig } from '#storefront/api/checkout-config.ts'
import { toPaymentDetails } from '#payment/api/payment-details.ts'
import { toTotals } from '#cart/api/totals.ts'
import { toCountries } from '#address/rules/directory.ts'
import { parseSectionItems } from '#cart/rules/section-items.ts'
import { hasAllItems } from '#cart/rules/total-parts.ts'
import { grandTotal, isConsistent, type Totals } from '#cart/rules/totals.ts'
import { parsePickupLocations } from '#delivery/rules/pickup.ts'
import { parseRates } from '#delivery/rules/shipping.ts'
import { readObject, toText } from '#lib/json.ts'
import { parseCustomer } from '#customer/rules/shopper.ts'
import { parseTaxDisplay } from '#cart/rules/tax-display.ts'
import { totalRows } from '#cart/rules/total-rows.ts'
import { parseChosenOptions } from '#cart/rules/chosen-options.ts'
import { toMessages } from '#storefront/page/sections/messages.ts'
import versions from '../fixtures/versions.json'

interface Recorded {
  status: number
  page?: boolean
  body?: unknown
}
interface Exchange {
  call: string
  '2.4.5': Recorded
  /** Absent if the answer is the same. */
  '2.4.7'?: Recorded
}

const readSections = (body: unknown) => {
  const { cart, customer, messages, 'directory-data': directory } = readObject(body)
  return {
    items: parseSectionItems(cart),
    customer: parseCustomer(customer),
    messages: toMessages(readObject(messages).messages),
    countries: toCountries(directory, 'en').map(({ id }) => id),
  }
}
const readConfig = (body: unknown) => {
  const { items, totals, quote, ...config } = toCheckoutConfig(readObject(body))
  return { ...config, quote: quote?.entity_id, items: items.map(({ name, qty }) => [name, qty]), totals }
}
const readItems = (body: unknown) =>
  Object.values(readObject({ ...(body as object) })).map(parseChosenOptions)

/** The results that the parsers return for a success, by the end of its path. */
const READERS: [call: RegExp, read: (body: unknown) => unknown][] = [
  [/\/section\/load\/$/, readSections],
  [/^GET \/checkout\/$/, readConfig],
  [/\/(totals|totals-information)$/, toTotals],
  [/\/shipping-information$/, toPaymentDetails],
  [/^GET .*\/payment-information$/, toPaymentDetails],
  [/^(POST|PUT) .*\/(payment-information|order)$/, toText],
  [/\/isEmailAvailable$/, (body) => body],
  [/\/estimate-shipping-methods/, parseRates],
  [/\/pickup-locations$/, parsePickupLocations],
  [/^GET .*\/items$/, readItems],
  [/\/(removeItem|updateItemQty|login)\/?$/, errorOf],
]

/** The parsed answer, or the error that the client throws for it. */
function meaningOf(call: string, { status, page, body }: Recorded): unknown {
  if (page) return 'a page'
  if (status < 400) return READERS.find(([pattern]) => pattern.test(call))?.[1](body)
  const { kind, text, fieldName } = toApiError(status, body)
  return { kind, text, fieldName }
}

/** The totals of a parsed answer, wherever they stand in it. */
const totalsIn = (meaning: unknown) => {
  const { totals = meaning } = readObject(meaning)
  return Array.isArray(readObject(totals).total_segments) ? (totals as Totals) : undefined
}

const exchanges = Object.entries(versions as Record<string, Exchange>).map(([name, exchange]) => {
  const { call, '2.4.5': older, '2.4.7': newer = older } = exchange
  return [name, [meaningOf(call, older), meaningOf(call, newer)]] as const
})

/** Answers that Magento itself changed, and the reason. */
const DIFFERENT = new Set([
  // From 2.4.7 on an unknown key is refused by its name, before it was an error of the server.
  'estimate-unknown-key',
  'info-unknown-key',
  'unknown-key',
  'billing-unknown-key',
  'set-extra-key',
  'dev-unknown-key',
  'prod-unknown-key',
  // From 2.4.7 on an estimate without a method takes the one of the last estimate.
  'ti-de-no-method',
  'ti-bad-method',
  'ti-then-order',
  // From 2.4.7 on the code of a coupon is trimmed.
  'put-space',
  // Later releases refuse a guest's order if guests may not order, and no longer tell which addresses are known.
  'guest-off-order',
  'email-known',
])

/** `grand_total` is what the versions differ in: it is never shown. */
const comparable = (meaning: unknown) =>
  JSON.parse(
    JSON.stringify(meaning ?? null, (key, value: unknown) => (key === 'grand_total' ? undefined : value)),
  )

it.each(exchanges.filter(([name]) => !DIFFERENT.has(name)))(
  '%s means the same from Magento 2.4.5 and 2.4.7',
  (_, [older, newer]) => expect(comparable(newer)).toEqual(comparable(older)),
)

describe.each(
  exchanges.flatMap(([name, both]) =>
    both.flatMap((meaning, index) => {
      const totals = totalsIn(meaning)
      return totals ? [[`${name} of ${index ? '2.4.7' : '2.4.5'}`, totals] as const] : []
    }),
  ),
)('the amounts of %s', (name, totals) => {
  it('add up', () => expect(isConsistent(totals)).toBe(true))

  it('have the same total without tax as their rows', () => {
    const display = parseTaxDisplay({ includeTaxInGrandTotal: true })
    const grand = totalRows(totals, display).filter(({ segment }) => segment.code === 'grand_total')
    const untaxed = Math.max(0, grandTotal(totals) - totals.tax_amount)
    expect(grand[0]!.amount).toBeCloseTo(untaxed, 4)
    if (totals.tax_amount && untaxed) expect(grand).toHaveLength(2)
  })

  it('have all that is ordered, unless a product was disabled', () =>
    expect(hasAllItems(totals)).toBe(!name.startsWith('disabled-totals')))
})
