import type { RequestContext } from '../../request-context'
import { unseal } from './blob'
import { brandOf, usualLength } from './card-number'
import { answer } from '../responses'

interface Question {
  encryptedBin?: unknown
  requestId?: unknown
  supportedBrands?: string[]
}

/** Whose card begins with these digits: brand, length, and whether the shop takes it. Unknown ones answer only the id. */
export function binLookup(context: RequestContext): Response {
  const { encryptedBin, requestId, supportedBrands = [] } = (context.json() ?? {}) as Question
  const bin = unseal('encryptedBin', encryptedBin) ?? ''
  const brand = brandOf(bin)
  if (!brand) return answer({ requestId })
  const found = {
    brand,
    paymentMethodVariant: brand,
    cvcPolicy: 'required',
    expiryDatePolicy: 'required',
    enableLuhnCheck: true,
    panLength: usualLength(bin),
    supported: supportedBrands.includes(brand),
  }
  return answer({ requestId, issuingCountryCode: 'US', brands: [found] })
}
