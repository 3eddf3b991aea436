import { decodeHtml } from '../../src/domain/text/html-entities'
import { formatMoney } from '../../src/domain/money/money'
import { cartOf } from '../shop/cart'
import { convert, toNumber } from '../shop/money'
import type { RequestContext } from '../request-context'
import { textsOf, type Texts } from './text'
import { isTheme, type Theme } from './themes'

/** What every template needs to know about the request it answers. */
export interface Page {
  context: RequestContext
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

export function pageOf(context: RequestContext): Page {
  const { session, shop, currency } = context
  const locale = context.locale.replace('_', '-')
  const text = textsOf(context.language)
  // A page with a form prints the session's key, so that the form works before any script has run.
  session.formKey ??= shop.random.text(16)
  return {
    context,
    locale,
    text,
    currency,
    customer: context.customer,
    price: (cents) =>
      cents === 0
        ? text('product.free')
        : formatMoney(toNumber(convert(cents, currency), currency), { currency, locale }),
    count: cartOf(shop, session)?.items.reduce((sum, line) => sum + line.qty, 0) ?? 0,
    formKey: session.formKey,
    theme: themeOf(context),
    nonce: crypto.randomUUID().replaceAll('-', ''),
  }
}

/** `?theme=` shows one page in another theme; otherwise the one chosen in the demo strip. */
function themeOf(context: RequestContext): Theme {
  const asked = context.url.searchParams.get('theme') ?? context.session.data.theme
  return isTheme(asked) ? asked : 'own'
}

/** A shop elsewhere whose visitor a page of ours is for. */
export interface Upstream {
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
export async function upstreamPage({ origin, visitor }: Upstream, context: RequestContext): Promise<Page> {
  const {
    locale = context.locale,
    currencyCode,
    firstname,
    summary_count = 0,
  } = await visitor(context.request)
  return {
    ...pageOf(context),
    origin,
    text: textsOf(locale.slice(0, 2)),
    locale: locale.replace('_', '-'),
    currency: currencyCode,
    count: summary_count,
    customer: firstname ? { firstname: decodeHtml(firstname) } : undefined,
  }
}
