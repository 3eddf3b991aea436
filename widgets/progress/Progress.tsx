import { textOf } from '#i18n/view/i18n.ts'
import en from '#locales/en/progress.json'
import { map, onStart, onStop } from 'nanostores'
import { useStore } from '@nanostores/react'
import { $checkoutStep } from '#checkout/state/checkout-step.ts'
import { isMotionReduced } from '#ui/tween.ts'

/** The three steps of the progress indicator: keys of its texts (rule: progress). */
const progressSteps = ['cart', 'shipping', 'complete'] as const

/** A success page's indicator moves on after this many milliseconds (rule: progress). */
const PROGRESS_ADVANCE = 1000

/** … and the number's highlight follows so many milliseconds after that (rule: progress). */
const PROGRESS_HIGHLIGHT = 900

/** The step where the indicator starts, and the one where it goes from there by itself (rule: progress). */
export function progressOf(type: 'checkout' | 'success'): { start: 1 | 2; end: 1 | 2 | 3 } {
  return type === 'success' ? { start: 2, end: 3 } : { start: 1, end: 1 }
}

type Type = 'checkout' | 'success'

const stores = { checkout: progressStore('checkout'), success: progressStore('success') }

/**
 * The step the bars of a type have come to and the number that is highlighted, which follows a little later
 * (rule: progress).
 */
const useProgress = (type: Type) => useStore(stores[type])

function progressStore(type: Type) {
  const { start, end } = progressOf(type)
  const $shown = map<Record<'step' | 'highlight', number>>({ step: start, highlight: start })
  let timers: ReturnType<typeof setTimeout>[] = []
  let stop: (() => void) | undefined
  const moveTo = (target: number) => {
    timers.forEach(clearTimeout)
    const isInstant = isMotionReduced()
    // A success is celebrated; in the checkout the bar just follows the shopper.
    const advance = isInstant || type === 'checkout' ? 0 : PROGRESS_ADVANCE
    timers = [
      setTimeout(() => $shown.setKey('step', target), advance),
      setTimeout(() => $shown.setKey('highlight', target), advance + (isInstant ? 0 : PROGRESS_HIGHLIGHT)),
    ]
  }
  onStart($shown, () => {
    $shown.set({ step: start, highlight: start })
    stop = $checkoutStep.subscribe((step) => moveTo(step && type === 'checkout' ? 2 : end))
  })
  onStop($shown, () => {
    stop?.()
    timers.forEach(clearTimeout)
  })
  return $shown
}

/** Its strings follow the language by `translateProgress`; its numbers are the style's. */
export function Progress({ type = 'checkout' }: { type?: 'checkout' | 'success' }) {
  const text = textOf('progress', en)
  const { step, highlight } = useProgress(type)
  return (
    <ol className="bzl-progress__steps" data-step={step} aria-label={text('label')}>
      {progressSteps.map((key, index) => (
        <li
          key={key}
          className="bzl-progress__step"
          data-on={index < highlight || undefined}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          {text(key)}
          {index + 1 < step && <span className="bzl-unseen">{text('done')}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Writes another language over what was rendered: a page may hold a thousand of these. */
export function translateProgress(own: HTMLElement): void {
  const text = textOf('progress', en)
  const list = own.firstElementChild
  list?.setAttribute('aria-label', text('label'))
  progressSteps.forEach((key, index) => {
    const item = list?.children[index]
    write(item, text(key))
    write(item?.firstElementChild, text('done'))
  })
}

/** Into the text node that was rendered, so that later renders find it. */
function write(element: Element | null | undefined, text: string) {
  if (element?.firstChild) element.firstChild.nodeValue = text
}
