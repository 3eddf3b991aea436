import { useEffect, useRef } from 'react'
import { submitAddress } from '../state/address/submit-address.ts'
import type { OrderAddresses } from '#address/state/addresses.ts'

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
