const COUNTRIES: Record<'afterpay' | 'clearpay', Record<string, string>> = {
  afterpay: { AUD: 'AU', NZD: 'NZ', USD: 'US', CAD: 'CA' },
  clearpay: { GBP: 'GB' },
}

/** The country a pay-later provider works in for a currency (rule: pay-later); `undefined` where it does not. */
export function payLaterCountry(provider: 'afterpay' | 'clearpay', currency: string): string | undefined {
  return Object.hasOwn(COUNTRIES[provider], currency) ? COUNTRIES[provider][currency] : undefined
}
