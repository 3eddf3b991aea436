import { widget } from '#widget.tsx'
import en from '#locales/en/currency-picker.json'
import { CurrencyPicker } from './CurrencyPicker.tsx'

/**
 * Lets the shopper choose the country and the currency.
 *
 *   <div data-widget="currency-picker" data-mount="idle"></div>
 *
 * It offers the settings `countries` and `currencies` and the link `international_site_url`. Without these
 * settings it offers the currencies and store views of Magento's own switcher on the page. It changes them
 * through the storefront's own switch, as `Bezel.setCurrency()` does. It has the focus again when the page is
 * shown in the new currency; for that it must not wait to be `visible`. Dispatches `bezel:context-changed`.
 */
export const mount = widget({
  name: 'currency-picker',
  component: CurrencyPicker,
  strings: en,
})
