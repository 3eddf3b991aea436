import { useCallback, useEffect, useState } from 'react'
import { loadSettings } from '#storefront/state/config.ts'
import { logFailure } from '#storefront/state/log.ts'

/** Whether the shop's settings are there; a failure can be tried again (§8). */
export function useSettings() {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const load = useCallback(() => {
    setState('loading')
    loadSettings().then(
      () => setState('ready'),
      (error: unknown) => {
        logFailure('settings', error)
        setState('failed')
      },
    )
  }, [])
  useEffect(load, [load])
  return { state, retry: load }
}
