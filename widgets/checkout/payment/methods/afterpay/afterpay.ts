import { getPayLaterToken } from '../../../../../src/api/pay-later'
import { methodKind, payLaterCountry } from '../../../../../src/domain/payment/payment'
import { invalidateSections } from '../../../../../src/host/sections/sections'
import { $currency } from '../../../../../src/state/page/context'
import { $page } from '../../../../../src/state/page/page'
import type { Outcome } from '../../../state/attempt/order'
import { $savedAddress } from '../../../state/addresses'
import { isPayPage, NO_PAGE, payPage } from '../hosted/pay-page'
import type { Order } from '../../../state/attempt/order'
import type { PaymentMethod } from '../../../state/payment/payment-method'
import { AfterpayDetails } from './AfterpayDetails'

/** Afterpay and Clearpay: a token, then their page, where the order is made when the shopper has agreed (b.28). */
export const afterpay: PaymentMethod = {
  kinds: ['afterpay', 'clearpay'],
  Details: AfterpayDetails,
  placeOrder: requestToken,
}

async function requestToken({ method, billing, email }: Order): Promise<Outcome> {
  const provider = providerOf(method)
  const country = payLaterCountry(provider, $currency.get())
  const page = payPage(method)
  if (!country || !page) return NO_PAGE
  const address = $savedAddress.get()?.shipping ?? billing
  try {
    const token = await getPayLaterToken(provider, address, email ?? billing.email ?? '')
    const url = withToken(page, token, country)
    return isPayPage(url) ? { type: 'redirect', url } : NO_PAGE
  } finally {
    // The shop touches the cart even when it refuses.
    invalidateSections(['cart'])
  }
}

const providerOf = (method: string) =>
  methodKind(method, $page.get().methods) === 'clearpay' ? 'clearpay' : 'afterpay'

/** `{country}` in the configured address is the country's; token and country go into the query. */
function withToken(page: string, token: string, country: string): string {
  const [path, query = ''] = page.replace('{country}', country.toLowerCase()).split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('token', token)
  parameters.set('countryCode', country)
  return `${path}?${parameters}`
}
