import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { namesIn } from '#lib/text/names.ts'
import { $context, $currency, $knownCurrency } from '#storefront/state/context.ts'
import { offeredCurrencies } from '#storefront/page/switchers.ts'
import { $locale } from '#storefront/state/page.ts'
import { announce, Announcer } from '#ui/Announcer.tsx'
import { useFallback } from '#ui/island/fallback.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/currency-picker.json'
import { expectReload, forgetReload, restoreAfterReload } from './restore-after-reload.ts'
import { importPart } from '#dom/import-part.ts'

const PickerDialog = lazyWidgetPart(
  async () => (await importPart(() => import('./PickerDialog.tsx'))).PickerDialog,
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
      {isOpen && <PickerDialog currency={currency} onBusy={handleBusy} onClose={() => setOpen(false)} />}
    </>
  )
}

function useCountryName() {
  const country = useStore($context)?.countryId
  const locale = useStore($locale)
  return useMemo(() => country && namesIn(locale, 'region')(country), [country, locale])
}

/** The shopper's currency; where the shop has not named it, the one in use in the page's own switcher. */
function useShownCurrency(): string {
  const known = useStore($knownCurrency)
  const assumed = useStore($currency)
  const offered = useMemo(offeredCurrencies, [])
  return known ?? offered[0] ?? assumed
}
