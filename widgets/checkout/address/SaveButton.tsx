import { useStore } from '@nanostores/react'
import { $tasks } from '../../../src/state/task'
import { Spinner } from '../../../src/ui/Spinner'
import { useCheckoutText } from '../text'

interface Props {
  /** The form it submits, also on Enter in one of its fields. */
  formId?: string
  onClick?(): void
  label?: string
}

/** Ends the first step. A press while saving is the shopper's newest word and starts over. */
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
