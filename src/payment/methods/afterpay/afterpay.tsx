import type { PaymentMethod } from '../../state/payment-method.ts'
import { ErrorBoundary, lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'
import { getPayLaterToken } from '../../api/payment.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { $currency } from '#storefront/state/context.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { isPayPage, NO_PAY_PAGE, payPageUrl } from '../../redirect/order-then-leave.ts'

const COUNTRIES: Record<'afterpay' | 'clearpay', Record<string, string>> = {
  afterpay: { AUD: 'AU', NZD: 'NZ', USD: 'US', CAD: 'CA' },
  clearpay: { GBP: 'GB' },
}

/** The country a pay-later provider works in for a currency (rule: pay-later); `undefined` where it does not. */
export function payLaterCountry(provider: 'afterpay' | 'clearpay', currency: string): string | undefined {
  return Object.hasOwn(COUNTRIES[provider], currency) ? COUNTRIES[provider][currency] : undefined
}

/** Requests a token and gives the page it opens. Throws ApiError. */
export async function requestPayPage(
  provider: 'afterpay' | 'clearpay',
  { method, billing, email, headers }: Order,
): Promise<Outcome> {
  const country = payLaterCountry(provider, $currency.get())
  const page = payPageUrl(method)
  if (!country || !page) return NO_PAY_PAGE
  const address = $savedAddress.get()?.shipping ?? billing
  try {
    const token = await getPayLaterToken(provider, address, email ?? billing.email ?? '', { headers })
    const url = withToken(page, token, country)
    return isPayPage(url) ? { type: 'redirect', url } : NO_PAY_PAGE
  } finally {
    // The shop changes the cart even when it refuses.
    invalidateSections(['cart'])
  }
}

/** `{country}` in the configured address is the country's code; token and country go into the query. */
function withToken(page: string, token: string, country: string): string {
  const [path, query = ''] = page.replace('{country}', country.toLowerCase()).split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('token', token)
  parameters.set('countryCode', country)
  return `${path}?${parameters}`
}

const PayLaterNote = lazyWidgetPart(
  async () => (await importPart(() => import('./PayLaterNote.tsx'))).PayLaterNote,
  { namespaces: ['payment'], fallback: skeletonOrRetry(0) },
)

/** The details of the pay-later method of this company. */
const payLaterDetails = (company: string) =>
  function PayLaterDetails() {
    return (
      <ErrorBoundary>
        <PayLaterNote company={company} />
      </ErrorBoundary>
    )
  }

/**
 * A token from the shop, then the provider's page, where the order is made when the shopper has agreed
 * (wire: pay-later-token).
 */
const payLater = (
  provider: 'afterpay' | 'clearpay',
  company: string,
  codes: readonly string[],
): PaymentMethod => ({
  codes,
  mark: company,
  isOffered: ({ currency }) => payLaterCountry(provider, currency) !== undefined,
  Details: payLaterDetails(company),
  placeOrder: (order) => requestPayPage(provider, order),
})

export const afterpay = payLater('afterpay', 'Afterpay', ['afterpay', 'afterpaypayovertime'])
export const clearpay = payLater('clearpay', 'Clearpay', ['clearpay', 'clearpaypayovertime'])
