import { widget } from '#widget.tsx'
import en from '#locales/en/currency-picker.json'
import { CurrencyPicker } from './CurrencyPicker.tsx'

/**
 * Where the shopper is and what they pay in.
 *
 *   <div data-widget="currency-picker" data-mount="idle"></div>
 *
 * Offers the settings `countries` and `currencies` and the link `international_site_url`, and without these settings the
 * currencies and store views of Magento's own switcher on the page; changes through the
 * storefront's own switch, as `Bezel.setCurrency()` does, and has the focus again when the page is shown in the new
 * currency; for that it must not wait to be `visible`. Sends `bezel:context-changed`.
 */
export const mount = widget({
  name: 'currency-picker',
  component: CurrencyPicker,
  strings: en,
})
