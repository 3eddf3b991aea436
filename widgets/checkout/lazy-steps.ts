import { importPart } from '#dom/import-part.ts'
import type { ComponentType } from 'react'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'

/** Makes the components of a module that is fetched later, with its strings; the skeleton of each is `lines` lines high. */
export const lazyPartsOf =
  <M>(load: () => Promise<M>, namespaces: string[]) =>
  <P extends object>(choose: (module: M) => ComponentType<P>, lines: number) =>
    lazyWidgetPart(async () => choose(await load()), {
      namespaces,
      style: 'checkout-steps',
      fallback: skeletonOrRetry(lines),
    })

/** The code of the steps after the address, and with it the payment methods. */
async function loadSteps() {
  const steps = await importPart(() => import('./steps-after-address.ts'))
  await steps.registerMethods()
  return steps
}

const lazyStepPart = lazyPartsOf(loadSteps, ['delivery', 'payment', 'review'])

export const AddressSummary = lazyStepPart((steps) => steps.AddressSummary, 0)
export const DeliverySummary = lazyStepPart((steps) => steps.DeliverySummary, 0)
export const DeliveryStep = lazyStepPart((steps) => steps.DeliveryStep, 3)
export const PaymentLine = lazyStepPart((steps) => steps.PaymentLine, 0)
export const MethodLost = lazyStepPart((steps) => steps.MethodLost, 0)
export const PaymentStep = lazyStepPart((steps) => steps.PaymentStep, 3)
export const ReviewStep = lazyStepPart((steps) => steps.ReviewStep, 3)
export const ResumedAction = lazyStepPart((steps) => steps.ResumedAction, 3)
export const Refusal = lazyStepPart((steps) => steps.Refusal, 0)

/** A step whose code is there opens at its final height. Code that did not arrive is fetched again when it is shown. */
export const prefetchSteps = () =>
  Promise.all(
    [AddressSummary, DeliverySummary, DeliveryStep, PaymentLine, PaymentStep, ReviewStep].map((part) =>
      part.prefetch(),
    ),
  )

/** Used by a checkout that resumes: it needs the payment methods, and rejects when their code does not arrive. */
export async function fetchSteps() {
  await prefetchSteps()
  await loadSteps()
}
