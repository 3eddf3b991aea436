import type { RequestContext } from '../../request-context.ts'
import { unseal } from './blob.ts'
import { brandOf, cvcPolicy, usualLength } from './card-number.ts'
import { json } from '../responses.ts'

interface BinRequest {
  encryptedBin?: unknown
  requestId?: unknown
  supportedBrands?: string[]
}

/** Brand and length of the cards with these first digits, and whether the shop accepts them; only the id for unknown ones. */
export function binLookup(context: RequestContext): Response {
  const { encryptedBin, requestId, supportedBrands = [] } = (context.json() ?? {}) as BinRequest
  const bin = unseal('encryptedBin', encryptedBin) ?? ''
  const brand = brandOf(bin)
  if (!brand) return json({ requestId })
  const found = {
    brand,
    paymentMethodVariant: brand,
    cvcPolicy: cvcPolicy(brand),
    expiryDatePolicy: 'required',
    enableLuhnCheck: true,
    panLength: usualLength(bin),
    supported: supportedBrands.includes(brand),
  }
  return json({ requestId, issuingCountryCode: 'US', brands: [found] })
}
