import { computed } from 'nanostores'
import { refusedField } from '#address/rules/refused-field.ts'
import { orderFields } from '#custom-fields/rules/field-rules.ts'
import { toText } from '#lib/json.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $pageFields } from '#custom-fields/state/fields.ts'
import type { Order } from '#order/state/order.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $chosenMethod } from '#payment/state/chosen-method.ts'
import { beforeOrder, orderChecks } from './before-order.ts'
import { saveFields, type Values } from './save-fields.ts'
import { $refusal, closeRefusal } from '#order/state/status.ts'

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
  const isComplete = () => form.submit() !== undefined
  const save = async (order: Order) => {
    const refused = await saveFields(order, $orderFields.get(), form.values())
    if (!refused) return
    form.refuse(refused.name, refused.message)
    return { type: 'stay' } as const
  }
  orderChecks.add(isComplete)
  beforeOrder.add(save)
  const stop = $refusal.listen((refusal) => {
    const message = refusal?.message
    if (!message || !('text' in message) || !message.field) return
    const name = refusedField(message.field, '', $orderFields.get())
    if (!name) return
    closeRefusal()
    form.refuse(name, message.text)
  })
  return () => {
    orderChecks.delete(isComplete)
    beforeOrder.delete(save)
    stop()
  }
}
