import { useRef, useState } from 'react'
import type { CurrencyChoice } from '#public/bezel.d.ts'
import { changeCurrency } from '#cart/state/currency.ts'
import { logFailure } from '#storefront/state/log.ts'
import { showOverlay } from '#storefront/state/overlay.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/currency-picker.json'

/** Changes country and currency under the overlay. Ends with a reload, the dialog closed, or a failure. */
export function useChange(onBusy: (isBusy: boolean) => void, onDone: () => void) {
  const text = useText('currency-picker', en)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isRunning = useRef(false)
  const change = async ({ currency, country }: CurrencyChoice) => {
    if (isRunning.current) return
    isRunning.current = true
    setState('busy')
    onBusy(true)
    const hideOverlay = showOverlay(text('changing', { currency }))
    let end: 'idle' | 'failed' = 'idle'
    try {
      await changeCurrency({ currency, country: country || undefined })
    } catch (error) {
      logFailure('currency', error)
      end = 'failed'
    }
    hideOverlay()
    isRunning.current = false
    onBusy(false)
    setState(end)
    if (end === 'failed') return
    onDone()
    // Once the dialog is gone: what is announced in it would go along.
    announceSoon('currency', text('changed', { currency }))
  }
  return { change, isBusy: state === 'busy', hasFailed: state === 'failed' }
}
