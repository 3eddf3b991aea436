import { decodeHtml } from '#lib/text/html-entities.ts'
import { formatMoney } from '#lib/money/money.ts'
import { cartOf } from '../shop/cart.ts'
import { listPrice } from '../shop/list-price.ts'
import { toNumber } from '../shop/money.ts'
import type { RequestContext } from '../request-context.ts'
import { textsOf, type Texts } from './text.ts'
import { isTheme, type Theme } from './themes.ts'

/** The data of a request that every template needs. */
export interface Page {
  context: RequestContext
  text: Texts
  /** BCP 47, also the value of `<html lang>`. */
  locale: string
  /** Formats a catalogue price, given in USD cents; zero as a text. */
  price(cents: number): string
  currency?: string
  /** Total quantity in the cart. */
  count: number
  customer?: { firstname: string }
  formKey: string
  theme: Theme
  /** Origin of the upstream shop; absent for the demo's own shop. */
  origin?: string
  /** Nonce of the response's content security policy. */
  nonce: string
}

export function pageOf(context: RequestContext): Page {
  const { session, shop, currency } = context
  const locale = context.locale.replace('_', '-')
  const text = textsOf(context.language)
  // Pages print the session's form key, so that forms work without scripts.
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
        : formatMoney(toNumber(listPrice(cents, currency), currency), { currency, locale }),
    count: cartOf(shop, session)?.items.reduce((sum, item) => sum + item.qty, 0) ?? 0,
    formKey: session.formKey,
    theme: themeOf(context),
    nonce: crypto.randomUUID().replaceAll('-', ''),
  }
}

/** `?theme=` for one page, else the theme chosen in the settings bar. */
function themeOf(context: RequestContext): Theme {
  const name = context.url.searchParams.get('theme') ?? context.session.data.theme
  return isTheme(name) ? name : 'own'
}

/** A real shop behind the demo's pages. */
export interface Upstream {
  origin: string
  visitor(request: Request): Promise<Visitor>
}

/** The facts about a visitor, from the shop's context (wire: context) and its sections (wire: load-sections). */
interface Visitor {
  locale?: string
  currencyCode?: string
  firstname?: string
  summary_count?: number
}

/** The page data for an upstream shop; nothing in it comes from the demo's own shop. */
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
