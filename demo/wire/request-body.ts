import { internalError, RestError, requiredField } from './responses.ts'
import type { QuoteAddress, SentPayment } from '../shop/quote.ts'
import type { RequestContext } from '../request-context.ts'

const ADDRESS_KEYS = new Set(
  (
    'id customer_id region region_id region_code country_id street company telephone fax postcode city firstname ' +
    'lastname middlename prefix suffix vat_id email same_as_billing customer_address_id save_in_address_book ' +
    'extension_attributes custom_attributes'
  ).split(' '),
)
const PAYMENT_KEYS = new Set('method po_number additional_data extension_attributes'.split(' '))
const ITEM_KEYS = new Set(
  'item_id sku qty name price product_type quote_id product_option extension_attributes'.split(' '),
)

type Raw = Record<string, unknown>
const isMap = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The JSON object of the body; anything else counts as an empty object. */
export function envelope(context: RequestContext): Raw {
  const body = context.json()
  return isMap(body) ? body : {}
}

/** The value of a key, written in camel or snake case. @throws RestError 400 when it is missing or null */
export function need(body: Raw, name: string): unknown {
  const value = body[name] ?? body[snake(name)]
  if (value === undefined || value === null) throw requiredField(name)
  return value
}

/**
 * A copy with snake-case keys and without nulls. An unknown key is a server error (trap: unknown-keys), from Magento
 * 2.4.7 on a refusal.
 * @throws RestError
 */
function known(context: RequestContext, value: unknown, keys: Set<string>): Raw {
  if (!isMap(value)) throw internalError(context.shop)
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [snake(key), inner])
  const unknown = entries.find(([key]) => !keys.has(key))?.[0]
  if (unknown !== undefined) throw unknownKey(context, unknown)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== null))
}

function unknownKey({ shop }: RequestContext, key: string): RestError {
  if (shop.magento === '2.4.5') return internalError(shop)
  const fieldName = key.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return new RestError(400, '"%fieldName" is not supported. Correct the field name and try again.', {
    fieldName,
  })
}

/** An address of a cart from a request body; `parent` is the key it was sent under. @throws RestError */
export function quoteAddress(context: RequestContext, value: unknown, parent = ''): QuoteAddress {
  const raw = known(context, value, ADDRESS_KEYS)
  const complain = (key: string, shown: string, expected: string) => {
    const outer = parent ? `Error occurred during "${parent}" processing. ` : ''
    const text = `Error occurred during "${key}" processing. The "${shown}" value's type is invalid. The "${expected}" type was expected. Verify and try again.`
    throw new RestError(400, outer + text)
  }
  for (const key of [
    'region',
    'city',
    'postcode',
    'country_id',
    'firstname',
    'lastname',
    'telephone',
    'email',
  ]) {
    if (typeof raw[key] === 'object') complain(key, 'array', 'string')
    if (raw[key] !== undefined) raw[key] = String(raw[key])
  }
  if (raw.region_id !== undefined) {
    if (!/^-?\d+$/.test(String(raw.region_id))) complain('region_id', String(raw.region_id), 'int')
    raw.region_id = Number(raw.region_id)
  }
  if (raw.street !== undefined)
    raw.street = streetLines(raw.street) ?? complain('street', 'string', 'string[]')
  return raw
}

const streetLines = (value: unknown): string[] | undefined =>
  typeof value === 'object' && value !== null ? Object.values(value).map(String) : undefined

export interface PaymentInput extends SentPayment {
  method: string
  agreement_ids: string[]
}

/** The payment method of a request body. @throws RestError 500 for an unknown key or a nested value, 400 when additional_data is text */
export function paymentMethod(context: RequestContext, value: unknown): PaymentInput {
  const raw = known(context, value, PAYMENT_KEYS)
  const data = raw.additional_data ?? {}
  if (typeof data !== 'object') {
    throw new RestError(
      400,
      `Error occurred during "additional_data" processing. The "string" value's type is invalid. The "string[]" type was expected. Verify and try again.`,
    )
  }
  if (Object.values(data).some((inner) => typeof inner === 'object' && inner !== null))
    throw internalError(context.shop)
  const { agreement_ids, ...extension } = isMap(raw.extension_attributes) ? raw.extension_attributes : {}
  return {
    method: String(raw.method ?? ''),
    additional_data: data as Record<string, string>,
    po_number: raw.po_number === undefined ? undefined : String(raw.po_number),
    extension_attributes: extension,
    agreement_ids: Object.values(agreement_ids ?? []).map(String),
  }
}

/** The quantity of `cartItem`: 0 and less become 1, as in Magento [seen]. @throws RestError */
export function cartItemQty(context: RequestContext, value: unknown): number {
  const { qty } = known(context, value, ITEM_KEYS)
  if (qty === undefined) {
    throw new RestError(400, 'Invalid value of "%value" provided for the %fieldName field.', {
      fieldName: 'qty',
      value: null,
    })
  }
  if (qty === '' || !Number.isFinite(Number(qty))) {
    throw new RestError(
      400,
      `Error occurred during "qty" processing. The "${String(qty)}" value's type is invalid. The "float" type was expected. Verify and try again.`,
    )
  }
  if (!Number.isInteger(Number(qty)))
    throw new RestError(400, 'You cannot use decimal quantity for this product.')
  return Math.max(1, Number(qty))
}
