import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { PaymentResult } from '#payment/rules/provider.ts'
import { isFocusFree } from '#dom/focus.ts'
import { go, pageQuery } from '#storefront/page/navigation.ts'
import { type Attempt, readAttempt, readAttempts } from '#order/state/kept-attempt.ts'
import { clearDraft } from '#customer/state/kept-draft.ts'
import { $page } from '#storefront/state/page.ts'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/order-result.json'
import { logFailure } from '#storefront/state/log.ts'
import {
  cancelUnpaid,
  followResult,
  hasOrder,
  type Look,
  voucherOf,
  kindOfResult,
  nextRoute,
  resultKind,
  type Voucher,
} from './fetch-result.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { loadProvider } from '#payment/provider/load.ts'
import type { SentOrder } from '#payment/provider/provider.ts'
import { $tasks, isRunning, task } from '#async/task.ts'
import { Spinner } from '#ui/Loading.tsx'

/** Shows the details of a voucher, which the shopper writes down or prints. */
function VoucherCard({ voucher }: { voucher: Voucher }) {
  const text = useText('order-result', en)
  const rows = [
    ...voucher.account.map(({ part, value }) => [text(`voucher.${part}`), value] as const),
    [text('voucher.entity'), voucher.entity],
    [text('voucher.reference'), voucher.reference],
    [text('voucher.secondReference'), voucher.secondReference],
    [text('voucher.amount'), voucher.amount],
    [text('voucher.expires'), voucher.expires],
  ].filter(([, value]) => value)
  return (
    <div className="bzl-order-result__voucher">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {voucher.instructions && <Link url={voucher.instructions}>{text('voucher.instructions')}</Link>}
      {voucher.link && <Link url={voucher.link}>{text('voucher.open')}</Link>}
      <button type="button" className="bzl-button bzl-button--quiet" onClick={() => window.print()}>
        {text('voucher.print')}
      </button>
    </div>
  )
}

const Link = ({ url, children }: { url: string; children: string }) => (
  <a className="bzl-link" href={url} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)

const TASK = 'cart-back'

interface CartBackProps {
  order: SentOrder
  /** Gets what the payment came to otherwise, and the button. */
  onResult(result: PaymentResult, pressed: Element): void
}

/** Gives up the order that is not paid and goes on in the checkout. */
function CartBack({ order, onResult }: CartBackProps) {
  const text = useText('order-result', en)
  const state = useStore($tasks, { keys: [TASK] })[TASK]
  const handlePress = ({ currentTarget }: MouseEvent) => {
    if (!isRunning(TASK))
      void task(TASK, () => getCartBack(order, (result) => onResult(result, currentTarget)))
  }
  return (
    <>
      <button type="button" className="bzl-button" aria-busy={state === 'running'} onClick={handlePress}>
        {text('unpaid.action')}
        {state === 'running' && <Spinner />}
      </button>
      {state === 'failed' && (
        <Notice type="error" quiet isAnswer>
          {text('unpaid.failed')}
        </Notice>
      )}
    </>
  )
}

/** Settles before the page is left: Back may bring it up again as it was. Throws when the shop keeps the order unpaid. */
async function getCartBack(order: SentOrder, onResult: (result: PaymentResult) => void): Promise<void> {
  const { routes } = $page.get()
  const result = await cancelUnpaid(await loadProvider(order.contract), order)
  if (result) {
    onResult(result)
    if (kindOfResult(result) === 'unpaid') throw new Error('the shop keeps the unpaid order')
    return
  }
  invalidateSections(['cart'])
  go(routes.checkout, []).catch((error: unknown) => logFailure('order-result', error))
}

/**
 * Says what happened to the payment and what can be done now. The shop's own word about the order this
 * browser sent comes first, then the marker's code, then the one in the page's address, which anybody can
 * write. Success leads on to its page (rule: where-a-payment-leads), which the shop shows only if there is an order.
 * A payment under way is looked at again.
 */
export function OrderResult({ resultCode }: { resultCode: string }) {
  const text = useText('order-result', en)
  const { routes } = useStore($page)
  const [inAddress] = useState(() => pageQuery().get('resultCode') ?? '')
  // Another tab may send an order of its own meanwhile. The checkout may lie below another base URL than this page.
  const [attempt] = useState(() => readAttempt() ?? readAttempts()[0])
  const { result, isKnown, isSilent, setResult } = useServerResult(attempt)
  const kind = result?.resultCode ? kindOfResult(result) : resultKind(resultCode || inAddress)
  const isGood = kind === 'authorised' || kind === 'received'
  const stands = isGood || kind === 'present'
  useEffect(() => {
    // The checkout has left it where the order is paid on another page: the shopper might have come back.
    if (result && stands) clearDraft()
  }, [result, stands])
  useEffect(() => {
    if (isKnown && kind === 'authorised')
      go(routes.success, [], 'replace').catch((error: unknown) => logFailure('order-result', error))
  }, [isKnown, kind, routes.success])
  const heading = useRef<HTMLHeadingElement>(null)
  const showResult = (result: PaymentResult, pressed: Element) => {
    setResult(result)
    // The button goes with the order that is not paid.
    if (kindOfResult(result) !== 'unpaid' && isFocusFree(pressed)) heading.current!.focus()
  }
  const voucher = voucherOf(result)
  return (
    <section className="bzl-order-result__card" data-kind={kind} aria-live="polite">
      <span className="bzl-order-result__mark">
        <Icon name={isGood ? 'check' : 'info'} />
      </span>
      <Heading className="bzl-order-result__title" headingRef={heading} tabIndex={-1}>
        {text(`${kind}.title`)}
      </Heading>
      <p>{text(`${kind}.text`)}</p>
      {isSilent && (
        <Notice type="warning" quiet>
          {text('silent')}
        </Notice>
      )}
      {voucher && <VoucherCard voucher={voucher} />}
      {kind === 'unpaid' && hasOrder(attempt) ? (
        <CartBack order={attempt} onResult={showResult} />
      ) : (
        <a className="bzl-button" href={routes[nextRoute[kind]]}>
          {text(`${kind}.action`)}
        </a>
      )}
    </section>
  )
}

/** The shop's result, if it has one; `isKnown` once the shop has answered. */
function useServerResult(attempt: Attempt | undefined) {
  const [state, setState] = useState<Look & { isKnown?: boolean }>({})
  const setLook = (look: Look) =>
    setState((before) => (look.isSilent ? { ...before, isSilent: true } : { ...look, isKnown: true }))
  useEffect(() => followResult(attempt, setLook), [attempt])
  return { ...state, setResult: (result: PaymentResult) => setLook({ result }) }
}
