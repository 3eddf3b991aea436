import { getPayLaterToken } from '../../api/payment.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { $currency } from '#storefront/state/context.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { isPayPage, NO_PAY_PAGE, payPageUrl } from '../../redirect/order-then-leave.ts'
import { payLaterCountry } from './country.ts'

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
