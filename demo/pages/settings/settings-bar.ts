import { html } from 'hono/html'
import { locales, pseudoLocales } from '../../locales.ts'
import { countryCodes, countryName } from '../../shop/directory/directory.ts'
import { walletChoice, walletChoices } from '../../shop/express/wallets.ts'
import { paymentChoices } from '../../shop/module-methods.ts'
import { currencies } from '../../shop/money.ts'
import { choiceOf, consentChoices } from './consent.ts'
import type { Markup } from '../../markup.ts'
import { serverConditionOf, serverConditions } from './server-conditions.ts'
import type { Page } from '../page.ts'
import { themes } from '../themes.ts'

/** Only developers choose these. */
const pseudoLanguages = new Intl.DisplayNames(['en'], { type: 'language' })

type Choice = readonly [value: string, label: string]

/**
 * The bar above the page to choose country, currency, language, customer, cart, server condition, theme and consent. In
 * front of an upstream shop only theme and consent.
 */
export function settingsBar(page: Page): Markup {
  const { text, context, theme, origin } = page
  const own = origin ? undefined : ownChoices(page)
  return html`<aside class="settings-bar" aria-label="${text('settings.title')}">
    <details>
      <summary>
        <span class="settings-bar__title">${text('settings.title')}</span>
        <span class="settings-bar__now">${origin ?? own?.now}</span>
      </summary>
      <form class="settings-bar__form" method="post" action="/settings/choose">
        <input type="hidden" name="form_key" value="${page.formKey}" />
        <input type="hidden" name="back" value="${context.url.pathname}" />
        ${own?.fields}
        ${select(
          'theme',
          text('settings.theme'),
          theme,
          themes.map((name) => [name, text(`theme.${name}`)]),
        )}
        ${select(
          'consent',
          text('settings.consent'),
          choiceOf(context.session.data.consent),
          consentChoices.map((choice) => [choice, text(`consent.${choice}`)]),
        )}
        <button class="button button--small" type="submit">${text('settings.apply')}</button>
      </form>
    </details>
    ${theme !== 'own' && html`<a class="settings-bar__back" href="/settings/theme/own?back=${encodeURIComponent(context.url.pathname)}">${text('theme.own')}</a>`}
  </aside>`
}

/** The settings of the demo's own shop: a summary of the current ones and the form fields. */
function ownChoices(page: Page): { now: string; fields: Markup } {
  const { text, context } = page
  const { session } = context
  const language = (locale: string): string =>
    new Intl.DisplayNames([locale.slice(0, 2)], { type: 'language' }).of(locale.slice(0, 2)) ?? locale
  const countries = countryCodes
    .map((code): Choice => [code, countryName(code, context.language)])
    .sort((one, other) => one[1].localeCompare(other[1], page.locale))
  const shoppers: Choice[] = [
    ['', text('settings.guest')],
    ...[...context.shop.customers.values()].map(({ id, firstname }): Choice => [String(id), firstname]),
  ]
  const shopper = String(session.customerId ?? '')
  const condition = serverConditionOf(context.shop)
  const now = [countryName(session.country, context.language), session.currency, language(session.locale)]
  const fields = html`${select('country', text('settings.country'), session.country, countries)}
  ${select(
    'currency',
    text('settings.currency'),
    session.currency,
    currencies.map((code) => [code, code]),
  )}
  ${select('locale', text('settings.language'), session.locale, [
    ...locales.map((locale): Choice => [locale, language(locale)]),
    ...pseudoLocales.map((locale): Choice => [locale, pseudoLanguages.of(locale.replace('_', '-'))!]),
  ])}
  ${select('customer', text('settings.shopper'), shopper, shoppers)}
  ${select('cart', text('settings.cart'), page.count ? 'filled' : 'empty', [
    ['empty', text('settings.empty')],
    ['filled', text('settings.filled')],
  ])}
  ${select(
    'server',
    text('settings.server'),
    condition,
    serverConditions.map((name) => [name, text(`server.${name}`)]),
  )}
  ${select(
    'wallets',
    text('settings.wallets'),
    walletChoice(context.shop),
    walletChoices.map((name) => [name, text(`wallets.${name}`)]),
  )}
  ${select(
    'payment',
    text('settings.payment'),
    context.shop.settings.payment ?? 'extension',
    paymentChoices.map((name) => [name, text(`payment.${name}`)]),
  )}`
  return { now: [...now, new Map(shoppers).get(shopper)].join(' · '), fields }
}

function select(name: string, label: string, chosen: string, choices: readonly Choice[]): Markup {
  return html`<label class="settings-bar__field">
    <span>${label}</span>
    <select name="${name}">
      ${choices.map(
        ([value, shown]) =>
          html`<option value="${value}" ${value === chosen && html`selected`}>${shown}</option>`,
      )}
    </select>
  </label>`
}
