// The checkout's address form with the plain stack, with errors, and the step after it.
import { useState, type FormEvent } from 'react'
import { atom } from 'nanostores'
import { useStore } from '@nanostores/react'
import { ofetch } from 'ofetch'
import { createRoot } from 'react-dom/client'
import { CONFIG } from './cart-data.ts'
import { COUNTRIES, FIELDS, RATES, problem, type Country, type Name } from './checkout-data.ts'
import { text } from './text.ts'

const $countries = atom<Country[] | undefined>()
const $step = atom<'address' | 'delivery'>('address')

async function load() {
  const [countries] = await Promise.all([
    ofetch<Country[]>(COUNTRIES, { responseType: 'json' }),
    ofetch(CONFIG, { responseType: 'json' }),
  ])
  $countries.set(countries)
}

function Checkout() {
  const countries = useStore($countries)
  const step = useStore($step)
  if (!countries) return null
  return (
    <>
      {step === 'delivery' && (
        <button type="button" data-change="" onClick={() => $step.set('address')}>
          {text('change')}
        </button>
      )}
      <AddressForm countries={countries} isHidden={step !== 'address'} />
      {step === 'delivery' && <Rates />}
    </>
  )
}

function AddressForm({ countries, isHidden }: { countries: Country[]; isHidden: boolean }) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const found = FIELDS.map(([name, label]) => [name, problem(name, label, String(values.get(name)), text)])
    setErrors(Object.fromEntries(found) as Record<Name, string>)
    if (found.every(([, error]) => !error)) $step.set('delivery')
  }
  return (
    <form className="form" noValidate hidden={isHidden} onSubmit={handleSubmit}>
      {FIELDS.map(([name, label]) => (
        <Field
          key={name}
          name={name}
          label={label}
          error={errors[name]}
          onType={(value) =>
            errors[name] && setErrors({ ...errors, [name]: problem(name, label, value, text) })
          }
        />
      ))}
      <select name="country_id" aria-label="Country">
        {countries.map(({ id, full_name_locale }) => (
          <option key={id} value={id}>
            {full_name_locale}
          </option>
        ))}
      </select>
      <button type="submit" data-next="">
        {text('continue')}
      </button>
    </form>
  )
}

interface FieldProps {
  name: Name
  label: string
  error?: string
  onType(value: string): void
}

function Field({ name, label, error, onType }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        autoComplete="on"
        aria-invalid={Boolean(error)}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {error && (
        <p id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function Rates() {
  return (
    <div className="form">
      {RATES.map((rate) => (
        <label key={rate}>
          <input type="radio" name="rate" />
          {rate}
        </label>
      ))}
    </div>
  )
}

export function mount(host: HTMLElement) {
  void load()
  createRoot(host).render(<Checkout />)
}

const host = document.querySelector<HTMLElement>('[data-widget]:not([data-mount])')
if (host) mount(host)
