import { computed } from 'nanostores'
import { refusedField } from '#address/rules/fields.ts'
import { orderFields, type PageField } from '#custom-fields/rules/page-field.ts'
import { toText } from '#lib/json.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $pageFields } from '#custom-fields/state/fields.ts'
import { type Order, $refusal, closeRefusal } from '#order/state/order.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $chosenMethod } from '#payment/state/chosen-method.ts'
import { addOrderPart, saveOnce } from './order-parts.ts'
import { ApiError } from '#http/api-error.ts'
import { sendFields } from '#order/api.ts'
import { saveShipping } from '#delivery/api/shipping.ts'
import { isPickup } from '#delivery/rules/rate.ts'
import { $pickupLocation, $rate } from '#delivery/state/delivery.ts'
import { billedAddress } from '#delivery/state/rates.ts'

type Values = Record<string, string>

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

/** The page's fields that this order has. */
export const $orderFields = computed(
  [$pageFields, $savedAddress, $isVirtualCart, $chosenMethod],
  (fields, saved, isVirtual, chosen) => {
    const country = (saved?.shipping ?? saved?.billing)?.country_id ?? ''
    return orderFields(fields, { country, isVirtual, method: chosen?.code ?? '' })
  },
)

/** The values as typed before a reload or in an earlier visit of the step, in this tab. */
export const keptValue = (name: string): string => toText(readDraft().fields?.[name])

export const keepValue = (name: string, value: string): void =>
  keepDraft({ fields: { ...readDraft().fields, [name]: value } })

interface FieldForm {
  /** Undefined when there are errors, which it then shows. */
  submit(): Values | undefined
  values(): Values
  /** Shows the shop's sentence at a field, and moves the focus there. */
  refuse(name: string, message: string): void
}

/** From now on no order is placed without what the form demands, and each takes its values along. Returns what ends that. */
export function startOrderFields(form: FieldForm): () => void {
  const remove = addOrderPart({
    isReady: () => form.submit() !== undefined,
    async before(order) {
      const refused = await saveFields(order, $orderFields.get(), form.values())
      if (!refused) return
      form.refuse(refused.name, refused.message)
      return { type: 'stay' }
    },
  })
  const stop = $refusal.listen((refusal) => {
    const message = refusal?.message
    if (!message || !('text' in message) || !message.field) return
    const name = refusedField(message.field, '', $orderFields.get())
    if (!name) return
    closeRefusal()
    form.refuse(name, message.text)
  })
  return () => {
    remove()
    stop()
  }
}
