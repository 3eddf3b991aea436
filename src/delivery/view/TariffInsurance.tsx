import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { rateKey, type ShippingRate } from '../rules/rate.ts'
import { tariffAmount } from '../rules/tariff.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { $totals } from '#cart/state/cart.ts'
import { $money } from '#storefront/state/context.ts'
import { $tasks } from '#async/task.ts'
import { announce } from '#ui/Announcer.tsx'
import { Checkbox } from '#ui/Choice.tsx'
import { useMessage } from '#i18n/view/common.ts'
import { Notice } from '#ui/Notice.tsx'
import { Price } from '#ui/Price.tsx'
import { Spinner } from '#ui/Loading.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { Heading } from '#ui/island/Heading.tsx'
import { $tariffInsuranceRefusal, setTariffInsurance } from '../state/apply-tariff-insurance.ts'
import { $tariffInsuranceChange, $tariffInsurance, $tariffEstimate } from '../state/tariff-insurance.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $rate, $savedRate } from '../state/delivery.ts'
import { useDeliveryText } from './text.ts'
import { Icon } from '#ui/Icon.tsx'

/**
 * Offers tariff insurance for the chosen delivery, never preselected (rule: nothing-preselected,
 * wire: tariff-insurance).
 */
export function TariffInsurance() {
  const text = useDeliveryText()
  const id = usePageId()
  const amount = useAmount()
  const change = useStore($tariffInsuranceChange)
  const charged = useStore($tariffInsurance)
  const money = useStore($money)
  useAnnouncement(charged !== undefined, change !== undefined)
  return (
    <>
      {change === 'ended' && <Notice type="warning">{text('tariff-insurance.ended')}</Notice>}
      {change === 'moved' && charged !== undefined && (
        <Notice>{text('tariff-insurance.moved', { amount: money(charged) })}</Notice>
      )}
      {amount !== undefined && (
        <section className="bzl-checkout__tariff-insurance" aria-labelledby={id}>
          <Heading below={1} className="bzl-checkout__subtitle" id={id}>
            {text('tariff-insurance.title')}
          </Heading>
          <Option amount={amount} />
          <HowItWorks />
        </section>
      )}
    </>
  )
}

function Option({ amount }: { amount: number }) {
  const text = useDeliveryText()
  const message = useMessage()
  const [requested, setRequested] = useState<{ isWanted: boolean; rate?: ShippingRate }>()
  const rate = useStore($rate)
  const isApplied = useStore($tariffInsurance) !== undefined
  const state = useStore($tasks, { keys: ['insurance'] }).insurance
  const refusal = useStore($tariffInsuranceRefusal)
  const handleChange = (isWanted: boolean) => {
    setRequested({ isWanted, rate })
    void setTariffInsurance(isWanted)
  }
  return (
    <>
      <Checkbox
        card
        label={text('tariff-insurance.label')}
        note={text('tariff-insurance.note')}
        end={
          <>
            {state === 'running' && <Spinner />}
            <Price amount={amount} />
          </>
        }
        checked={state === 'running' ? requested?.isWanted === true : isApplied}
        onChange={(event) => handleChange(event.currentTarget.checked)}
      />
      {state === 'failed' && (!requested || requested.rate === rate) && (
        <Notice type="error">{message(refusal) ?? text('tariff-insurance.failed')}</Notice>
      )}
    </>
  )
}

function HowItWorks() {
  const text = useDeliveryText()
  return (
    <details className="bzl-checkout__how">
      <summary>
        {text('tariff-insurance.how')} <Icon name="chevron" />
      </summary>
      <ol>
        <li>{text('tariff-insurance.how.pay')}</li>
        <li>{text('tariff-insurance.how.keep')}</li>
        <li>{text('tariff-insurance.how.send')}</li>
      </ol>
      <p>{text('tariff-insurance.how.without')}</p>
    </details>
  )
}

/**
 * Returns the amount in the totals, or else the estimate for the chosen delivery. Undefined while the
 * insurance is not offered.
 */
function useAmount(): number | undefined {
  const address = useStore($savedAddress)?.shipping
  const rate = useStore($rate)
  const savedRate = useStore($savedRate)
  const tariff = useStore($tariffEstimate)
  const charged = useStore($tariffInsurance)
  if (!address || !rate) return undefined
  const isCharged = charged !== undefined && savedRate === rateKey(rate)
  return isCharged ? charged : tariffAmount(tariff, address.country_id, rate)
}

/** Announces the new total once the insurance was added or removed, unless a notice has more. */
function useAnnouncement(isApplied: boolean, hasNotice: boolean) {
  const text = useDeliveryText()
  const money = useStore($money)
  const before = useRef(isApplied)
  useEffect(() => {
    if (before.current === isApplied) return
    before.current = isApplied
    const total = money(grandTotal($totals.get()), true)
    if (!hasNotice) announce(text(isApplied ? 'tariff-insurance.on' : 'tariff-insurance.off', { total }))
  }, [isApplied, hasNotice, money, text])
}
