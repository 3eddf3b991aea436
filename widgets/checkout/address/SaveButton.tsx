import { useStore } from '@nanostores/react'
import { $tasks } from '../../../src/state/task'
import { Spinner } from '../../../src/ui/Spinner'
import { useCheckoutText } from '../text'

interface Props {
  /** Id of the form it submits; without it `onClick` does. */
  formId?: string
  onClick?(): void
  label?: string
}

/** Submits the first step. It stays enabled while saving: another press saves the newest addresses instead. */
export function SaveButton({ formId, onClick, label }: Props) {
  const text = useCheckoutText()
  const isSaving = useStore($tasks, { keys: ['address'] }).address === 'running'
  return (
    <div className="bzl-checkout__actions">
      <button
        type={formId ? 'submit' : 'button'}
        form={formId}
        className="bzl-button"
        aria-busy={isSaving}
        onClick={onClick}
      >
        {label ?? text('step.continue')}
        {isSaving && <Spinner label={text('step.saving')} />}
      </button>
    </div>
  )
}
