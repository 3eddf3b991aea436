import { text } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/withdrawal.json'
import { Withdrawal } from './Withdrawal.tsx'

/**
 * The withdrawal function that the EU requires of contracts made online (Directive 2011/83/EU, Article 11a).
 * It has a button that says what it does, a declaration with name, order number and e-mail, and a button that
 * confirms it. Guests can use it, too.
 *
 *   <div data-widget="withdrawal" data-url="/withdrawal/request/post"></div>
 *
 * `data-url` is the shop's route for it (wire: withdrawal); the confirmation on a durable medium is the shop's e-mail.
 */
export const mount = widget({
  name: 'withdrawal',
  component: Withdrawal,
  strings: en,
  properties: { url: text('/withdrawal/request/post') },
})
