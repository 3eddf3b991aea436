import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { webLink } from '../../src/domain/text/safe-link'
import { $settings } from '../../src/state/page/config'
import { useText } from '../../src/ui/text/i18n'
import { Modal } from '../../src/ui/Modal'
import { Notice } from '../../src/ui/Notice'
import { Skeleton } from '../../src/ui/Skeleton'
import { useCommon } from '../../src/ui/text/common'
import en from '../../locales/en/currency-picker.json'
import { PickerForm } from './PickerForm'
import { StoreViews } from './StoreViews'
import { useSettings } from './useSettings'

interface Props {
  onBusy(isBusy: boolean): void
  onClose(): void
}

/** The form, or why it is not available. */
export function PickerDialog({ onBusy, onClose }: Props) {
  const text = useText('currency-picker', en)
  const common = useCommon()
  const settings = useStore($settings)
  const { state, retry } = useSettings()
  const [isBusy, setBusy] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const international = webLink(settings?.international_site_url)
  const close = () => !isBusy && onClose()
  const handleBusy = (busy: boolean) => {
    setBusy(busy)
    onBusy(busy)
  }
  const handleRetry = () => {
    // The button is gone while it is loading.
    title.current!.focus()
    retry()
  }
  const retryButton = (
    <button type="button" className="bzl-link" onClick={handleRetry}>
      {common('action.retry')}
    </button>
  )
  return (
    <Modal title={text('title')} titleRef={title} onClose={close} className="bzl-currency-picker__dialog">
      {state === 'loading' && <Skeleton count={2} kind="item" />}
      {state === 'failed' && (
        <Notice type="error" action={retryButton}>
          {text('unavailable')}
        </Notice>
      )}
      {state === 'ready' && settings && (
        <PickerForm settings={settings} onBusy={handleBusy} onClose={onClose} />
      )}
      {state !== 'loading' && !settings?.currencies && <StoreViews />}
      {international && (
        <a className="bzl-link" href={international}>
          {text('international')}
        </a>
      )}
    </Modal>
  )
}
