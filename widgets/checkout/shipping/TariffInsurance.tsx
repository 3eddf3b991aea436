import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { rateKey } from '../../../src/domain/delivery/rate'
import { tariffAmount } from '../../../src/domain/delivery/tariff'
import { grandTotal } from '../../../src/domain/cart/totals'
import { $totals } from '../../../src/state/cart/cart'
import { $money } from '../../../src/state/page/context'
import { $tasks } from '../../../src/state/task'
import { announce } from '../../../src/ui/announcer/announce'
import { Checkbox } from '../../../src/ui/form/Choice'
import { useMessage } from '../../../src/ui/text/common'
import { Notice } from '../../../src/ui/Notice'
import { Price } from '../../../src/ui/Price'
import { Spinner } from '../../../src/ui/Spinner'
import { useId } from '../../../src/ui/useId'
import { $tariffInsuranceRefusal, setTariffInsurance } from '../state/delivery/apply-tariff-insurance'
import { $tariffInsuranceChange, $tariffInsurance, $tariffEstimate } from '../state/delivery/tariff-insurance'
import { $savedAddress } from '../state/addresses'
import { $rate, $savedRate } from '../state/delivery/rates'
import { useDeliveryText } from './text'

/** Offers to insure the duties of the chosen delivery, never ticked beforehand (§1, b.27). */
export function TariffInsurance() {
  const text = useDeliveryText()
  const id = useId()
  const amount = useAmount()
  const news = useStore($tariffInsuranceChange)
  const insured = useStore($tariffInsurance)
  const money = useStore($money)
  useTold(insured !== undefined, news !== undefined)
  return (
    <>
      {news === 'ended' && <Notice type="warning">{text('tariff-insurance.ended')}</Notice>}
      {news === 'moved' && insured !== undefined && (
        <Notice>{text('tariff-insurance.moved', { amount: money(insured) })}</Notice>
      )}
      {amount !== undefined && (
        <section className="bzl-checkout__insurance" aria-labelledby={id}>
          <h3 className="bzl-checkout__subtitle" id={id}>
            {text('tariff-insurance.title')}
          </h3>
          <Opt amount={amount} />
          <How />
        </section>
      )}
    </>
  )
}

function Opt({ amount }: { amount: number }) {
  const text = useDeliveryText()
  const message = useMessage()
  const [wish, setWish] = useState(false)
  const isInsured = useStore($tariffInsurance) !== undefined
  const state = useStore($tasks, { keys: ['insurance'] }).insurance
  const refusal = useStore($tariffInsuranceRefusal)
  const handleChange = (isWanted: boolean) => {
    setWish(isWanted)
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
        checked={state === 'running' ? wish : isInsured}
        onChange={(event) => handleChange(event.currentTarget.checked)}
      />
      {state === 'failed' && (
        <Notice type="error">{message(refusal) ?? text('tariff-insurance.failed')}</Notice>
      )}
    </>
  )
}

function How() {
  const text = useDeliveryText()
  return (
    <details className="bzl-checkout__how">
      <summary>{text('tariff-insurance.how')}</summary>
      <ol>
        <li>{text('tariff-insurance.how.pay')}</li>
        <li>{text('tariff-insurance.how.keep')}</li>
        <li>{text('tariff-insurance.how.send')}</li>
      </ol>
      <p>{text('tariff-insurance.how.without')}</p>
    </details>
  )
}

/** What the totals charge, else what the shop asks for the chosen delivery; undefined while it is not offered. */
function useAmount(): number | undefined {
  const address = useStore($savedAddress)?.shipping
  const rate = useStore($rate)
  const savedRate = useStore($savedRate)
  const tariff = useStore($tariffEstimate)
  const insured = useStore($tariffInsurance)
  if (!address || !rate) return undefined
  const isCharged = insured !== undefined && savedRate === rateKey(rate)
  return isCharged ? insured : tariffAmount(tariff, address.country_id, rate)
}

/** Tells the new total once the insurance came or went, unless a notice tells more. */
function useTold(isInsured: boolean, hasNews: boolean) {
  const text = useDeliveryText()
  const money = useStore($money)
  const before = useRef(isInsured)
  useEffect(() => {
    if (before.current === isInsured) return
    before.current = isInsured
    const total = money(grandTotal($totals.get()))
    if (!hasNews) announce(text(isInsured ? 'tariff-insurance.on' : 'tariff-insurance.off', { total }))
  }, [isInsured, hasNews, money, text])
}
