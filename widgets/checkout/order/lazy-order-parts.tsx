import { useEffect, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { offeredExtras } from '#order/rules/order-extras.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $settings, $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import { lazyWidgetPart, type PartFallback } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { readDraft } from '#checkout/state/draft.ts'
import { importPart } from '#dom/import-part.ts'
import { announce } from '#ui/Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { addOrderPart } from '../state/order/order-parts.ts'
import { $demanded, isDemanded, pictureOf } from '#captcha/state/demands.ts'
import { $refusal } from '#order/state/order.ts'

const placeholder = skeletonOrRetry(1)

/**
 * Replaces a part that an order waits for. A press on the order button shows it and says what it waits for.
 */
const awaitedPart: PartFallback = (props, failure) => (
  <AwaitedPart hasFailed={failure !== undefined}>{placeholder(props, failure)}</AwaitedPart>
)

function AwaitedPart({ hasFailed, children }: { hasFailed: boolean; children: ReactNode }) {
  const sentence = useCommon()(hasFailed ? 'state.part' : 'state.still-working')
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const isReady = () => {
      place.current!.scrollIntoView({ block: 'nearest' })
      announce(sentence, 'assertive')
      return false
    }
    return addOrderPart({ isReady })
  }, [sentence])
  return <div ref={place}>{children}</div>
}

const OrderExtras = lazyWidgetPart(
  async () => {
    const part = await importPart(() => import('./OrderExtras.tsx'))
    part.startOrderExtras()
    return part.OrderExtras
  },
  {
    namespaces: ['order-extras'],
    // Extras that were entered before a reload go with the order. Without them the part is not needed.
    fallback: (props, failure) => (readDraft().extras ? awaitedPart : skeletonOrRetry(1))(props, failure),
  },
)

const OrderFields = lazyWidgetPart(
  async () => (await importPart(() => import('./OrderFields.tsx'))).OrderFields,
  {
    namespaces: ['fields'],
    fallback: awaitedPart,
  },
)

const useHasFields = () => useStore($page).fields.length > 0

/** Undefined where the shop has none of them. */
function useOffered() {
  const offered = offeredExtras(useStore($settings), useStore($isVirtualCart))
  return Object.values(offered).includes(true) ? offered : undefined
}

/** Comment, gift message and newsletter, where the shop has them, and the page's own fields; nothing is loaded without. */
export function LazyOrderExtras() {
  const offered = useOffered()
  const hasFields = useHasFields()
  return (
    <>
      {offered && <OrderExtras {...offered} />}
      {hasFields && <OrderFields />}
    </>
  )
}

/** Called in the step before, so that they are there when the review opens. */
export function useOrderExtrasAhead(): void {
  const hasAny = useOffered() !== undefined
  const hasFields = useHasFields()
  useEffect(() => void (hasAny && OrderExtras.prefetch()), [hasAny])
  useEffect(() => void (hasFields && OrderFields.prefetch()), [hasFields])
}

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
