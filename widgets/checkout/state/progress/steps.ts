import { computed } from 'nanostores'
import { checkoutProgress, shownStep } from '../../../../src/domain/steps'
import { $isVirtualCart } from '../../../../src/state/cart/contents'
import { $savedAddress } from '../addresses'
import { $isDeliveryConfirmed, $isUndeliverable } from '../delivery/delivery'
import { $confirmedMethod } from '../payment/confirmed-method'
import { $viewedStep } from '../viewed-step'

/** What the shop has answered about the addresses; those of goods need one to send them to. */
const $isAddressAnswered = computed(
  [$isVirtualCart, $savedAddress, $isUndeliverable],
  (isVirtual, saved, isUndeliverable) =>
    saved ? isVirtual || saved.shipping !== undefined : !isVirtual && isUndeliverable,
)

/** Where the checkout stands, derived from what each stage has confirmed. */
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
