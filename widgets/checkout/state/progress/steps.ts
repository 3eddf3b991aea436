import { computed } from 'nanostores'
import { checkoutProgress, shownStep } from '#checkout/rules/steps.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $isDeliveryConfirmed, $isUndeliverable } from '#delivery/state/delivery.ts'
import { $confirmedMethod } from '#payment/state/confirmed-method.ts'
import { $viewedStep } from '#checkout/state/viewed-step.ts'

/** Whether the shop has answered about the addresses. A cart with goods needs one to send them to. */
const $isAddressAnswered = computed(
  [$isVirtualCart, $savedAddress, $isUndeliverable],
  (isVirtual, saved, isUndeliverable) =>
    saved ? isVirtual || saved.shipping !== undefined : !isVirtual && isUndeliverable,
)

/** The position of the checkout, derived from what each stage has confirmed. */
export const $progress = computed(
  [$isVirtualCart, $isAddressAnswered, $isDeliveryConfirmed, $confirmedMethod],
  (isVirtual, isAddressAnswered, isDeliveryConfirmed, method) =>
    checkoutProgress({
      isVirtual,
      isAddressAnswered,
      isDeliveryConfirmed,
      isPaymentConfirmed: method !== undefined,
    }),
)

/** The step on screen. */
export const $step = computed([$progress, $viewedStep], shownStep)
