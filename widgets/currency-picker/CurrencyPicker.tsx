import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { namesIn } from '../../src/domain/text/names'
import { $context } from '../../src/state/page/context'
import { $locale } from '../../src/state/page/page'
import { announce } from '../../src/ui/announcer/announce'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useFallback } from '../../src/ui/island/fallback'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import { Icon } from '../../src/ui/Icon'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/currency-picker.json'
import { expectReload, forgetReload, restoreAfterReload } from './restore-after-reload'
import { useShownCurrency } from './useShownCurrency'
import { importPart } from '../../src/host/page/import-part'

const PickerDialog = lazyWidgetPart(
  async () => (await importPart(() => import('./PickerDialog'))).PickerDialog,
  {
    fallback: skeletonOrRetry(0),
  },
)

/** A button that shows the shopper's country and currency and opens the dialog to change them. */
export function CurrencyPicker() {
  const text = useText('currency-picker', en)
  const currency = useShownCurrency()
  const country = useCountryName()
  // Rendered once its text is known, so that nothing beside it moves.
  const isKnown = useStore($context) !== undefined
  useFallback(!isKnown)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isKnown && restoreAfterReload(button.current!)) announce(text('changed', { currency }))
    // Once, after the page was shown again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown])
  const handleBusy = (isBusy: boolean) => (isBusy ? expectReload(button.current!) : forgetReload())
  const label = [country, currency].filter(Boolean).join(' · ')
  if (!isKnown) return null
  return (
    <>
      <Announcer />
      <button
        type="button"
        ref={button}
        className="bzl-link bzl-currency-picker__button"
        aria-label={text('button', { place: label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span key={label} translate="no">
          {label}
        </span>
        <Icon name="chevron" />
      </button>
      {isOpen && <PickerDialog onBusy={handleBusy} onClose={() => setOpen(false)} />}
    </>
  )
}

function useCountryName() {
  const country = useStore($context)?.countryId
  const locale = useStore($locale)
  return useMemo(() => country && namesIn(locale, 'region')(country), [country, locale])
}
