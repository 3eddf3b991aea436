import { computed } from 'nanostores'
import { refusedField } from '../../../../src/domain/address/refused-field'
import { orderFields } from '../../../../src/domain/fields/field-rules'
import { toText } from '../../../../src/domain/json'
import { $isVirtualCart } from '../../../../src/state/cart/contents'
import { $pageFields } from '../../../../src/state/page/fields'
import type { Order } from '../../../../src/state/order/order'
import { $savedAddress } from '../addresses'
import { keepDraft, readDraft } from '../draft'
import { $chosenMethod } from '../payment/chosen-method'
import { beforeOrder, orderChecks } from './before-order'
import { saveFields, type Values } from './save-fields'
import { $refusal, closeRefusal } from './status'

/** Those of the page's fields that this order has. */
export const $orderFields = computed(
  [$pageFields, $savedAddress, $isVirtualCart, $chosenMethod],
  (fields, saved, isVirtual, chosen) => {
    const country = (saved?.shipping ?? saved?.billing)?.country_id ?? ''
    return orderFields(fields, { country, isVirtual, method: chosen?.code ?? '' })
  },
)

/** As typed before a reload or in an earlier visit of the step, in this tab. */
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
