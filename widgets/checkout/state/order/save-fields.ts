import { ApiError } from '#http/api-error.ts'
import { sendFields } from '#custom-fields/api.ts'
import { saveShipping } from '#delivery/api/shipping.ts'
import { refusedField } from '#address/rules/refused-field.ts'
import { isPickup } from '#delivery/rules/rate.ts'
import type { PageField } from '#custom-fields/rules/page-field.ts'
import type { Order } from '#order/state/order.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $pickupLocation, $rate } from '#delivery/state/delivery.ts'
import { billedAddress } from '#delivery/state/rates.ts'
import { saveOnce } from './save-once.ts'

export type Values = Record<string, string>

/**
 * Sends what was entered, each to where its field says; what goes with the request that places the order is
 * put there. All values for one place are sent together, and not again while they stay the same. Returns the
 * field that the shop refused: the first of that place if the shop does not name one. Throws ApiError.
 */
export async function saveFields(
  order: Order,
  all: readonly PageField[],
  values: Values,
): Promise<{ name: string; message: string } | undefined> {
  const targetOf = ({ send }: PageField) => (typeof send === 'string' ? send : send.url)
  for (const target of new Set(all.map(targetOf))) {
    const fields = all.filter((field) => targetOf(field) === target)
    try {
      await saveTogether(order, target, fields, values)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'business' || !error.text) throw error
      return { name: refusedField(error.fieldName ?? '', '', fields) ?? fields[0]!.name, message: error.text }
    }
  }
  return undefined
}

async function saveTogether(order: Order, target: string, fields: PageField[], values: Values) {
  const attributes = Object.fromEntries(fields.map((field) => [field.name, toAttribute(field, values)]))
  if (target === 'paymentMethod.extension_attributes') {
    order.extension_attributes = attributes
    return
  }
  const { cart } = order
  const entries = fields.map(({ name }) => [name, values[name] ?? ''] as const)
  const nothing = fields.map(({ name }) => [name, ''] as const)
  await saveOnce(`${target} ${cart.id}`, entries, nothing, () =>
    target === 'extension_attributes'
      ? saveWithShipping(order, attributes)
      : sendFields(target, cart, entries),
  )
}

const toAttribute = ({ name, control }: PageField, values: Values) =>
  control === 'checkbox' ? values[name] === '1' : (values[name] ?? '')

/** The shipping information once more, as it is saved. */
async function saveWithShipping({ cart }: Order, extension_attributes: Record<string, unknown>) {
  const saved = $savedAddress.get()
  const rate = $rate.get()
  if (!saved?.shipping || !rate) return
  await saveShipping(cart, {
    shipping: saved.shipping,
    billing: billedAddress(saved),
    rate: { carrier_code: rate.carrier_code, method_code: rate.method_code ?? '' },
    pickup: isPickup(rate) ? $pickupLocation.get() : undefined,
    extension_attributes,
  })
}
