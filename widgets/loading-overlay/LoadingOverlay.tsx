import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $overlays, $hasOverlay } from '../../src/state/page/overlay'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/loading-overlay.json'
import { LoadingDialog } from './LoadingDialog'

export function LoadingOverlay() {
  const text = useText('loading-overlay', en)
  const overlays = useStore($overlays)
  useEffect(() => {
    $hasOverlay.set(true)
    return () => $hasOverlay.set(false)
  }, [])
  const newest = overlays[overlays.length - 1]
  return newest ? <LoadingDialog label={newest.label || text('label')} /> : null
}
