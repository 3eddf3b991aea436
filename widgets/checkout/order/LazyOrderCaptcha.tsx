import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $demanded, isDemanded, pictureOf } from '../../../src/state/captcha/demands'
import { $checkoutConfig, $settings } from '../../../src/state/page/config'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { $refusal } from '../state/order/status'
import { importPart } from '../../../src/host/page/import-part'

const OrderCaptcha = lazyWidgetPart(
  async () => (await importPart(() => import('./OrderCaptcha'))).OrderCaptcha,
  {
    namespaces: ['captcha'],
    style: 'captcha',
    fallback: skeletonOrRetry(2),
  },
)

function useDemanded(): boolean {
  useStore($checkoutConfig)
  useStore($settings)
  useStore($demanded)
  return isDemanded('order')
}

/** Where the shop demands a captcha of orders, or may do so since it has refused one; otherwise nothing is loaded. */
export function LazyOrderCaptcha() {
  const hasOne = useDemanded()
  const refusal = useStore($refusal)
  return hasOne || (refusal && pictureOf('order')) ? <OrderCaptcha /> : null
}

/** For the step before, so that it is there when the review opens. */
export function useOrderCaptchaAhead(): void {
  const hasOne = useDemanded()
  useEffect(() => void (hasOne && OrderCaptcha.prefetch()), [hasOne])
}
