import { progressSteps, useProgress } from './useProgress.ts'
import { textOf } from '#i18n/view/i18n.ts'
import en from '#locales/en/progress.json'

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
