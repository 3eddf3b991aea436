import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $overlays, $hasOverlay } from '#storefront/state/overlay.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/loading-overlay.json'
import { LoadingDialog } from './LoadingDialog.tsx'

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
