import i18next from 'i18next'

const EN = {
  decrease: 'Fewer of {name}',
  increase: 'More of {name}',
  quantity: 'Quantity of {name}',
  remove: 'Remove {name}',
  'remove-short': 'Remove',
  label: 'Order progress',
  'step-0': 'Shopping Cart',
  'step-1': 'Shipping & Payment',
  'step-2': 'Order Complete',
  required: '{field} is required',
  continue: 'Continue',
  change: 'Change',
  delivery: 'Delivery',
}
const DE = {
  ...EN,
  label: 'Bestellfortschritt',
  'step-0': 'Warenkorb',
  'step-1': 'Versand & Zahlung',
  'step-2': 'Bestellung abgeschlossen',
}

export type Key = keyof typeof EN

void i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  resources: { en: { translation: EN }, de: { translation: DE } },
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
})

export const text = (key: Key, values: Record<string, string> = {}) => i18next.t(key, values)
