import { decodeHtml } from '../../src/domain/text/html-entities'
import { formatMoney } from '../../src/domain/money/money'
import { cartOf } from '../shop/cart'
import { convert, toNumber } from '../shop/money'
import type { Visit } from '../visit'
import { textsOf, type Texts } from './text'
import { isTheme, type Theme } from './themes'

/** What every template needs to know about the request it answers. */
export interface Page {
  visit: Visit
  text: Texts
  /** BCP 47, also the value of `<html lang>`. */
  locale: string
  /** A catalogue price, given in USD cents, as the shopper reads it; nothing to pay in words. */
  price(cents: number): string
  currency?: string
  /** Pieces in the cart. */
  count: number
  customer?: { firstname: string }
  formKey: string
  theme: Theme
  /** Where the shop really is when it is not this one. */
  origin?: string
  /** Lets this answer's own scripts run under its content security policy. */
  nonce: string
}

export function pageOf(visit: Visit): Page {
  const { session, shop, currency } = visit
  const locale = visit.locale.replace('_', '-')
  const text = textsOf(visit.language)
  // A page with a form prints the session's key, so that the form works before any script has run.
  session.formKey ??= shop.random.text(16)
  return {
    visit,
    locale,
    text,
    currency,
    customer: visit.customer,
    price: (cents) =>
      cents === 0
        ? text('product.free')
        : formatMoney(toNumber(convert(cents, currency), currency), { currency, locale }),
    count: cartOf(shop, session)?.items.reduce((sum, line) => sum + line.qty, 0) ?? 0,
    formKey: session.formKey,
    theme: themeOf(visit),
    nonce: crypto.randomUUID().replaceAll('-', ''),
  }
}

/** `?theme=` shows one page in another theme; otherwise the one chosen in the demo strip. */
function themeOf(visit: Visit): Theme {
  const asked = visit.url.searchParams.get('theme') ?? visit.session.notes.theme
  return isTheme(asked) ? asked : 'own'
}

/** A shop elsewhere whose visitor a page of ours is for. */
export interface OtherShop {
  origin: string
  visitor(request: Request): Promise<Visitor>
}

/** What such a shop tells: the context (b.11), its customer and cart sections (b.10). */
interface Visitor {
  locale?: string
  currencyCode?: string
  firstname?: string
  summary_count?: number
}

/** A page before another shop: nothing on it is of this one. */
export async function pageBefore({ origin, visitor }: OtherShop, visit: Visit): Promise<Page> {
  const { locale = visit.locale, currencyCode, firstname, summary_count = 0 } = await visitor(visit.request)
  return {
    ...pageOf(visit),
    origin,
    text: textsOf(locale.slice(0, 2)),
    locale: locale.replace('_', '-'),
    currency: currencyCode,
    count: summary_count,
    customer: firstname ? { firstname: decodeHtml(firstname) } : undefined,
  }
}
