import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { $chosenMethod } from '../state/chosen-method.ts'
import { useMethodLabel } from './useMethodLabel.ts'

const $nothing = atom<undefined>()

/** The chosen way to pay, as precisely as is known: "Visa •• 1111". Empty while none is chosen. */
export function usePaymentName(): string {
  const chosen = useStore($chosenMethod)
  const detail = useStore(chosen?.method.$detail ?? $nothing)
  const label = useMethodLabel()
  return chosen ? (detail ?? label(chosen)) : ''
}

/** The chosen way to pay on one line. */
export function PaymentLine() {
  return <>{usePaymentName()}</>
}
