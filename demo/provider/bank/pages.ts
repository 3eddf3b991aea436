import { localeTexts } from '../../locales'
import { digitsOf } from '../../shop/money'
import type { Payment } from '../payment-records'
import { mount } from '../config'
import { escaped, page } from '../responses'

const textsFor = (locale: string) => localeTexts(locale.slice(0, 2)).bank

const head = (title: string, script = '') =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>` +
  `<link rel="stylesheet" href="${mount}/pages/page.css">${script}</head>`

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
  `<button name="answer" value="${value}" class="${value}">${escaped(label)}</button>`

/** A page with the amount and buttons to approve, decline or cancel. */
function question(payment: Payment, action: string, text: string): Response {
  const texts = textsFor(payment.locale)
  return page(
    `<!doctype html><html lang="${escaped(payment.locale)}">${head(texts.title)}<body><main><h1>${escaped(texts.title)}</h1>` +
      `<p>${escaped(text)}</p><dl><dt>${escaped(texts.amount)}</dt><dd>${escaped(amountOf(payment))}</dd></dl>` +
      `<form method="post" action="${action}"><input type="hidden" name="payment" value="${payment.id}">` +
      button('approve', texts.approve) +
      button('decline', texts.decline) +
      button('cancel', texts.cancel) +
      `</form></main></body></html>`,
  )
}

/** The bank's page in a frame of the checkout (3-D Secure challenge). */
export const challengePage = (payment: Payment): Response =>
  question(payment, `${mount}/3ds/answer`, textsFor(payment.locale).text)

/** The bank's page after a redirect. */
export const redirectPage = (payment: Payment): Response =>
  question(payment, `${mount}/redirect/${payment.id}`, textsFor(payment.locale).redirectText)

/** The page of a payment that is unknown or no longer pending. */
export const gonePage = (locale = 'en'): Response => {
  const { title, gone } = textsFor(locale)
  return page(
    `<!doctype html><html lang="${escaped(locale)}">${head(title)}<body><main><p role="alert">${escaped(gone)}</p></main></body></html>`,
    410,
  )
}

/** A page in a frame that posts one message to its parent, for `origin` only. */
export const notifyPage = (message: object, origin: string): Response =>
  page(
    `<!doctype html><html lang="en">${head('…', `<script type="module" src="${mount}/pages/notify.js"></script>`)}` +
      `<body data-message="${escaped(JSON.stringify(message))}" data-origin="${escaped(origin)}"></body></html>`,
  )
