import { atom } from 'nanostores'
import type { Payer } from './card-store/payer.ts'
import { nextValue } from '../view/waiting.ts'

/** The form of a way to pay, which alone knows what was entered. Its code arrives after the method was chosen. */
function lateForm<T>() {
  const $submit = atom<(() => T | undefined) | undefined>()
  const submit = () => $submit.get()?.()
  return {
    /** Makes the form on the page the one that is submitted; returns what takes it out. */
    register(submitForm: () => T | undefined): () => void {
      $submit.set(submitForm)
      return () => {
        if ($submit.get() === submitForm) $submit.set(undefined)
      }
    },
    /** Returns what was entered if it is right. Otherwise returns undefined, and the form shows what is missing. */
    submit,
    /** Whether what was entered is right, once the form is there: a press before that is not lost. */
    async isComplete(): Promise<boolean> {
      if (!$submit.get()) await nextValue($submit)
      return submit() !== undefined
    },
  }
}

/** Asks who pays at the store. */
export const payerForm = lateForm<Payer>()

/** Asks for the number of the company's own order. */
export const numberForm = lateForm<string>()
