import { progressSteps } from '../../src/domain/progress'
import { useCommon } from '../../src/ui/text/common'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/progress.json'
import { useProgress } from './useProgress'

export function Progress({ type = 'checkout' }: { type?: 'checkout' | 'success' }) {
  const text = useText('progress', en)
  const common = useCommon()
  const { step, highlight } = useProgress(type)
  return (
    <ol className="bzl-progress__steps" aria-label={text('label')}>
      {progressSteps.map((key, index) => (
        <li
          key={key}
          className="bzl-progress__step"
          aria-current={index + 1 === step ? 'step' : undefined}
          data-reached={index < step}
        >
          <span className="bzl-progress__number" data-on={index < highlight} aria-hidden="true">
            {index + 1}
          </span>
          <span className="bzl-progress__name">{common(key)}</span>
          {index + 1 < step && <span className="bzl-unseen">{text('done')}</span>}
        </li>
      ))}
    </ol>
  )
}
