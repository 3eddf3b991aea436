import { useMemo, useState, type FormEvent, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { countryPlaces, currencyPlaces } from '#storefront/rules/places.ts'
import type { Settings } from '#storefront/state/config.ts'
import { offeredCurrencies } from '#storefront/page/switchers.ts'
import { $context } from '#storefront/state/context.ts'
import { $locale } from '#storefront/state/page.ts'
import { useText } from '#i18n/view/i18n.ts'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Loading.tsx'
import en from '#locales/en/currency-picker.json'
import { PlaceList } from './PlaceList.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import type { CurrencyChoice } from '#public/bezel.d.ts'
import { changeCurrency } from '#cart/state/currency.ts'
import { logFailure } from '#storefront/state/log.ts'
import { showOverlay } from '#storefront/state/overlay.ts'
import { announceSoon } from '#ui/Announcer.tsx'

interface Props {
  settings: Settings
  /** The currency the shopper has now. */
  currency: string
  onBusy(isBusy: boolean): void
  onClose(): void
}

/** Two lists and one button. A list with nothing to choose from is left out. */
export function PickerForm({ settings, currency, onBusy, onClose }: Props) {
  const text = useText('currency-picker', en)
  const locale = useStore($locale)
  const now = { country: useStore($context)?.countryId ?? '', currency }
  const [chosen, choose] = useState(now)
  const countries = useMemo(() => countryPlaces(settings.countries, locale), [settings.countries, locale])
  const currencies = useMemo(
    () => currencyPlaces(settings.currencies ?? offeredCurrencies(), locale),
    [settings.currencies, locale],
  )
  const { change, isBusy, hasFailed } = useChange(onBusy, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isSame = chosen.country === now.country && chosen.currency === now.currency
    if (isSame) onClose()
    else void change(chosen)
  }
  return (
    <form method="post" onSubmit={submit} className="bzl-currency-picker__form">
      <div className="bzl-currency-picker__lists">
        <PlaceList
          kind="country"
          places={countries}
          chosen={chosen.country}
          onChoose={(country) => choose({ ...chosen, country })}
        />
        <PlaceList
          kind="currency"
          places={currencies}
          chosen={chosen.currency}
          onChoose={(currency) => choose({ ...chosen, currency })}
        />
      </div>
      <p className="bzl-currency-picker__note">{text('cart-kept')}</p>
      {hasFailed && <Notice type="error">{text('failed')}</Notice>}
      <button type="submit" className="bzl-button bzl-button--wide" aria-busy={isBusy} aria-disabled={isBusy}>
        <ChangingText>{text('save', { currency: chosen.currency })}</ChangingText>
        {isBusy && <Spinner label={text('changing', { currency: chosen.currency })} />}
      </button>
    </form>
  )
}

/** Changes country and currency under the overlay. Ends with a reload, the dialog closed, or a failure. */
function useChange(onBusy: (isBusy: boolean) => void, onDone: () => void) {
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
