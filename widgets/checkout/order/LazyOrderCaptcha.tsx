import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $demanded, isDemanded, pictureOf } from '#captcha/state/demands.ts'
import { $checkoutConfig, $settings } from '#storefront/state/config.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/skeletonOrRetry.tsx'
import { $refusal } from '#order/state/status.ts'
import { importPart } from '#dom/import-part.ts'

const OrderCaptcha = lazyWidgetPart(
  async () => (await importPart(() => import('./OrderCaptcha.tsx'))).OrderCaptcha,
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

/** Loads the captcha if the shop demands it of orders, or may do so since it has refused one. */
export function LazyOrderCaptcha() {
  const hasOne = useDemanded()
  const refusal = useStore($refusal)
  return hasOne || (refusal && pictureOf('order')) ? <OrderCaptcha /> : null
}

/** Called in the step before, so that the code is there when the review opens. */
export function useOrderCaptchaAhead(): void {
  const hasOne = useDemanded()
  useEffect(() => void (hasOne && OrderCaptcha.prefetch()), [hasOne])
}
