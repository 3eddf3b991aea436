import type { MouseEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { PaymentResult } from '#payment/rules/provider.ts'
import { go } from '#storefront/page/navigation.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { loadProvider } from '#payment/provider/load.ts'
import type { SentOrder } from '#payment/provider/provider.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'
import { $tasks, isRunning, task } from '#async/task.ts'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Loading.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/order-result.json'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { kindOfResult } from './fetch-result.ts'

const TASK = 'cart-back'

interface Props {
  order: SentOrder
  /** Gets what the payment came to otherwise, and the button. */
  onResult(result: PaymentResult, pressed: Element): void
}

/** Gives up the order that is not paid and goes on in the checkout. */
export function CartBack({ order, onResult }: Props) {
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
