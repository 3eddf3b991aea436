// The checkout's address form in plain DOM, with errors, and the step after it.
import { CONFIG } from './cart-data.ts'
import { COUNTRIES, FIELDS, RATES, problem, type Country } from './checkout-data.ts'
import { element } from './element.ts'

const translate = (_key: string, { field }: Record<string, string>) => `${field} is required`

export async function mount(host: HTMLElement) {
  const [countries] = await Promise.all([
    fetch(COUNTRIES).then((response) => response.json() as Promise<Country[]>),
    fetch(CONFIG).then((response) => response.json()),
  ])
  const fields = FIELDS.map(([name, label]) => {
    const error = element('p', { id: `${name}-error`, role: 'alert', hidden: true })
    const input = element('input', { id: name, name, autocomplete: 'on' })
    const check = () => {
      error.textContent = problem(name, label, input.value, translate)
      error.hidden = !error.textContent
      input.setAttribute('aria-invalid', String(!error.hidden))
      return error.hidden
    }
    input.addEventListener('input', () => error.hidden || check())
    return {
      check,
      row: element('div', { class: 'field' }, element('label', { for: name }, label), input, error),
    }
  })
  const options = countries.map(({ id, full_name_locale }) =>
    element('option', { value: id }, full_name_locale),
  )
  const country = element('select', { name: 'country_id', 'aria-label': 'Country' }, ...options)
  const form = element(
    'form',
    { class: 'form', novalidate: '' },
    ...fields.map(({ row }) => row),
    country,
    element('button', { type: 'submit', 'data-next': '' }, 'Continue'),
  )
  const rates = element(
    'div',
    { class: 'form', hidden: true },
    ...RATES.map((rate) => element('label', {}, element('input', { type: 'radio', name: 'rate' }), rate)),
  )
  const change = element('button', { type: 'button', 'data-change': '', hidden: true }, 'Change')
  const show = (step: 'address' | 'delivery') => {
    form.hidden = step !== 'address'
    rates.hidden = change.hidden = step === 'address'
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (fields.map(({ check }) => check()).every(Boolean)) show('delivery')
  })
  change.addEventListener('click', () => show('address'))
  host.replaceChildren(change, form, rates)
}

const host = document.querySelector<HTMLElement>('[data-widget]:not([data-mount])')
if (host) void mount(host)
