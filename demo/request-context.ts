import { type CookieOptions, serialize } from 'hono/utils/cookie'
import { translate } from './locales.ts'
import type { Markup } from './markup.ts'
import type { Shop } from './shop/shop.ts'
import type { Customer, Message, Session } from './shop/records.ts'

/** The value of a `Set-Cookie` header for all pages of the shop. */
export const cookieFor = (name: string, value: string, options: CookieOptions = {}): string =>
  serialize(name, value, { path: '/', sameSite: 'Lax', ...options })

/** The value of a `Set-Cookie` header that deletes a cookie. */
export const cookieDeletion = (name: string): string =>
  cookieFor(name, 'deleted', { maxAge: 0, expires: new Date(0) })

/** A request with its shop and session, and the cookies its response will set. */
export class RequestContext {
  readonly url: URL
  readonly cookies: Map<string, string>
  private readonly outgoing = new Map<string, string>()

  constructor(
    readonly request: Request,
    readonly shop: Shop,
    public session: Session,
    /** The whole body as text, read once before routing. */
    readonly body: string,
    cookies: Map<string, string>,
  ) {
    this.url = new URL(request.url)
    this.cookies = cookies
  }

  get customer(): Customer | undefined {
    return this.session.customerId === undefined
      ? undefined
      : this.shop.customers.get(this.session.customerId)
  }

  /** Magento's locale, `de_DE`. */
  get locale(): string {
    return this.session.locale
  }

  get language(): string {
    return this.session.locale.slice(0, 2)
  }

  get currency(): string {
    return this.session.currency
  }

  /** True for calls that carry `X-Requested-With: XMLHttpRequest`. */
  get isAjax(): boolean {
    return this.request.headers.get('x-requested-with') === 'XMLHttpRequest'
  }

  form(): URLSearchParams {
    return new URLSearchParams(this.body)
  }

  /** The parsed JSON body; `undefined` when it is not JSON. */
  json(): unknown {
    try {
      return JSON.parse(this.body)
    } catch {
      return undefined
    }
  }

  /** A request parameter as PHP reads it: the form's value wins over the query's. */
  parameter(name: string): string | null {
    return this.form().get(name) ?? this.url.searchParams.get(name)
  }

  setCookie(name: string, value: string, options?: CookieOptions): void {
    this.outgoing.set(name, cookieFor(name, value, options))
  }

  deleteCookie(name: string): void {
    this.outgoing.set(name, cookieDeletion(name))
  }

  /** Queues a user-facing message for the `messages` section or the next page. */
  addMessage(type: Message['type'], text: string): void {
    this.session.messages.push({ type, text })
  }

  /** A server sentence in the visitor's language; `%1` and on are replaced by the values. */
  translate(english: string, ...values: string[]): string {
    return translate(english, this.language, ...values)
  }

  /** A page; pass a template of `hono/html`, which escapes its values. */
  async html(markup: Markup | string, status = 200, headers: Record<string, string> = {}): Promise<Response> {
    const noStore = { 'cache-control': 'max-age=0, must-revalidate, no-cache, no-store' }
    return new Response((await markup).toString(), {
      status,
      headers: { 'content-type': 'text/html; charset=UTF-8', ...noStore, ...headers },
    })
  }

  redirect(path: string, status = 302): Response {
    return new Response(null, { status, headers: { location: new URL(path, this.url).href } })
  }

  /** The page to redirect to after a form: the referring page if it is on this origin, else `fallback`. */
  backTo(fallback = '/'): string {
    const referer = this.request.headers.get('referer')
    const from = referer && URL.canParse(referer) ? new URL(referer) : undefined
    return from?.origin === this.url.origin ? from.href : fallback
  }

  /** Values of the response's `Set-Cookie` headers, one for each cookie name. */
  get setCookies(): string[] {
    return [...this.outgoing.values()]
  }
}
