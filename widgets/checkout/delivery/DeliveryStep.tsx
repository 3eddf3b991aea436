import { Fragment, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { isSelectable } from '#delivery/rules/shipping.ts'
import { isPickup, rateKey } from '#delivery/rules/rate.ts'
import { $page } from '#storefront/state/page.ts'
import { $tasks } from '#async/task.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton, skeletonOrRetry } from '#ui/Loading.tsx'
import { $offeredMethods } from '#payment/state/offered-methods.ts'
import { $submittedAddress } from '#address/state/addresses.ts'
import { $rate, $rates, $replacedRate, $savedRate } from '#delivery/state/delivery.ts'
import { chooseRate, confirmDelivery } from '#delivery/state/rates.ts'
import { openStep } from '#checkout/state/progress.ts'
import { StepAction } from '#checkout/view/StepAction.tsx'
import { useCheckoutText } from '#checkout/view/text.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { RateRow } from '#delivery/view/rates.tsx'
import { TariffInsurance } from '#delivery/view/TariffInsurance.tsx'
import { useDeliveryText } from '#delivery/view/text.ts'
import { useRateLabel } from '#delivery/view/useRateLabel.ts'
import { importPart } from '#dom/import-part.ts'

const Pickup = lazyWidgetPart(async () => (await importPart(() => import('./Pickup.tsx'))).Pickup, {
  namespaces: ['pickup'],
  fallback: skeletonOrRetry(3),
})

/** The shipping methods. The code of the payment methods that are offered is fetched meanwhile. */
export function DeliveryStep() {
  const text = useDeliveryText()
  const checkout = useCheckoutText()
  const rates = useStore($rates)
  const chosen = useStore($rate)
  const isSaved = useStore($savedRate) === (chosen && rateKey(chosen))
  const address = useStore($submittedAddress)?.shipping
  const tasks = useStore($tasks, { keys: ['shipping'] })
  const areMethodsKnown = useStore($offeredMethods) !== undefined
  useEffect(() => $offeredMethods.get()?.forEach(({ method }) => method.prefetch?.()), [areMethodsKnown])
  const hasPickup = rates?.some(isPickup)
  useEffect(() => void (hasPickup && Pickup.prefetch()), [hasPickup])
  if (!rates) return <Skeleton count={3} />
  if (!rates.some((rate) => isSelectable(rate, address))) return <NoRates />
  return (
    <>
      <Replaced />
      <fieldset>
        <legend className="bzl-checkout__legend">{text('shipping.legend')}</legend>
        {rates.map((rate) => {
          const isChosen = chosen !== undefined && rateKey(chosen) === rateKey(rate)
          return (
            <Fragment key={rateKey(rate)}>
              <RateRow rate={rate} address={address} isChosen={isChosen} onChoose={() => chooseRate(rate)} />
              <Slot island="checkout" name="rate-after" data={{ rate, isChosen }} />
            </Fragment>
          )
        })}
      </fieldset>
      {hasPickup && (!chosen || isPickup(chosen)) && <Pickup />}
      <TariffInsurance />
      {tasks.shipping === 'failed' && !isSaved && (
        <Notice type="error" isAnswer>
          {text('shipping.failed')}
        </Notice>
      )}
      <StepAction
        label={checkout('step.continue')}
        busy={tasks.shipping === 'running' && checkout('step.saving')}
        onClick={() => void confirmDelivery()}
      />
    </>
  )
}

function Replaced() {
  const text = useDeliveryText()
  const label = useRateLabel()
  const replaced = useStore($replacedRate)
  if (!replaced) return null
  return (
    <Notice type="warning">
      {text('shipping.replaced', { from: label(replaced.from), to: label(replaced.to) })}
    </Notice>
  )
}

/** Nothing is delivered to the address: shows the reasons there are, and the ways on: another address, or the shop's contact. */
function NoRates() {
  const text = useDeliveryText()
  const rates = useStore($rates) ?? []
  const address = useStore($submittedAddress)?.shipping
  const { contact } = useStore($page).routes
  return (
    <>
      <Notice type="error">{text(rates.length ? 'shipping.none.why' : 'shipping.none')}</Notice>
      {rates.map((rate) => (
        <RateRow key={rateKey(rate)} rate={rate} address={address} isChosen={false} onChoose={() => {}} />
      ))}
      <div className="bzl-checkout__actions">
        <button type="button" className="bzl-button" onClick={() => openStep('shipping_address')}>
          {text('shipping.none.change')}
        </button>
        {contact && (
          <a className="bzl-button bzl-button--quiet" href={contact}>
            {text('shipping.none.contact')}
          </a>
        )}
      </div>
    </>
  )
}
