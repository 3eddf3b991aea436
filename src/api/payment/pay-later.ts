import type { Address } from '../../domain/address/address'
import { toRequest } from '../../domain/address/convert'
import { toText } from '../../domain/json'
import { postAction, type CallOptions, type FormFields } from '../client/client'
import { tokenOf } from '../client/envelope'

/**
 * Token for the pay-later page (b.28). Both addresses must be saved with the cart before. A refusal is a business ApiError
 * with the shop's message.
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
