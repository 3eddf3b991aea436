import { html } from 'hono/html'
import { localeTexts } from '../../locales.ts'
import { digitsOf } from '../../shop/money.ts'
import type { Markup } from '../../markup.ts'
import type { Payment } from '../payment-records.ts'
import { mount } from '../config.ts'
import { page } from '../responses.ts'

const textsFor = (locale: string) => localeTexts(locale.slice(0, 2)).bank

/** A whole page of the provider. `script` is the script it runs. */
const document = (locale: string, title: string, body: Markup, script?: Markup): Markup =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="${mount}/pages/page.css" />
        ${script}
      </head>
      ${body}
    </html>`

function amountOf({ amount, locale }: Payment): string {
  const { currency, value } = amount
  const digits = digitsOf(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(value / 10 ** digits)
}

const button = (value: string, label: string) =>
  html`<button name="answer" value="${value}" class="${value}">${label}</button>`

/** A page with the amount and buttons to approve, decline or cancel. */
function question(payment: Payment, action: string, text: string): Promise<Response> {
  const texts = textsFor(payment.locale)
  const body = html`<body>
    <main>
      <h1>${texts.title}</h1>
      <p>${text}</p>
      <dl>
        <dt>${texts.amount}</dt>
        <dd>${amountOf(payment)}</dd>
      </dl>
      <form method="post" action="${action}">
        <input type="hidden" name="payment" value="${payment.id}" />
        ${button('approve', texts.approve)}${button('decline', texts.decline)}${button('cancel', texts.cancel)}
      </form>
    </main>
  </body>`
  return page(document(payment.locale, texts.title, body))
}

/** The bank's page in a frame of the checkout (3-D Secure challenge). */
export const challengePage = (payment: Payment): Promise<Response> =>
  question(payment, `${mount}/3ds/answer`, textsFor(payment.locale).text)

/** The bank's page after a redirect. */
export const redirectPage = (payment: Payment): Promise<Response> =>
  question(payment, `${mount}/redirect/${payment.id}`, textsFor(payment.locale).redirectText)

/** The page of a payment that is unknown or no longer pending. */
export const gonePage = (locale = 'en'): Promise<Response> => {
  const { title, gone } = textsFor(locale)
  const body = html`<body>
    <main><p role="alert">${gone}</p></main>
  </body>`
  return page(document(locale, title, body), 410)
}

/** A page in a frame that posts one message to its parent, for `origin` only. */
export const notifyPage = (message: object, origin: string): Promise<Response> => {
  const script = html`<script type="module" src="${mount}/pages/notify.js"></script>`
  const body = html`<body data-message="${JSON.stringify(message)}" data-origin="${origin}"></body>`
  return page(document('en', '…', body, script))
}
