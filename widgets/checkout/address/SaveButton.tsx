import { useRef, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $tasks } from '#async/task.ts'
import { useAddressText } from '#address/view/text.ts'
import { Notice } from '#ui/Notice.tsx'
import { PartFailed } from '#ui/Loading.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { $addressFailure, $refusedField } from '../state/address/address-form.ts'
import { StepAction } from '#checkout/view/StepAction.tsx'
import { useCheckoutText } from '#checkout/view/text.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import type { OrderAddresses } from '#address/state/addresses.ts'

interface Props {
  /** Id of the form it submits; without it `onClick` does. */
  formId?: string
  onClick?(): void
  label?: string
}

/**
 * Submits the first step, and says beside it why that failed. It stays enabled while saving: another press saves the
 * newest addresses instead.
 */
export function SaveButton({ formId, onClick, label }: Props) {
  const text = useCheckoutText()
  const button = useRef<HTMLButtonElement>(null)
  const state = useStore($tasks, { keys: ['address'] }).address
  return (
    <>
      <Slot island="checkout" name="address-after" />
      {state === 'failed' && <Failure onRetry={() => button.current!.click()} />}
      <StepAction
        button={button}
        label={label ?? text('step.continue')}
        busy={state === 'running' && text('step.saving')}
        formId={formId}
        onClick={onClick}
      />
    </>
  )
}

/** Without a failure of the shop's, the code that saves did not come. A field that was refused has the focus. */
function Failure({ onRetry }: { onRetry(): void }) {
  const text = useAddressText()
  const failure = useStore($addressFailure)
  const hasField = useStore($refusedField) !== undefined
  if (failure === undefined) return <PartFailed isAnswer onRetry={onRetry} />
  return (
    <Notice type="error" isAnswer={!hasField}>
      {failure || text('failed')}
    </Notice>
  )
}

/** Submits what is `entered`, and what it has become by the time that is saved, for as long as the form is there. */
export function useSubmit(entered: () => OrderAddresses | undefined) {
  const latest = useRef<typeof entered>(undefined)
  useEffect(() => {
    latest.current = entered
    return () => (latest.current = undefined)
  })
  return () => {
    const addresses = entered()
    if (addresses) void submitAddress(addresses, () => (latest.current ?? (() => addresses))())
  }
}
