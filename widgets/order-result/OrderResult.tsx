import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { PaymentResult } from '../../src/domain/payment/provider'
import { pageQuery } from '../../src/host/page/navigation'
import { $page } from '../../src/state/page/page'
import { Icon } from '../../src/ui/Icon'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/order-result.json'
import { fetchResult, voucherOf } from './fetch-result'
import { nextRoute, resultKind } from './result-kind'
import { VoucherCard } from './VoucherCard'

/**
 * What happened to the payment and what can be done now. The shop's own word about the order this browser sent comes
 * first, then the marker's code, then the one in the page's address, which anybody can write.
 */
export function OrderResult({ resultCode }: { resultCode: string }) {
  const text = useText('order-result', en)
  const { routes } = useStore($page)
  const [inAddress] = useState(() => pageQuery().get('resultCode') ?? '')
  const result = useServerResult()
  const kind = resultKind(result?.resultCode || resultCode || inAddress)
  const voucher = voucherOf(result)
  const isGood = kind === 'authorised' || kind === 'received'
  return (
    <section className="bzl-order-result__card" data-kind={kind} aria-live="polite">
      <span className="bzl-order-result__mark">
        <Icon name={isGood ? 'check' : 'info'} />
      </span>
      <h1 className="bzl-order-result__title">{text(`${kind}.title`)}</h1>
      <p>{text(`${kind}.text`)}</p>
      {voucher && <VoucherCard voucher={voucher} />}
      <a className="bzl-button" href={routes[nextRoute[kind]]}>
        {text(`${kind}.action`)}
      </a>
    </section>
  )
}

function useServerResult(): PaymentResult | undefined {
  const [result, setResult] = useState<PaymentResult | undefined>()
  useEffect(() => {
    let isWanted = true
    void fetchResult().then((result) => isWanted && setResult(result))
    return () => {
      isWanted = false
    }
  }, [])
  return result
}
