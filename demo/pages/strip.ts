import { locales } from '../locales'
import { countryCodes, countryName } from '../shop/directory/directory'
import { currencies } from '../shop/money'
import { answerOf, answers } from './consent'
import { html, type Markup } from './html'
import { moodOf, moods } from './moods'
import type { Page } from './page'
import { themes } from './themes'

const ANN = '7'

type Choice = readonly [value: string, label: string]

/**
 * The bar above the shop where a visitor of the demo chooses who, where and in what weather to shop. Before another shop
 * only the page itself can be chosen.
 */
export function strip(page: Page): Markup {
  const { text, visit, theme, origin } = page
  const own = origin ? undefined : ownChoices(page)
  return html`<aside class="strip" aria-label="${text('strip.title')}">
    <details>
      <summary>
        <span class="strip__title">${text('strip.title')}</span>
        <span class="strip__now">${origin ?? own?.now}</span>
      </summary>
      <form class="strip__form" method="post" action="/settings/choose">
        <input type="hidden" name="form_key" value="${page.formKey}" />
        <input type="hidden" name="back" value="${visit.url.pathname}" />
        ${own?.fields}
        ${select(
          'theme',
          text('strip.theme'),
          theme,
          themes.map((name) => [name, text(`theme.${name}`)]),
        )}
        ${select(
          'consent',
          text('strip.consent'),
          answerOf(visit.session.notes.consent),
          answers.map((answer) => [answer, text(`consent.${answer}`)]),
        )}
        <button class="button button--small" type="submit">${text('strip.apply')}</button>
      </form>
    </details>
    ${theme !== 'own' && html`<a class="strip__back" href="/settings/theme/own?back=${encodeURIComponent(visit.url.pathname)}">${text('theme.own')}</a>`}
  </aside>`
}

/** Who shops, where and in what weather: what it is now, and the fields to change it. */
function ownChoices(page: Page): { now: string; fields: Markup } {
  const { text, visit } = page
  const { session } = visit
  const language = (locale: string): string =>
    new Intl.DisplayNames([locale.slice(0, 2)], { type: 'language' }).of(locale.slice(0, 2)) ?? locale
  const countries = countryCodes
    .map((code): Choice => [code, countryName(code, visit.language)])
    .sort((one, other) => one[1].localeCompare(other[1], page.locale))
  const shopper = session.customerId === undefined ? '' : String(session.customerId)
  const mood = moodOf(visit.shop)
  const now = [countryName(session.country, visit.language), session.currency, language(session.locale)]
  const fields = html`${select('country', text('strip.country'), session.country, countries)}
  ${select(
    'currency',
    text('strip.currency'),
    session.currency,
    currencies.map((code) => [code, code]),
  )}
  ${select(
    'locale',
    text('strip.language'),
    session.locale,
    locales.map((locale) => [locale, language(locale)]),
  )}
  ${select('customer', text('strip.shopper'), shopper, [
    ['', text('strip.guest')],
    [ANN, 'Ann'],
  ])}
  ${select('cart', text('strip.cart'), page.count ? 'filled' : 'empty', [
    ['empty', text('strip.empty')],
    ['filled', text('strip.filled')],
  ])}
  ${select(
    'mood',
    text('strip.mood'),
    mood,
    moods.map((name) => [name, text(`mood.${name}`)]),
  )}`
  return { now: [...now, shopper ? 'Ann' : text('strip.guest')].join(' · '), fields }
}

function select(name: string, label: string, chosen: string, choices: readonly Choice[]): Markup {
  return html`<label class="strip__field">
    <span>${label}</span>
    <select name="${name}">
      ${choices.map(
        ([value, shown]) =>
          html`<option value="${value}" ${value === chosen && html`selected`}>${shown}</option>`,
      )}
    </select>
  </label>`
}
