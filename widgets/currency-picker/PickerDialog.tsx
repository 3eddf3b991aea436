import { useRef, useState, useMemo, useCallback, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { webLink } from '#lib/text/safe-link.ts'
import { $settings, loadSettings } from '#storefront/state/config.ts'
import { useText } from '#i18n/view/i18n.ts'
import { Modal } from '#ui/Modal.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Loading.tsx'
import { useCommon } from '#i18n/view/common.ts'
import en from '#locales/en/currency-picker.json'
import { PickerForm } from './PickerForm.tsx'
import { offeredStoreViews } from '#storefront/page/switchers.ts'
import { usePageId } from '#ui/usePageId.ts'
import { logFailure } from '#storefront/state/log.ts'

/** Whether the shop's settings are there; a failure can be tried again (rule: error-messages). */
function useSettings() {
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

/** The other store views of the page's own switcher. Nothing where it has none. */
function StoreViews() {
  const text = useText('currency-picker', en)
  const id = usePageId()
  const views = useMemo(offeredStoreViews, [])
  if (!views.length) return null
  return (
    <section aria-labelledby={id}>
      <h3 className="bzl-currency-picker__legend" id={id}>
        {text('views')}
      </h3>
      <ul>
        {views.map(({ name, open }) => (
          <li key={name}>
            <button type="button" className="bzl-link" translate="no" onClick={open}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  /** The currency the shopper has now. */
  currency: string
  onBusy(isBusy: boolean): void
  onClose(): void
}

/** The form, or why it is not available. */
export function PickerDialog({ currency, onBusy, onClose }: Props) {
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
        <PickerForm settings={settings} currency={currency} onBusy={handleBusy} onClose={onClose} />
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
