import { useMemo, useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { countryPlaces, currencyPlaces } from '../../src/domain/site/places'
import type { Settings } from '../../src/state/page/config'
import { offeredCurrencies } from '../../src/host/page/switchers'
import { $context } from '../../src/state/page/context'
import { $locale } from '../../src/state/page/page'
import { useText } from '../../src/ui/text/i18n'
import { Notice } from '../../src/ui/Notice'
import { Spinner } from '../../src/ui/Spinner'
import en from '../../locales/en/currency-picker.json'
import { PlaceList } from './PlaceList'
import { useChange } from './useChange'
import { useShownCurrency } from './useShownCurrency'

interface Props {
  settings: Settings
  onBusy(isBusy: boolean): void
  onClose(): void
}

/** Two lists and one button. A list with nothing to choose from is left out. */
export function PickerForm({ settings, onBusy, onClose }: Props) {
  const text = useText('currency-picker', en)
  const locale = useStore($locale)
  const now = { country: useStore($context)?.countryId ?? '', currency: useShownCurrency() }
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
        {text('save', { currency: chosen.currency })}
        {isBusy && <Spinner label={text('changing', { currency: chosen.currency })} />}
      </button>
    </form>
  )
}
