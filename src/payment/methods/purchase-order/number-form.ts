import { atom } from 'nanostores'

type Submit = () => string | undefined

/** Submits the form on the page, which alone knows the number. */
const $submit = atom<Submit | undefined>()

/** Makes the form on the page the one that is submitted; returns what takes it out. */
export function registerNumberForm(submitForm: Submit): () => void {
  $submit.set(submitForm)
  return () => {
    if ($submit.get() === submitForm) $submit.set(undefined)
  }
}

/** The number if it is right; otherwise undefined, and the form shows what is missing. */
export const submitNumberForm = (): string | undefined => $submit.get()?.()
