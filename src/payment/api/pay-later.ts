import type { Address } from '#address/rules/address.ts'
import { toRequest } from '#address/rules/convert.ts'
import { toText } from '#lib/json.ts'
import { postAction, type CallOptions, type FormFields } from '#http/client.ts'
import { tokenOf } from '#http/envelope.ts'

/**
 * Token for the pay-later page (wire: pay-later-token). Both addresses must be saved with the cart before. A refusal
 * is a business ApiError with the shop's message.
 */
export async function getPayLaterToken(
  provider: 'afterpay' | 'clearpay',
  address: Address,
  email: string,
  options?: CallOptions,
): Promise<string> {
  const response = await postAction(
    `/${provider}/payment/process`,
    [...toFormFields(address), ['email', email]],
    options,
  )
  return tokenOf(response)
}

function toFormFields(address: Address): FormFields {
  const { street, ...request } = toRequest(address)
  const lines = Array.isArray(street) ? street : []
  const names = [
    'firstname',
    'lastname',
    'company',
    'city',
    'region',
    'region_id',
    'postcode',
    'country_id',
    'telephone',
  ]
  return [
    ...names.map((name) => [name, toText(request[name])] as const),
    ...lines.map((line, index) => [`street[${index}]`, toText(line)] as const),
  ]
}
