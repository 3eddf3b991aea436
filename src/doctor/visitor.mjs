const AJAX = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const FORM = 'application/x-www-form-urlencoded; charset=UTF-8'
const PAGE = { accept: 'text/html,*/*' }
const MOST_REDIRECTS = 5

/** A shopper's browser, as far as a shop notices: it keeps cookies, and sends what the bundle sends. */
export class Visitor {
  cookies = new Map([['form_key', newFormKey()]])
  /** All `Set-Cookie` lines so far. */
  cookieLines = []

  /**
   * `cookie` is a `Cookie` header of a session that exists; `timeout` the most milliseconds that a call may take. A name and
   * password in the URL are sent as the header that a shop behind a password asks for.
   */
  constructor({ url, timeout, cookie = '', fetch = globalThis.fetch }) {
    const { origin, pathname, username, password } = new URL(url)
    this.root = new URL(pathname.endsWith('/') ? pathname : `${pathname}/`, origin)
    this.access = username && { authorization: `Basic ${btoa(`${username}:${password}`)}` }
    this.timeout = timeout
    this.fetch = fetch
    for (const pair of cookie.split(/;\s*/).filter(Boolean)) this.keep(pair)
  }

  get isSecure() {
    return this.root.protocol === 'https:'
  }

  /** Sends a call as the bundle does. A form that is refused for its key is sent once more with the new one. */
  async call(method, path, { json, form } = {}) {
    if (form) {
      const key = this.cookies.get('form_key')
      const answer = await this.sendForm(method, path, form)
      return answer.location && this.cookies.get('form_key') !== key
        ? this.sendForm(method, path, form)
        : answer
    }
    if (json)
      return this.send(method, path, { ...AJAX, 'content-type': 'application/json' }, JSON.stringify(json))
    return this.send(method, path, AJAX)
  }

  sendForm(method, path, fields) {
    if (!this.cookies.has('form_key')) this.cookies.set('form_key', newFormKey())
    const body = new URLSearchParams({ ...fields, form_key: this.cookies.get('form_key') })
    return this.send(method, path, { ...AJAX, 'content-type': FORM }, body.toString())
  }

  /** Opens a page, and follows its redirects as long as they stay in the shop. */
  async open(path) {
    let answer = await this.send('GET', path, PAGE)
    for (let count = 0; this.isOwn(answer.location) && count < MOST_REDIRECTS; count += 1)
      answer = await this.send('GET', answer.location, PAGE)
    return answer
  }

  isOwn(location) {
    return location?.origin === this.root.origin
  }

  /** Sends to a path below the shop's root, or to a URL of the shop. Never rejects: a failure has status 0 and `failure`. */
  async send(method, path, headers, body) {
    const url = path instanceof URL ? path : new URL(path.replace(/^\//, ''), this.root)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    try {
      const signal = AbortSignal.timeout(this.timeout)
      const request = {
        method,
        headers: { ...headers, ...this.access, cookie },
        body,
        redirect: 'manual',
        signal,
      }
      const response = await this.fetch(url, request)
      const text = await response.text()
      for (const line of response.headers.getSetCookie()) this.keep(line)
      const { status, headers: received } = response
      const target = status >= 300 && status < 400 ? received.get('location') : null
      const location = target === null ? undefined : new URL(target, url)
      return { status, text, type: received.get('content-type') ?? '', headers: received, location }
    } catch (error) {
      const isLate = error.name === 'TimeoutError'
      const failure = isLate ? `no answer in ${this.timeout / 1000} s` : `no connection (${codeOf(error)})`
      return { status: 0, text: '', type: '', headers: new Headers(), failure, isLate }
    }
  }

  keep(line) {
    const [pair, ...attributes] = line.split(/;\s*/)
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.length) this.cookieLines.push(line)
    if (/;\s*max-age=(0|-\d+)\b/i.test(line) || pair.slice(at + 1) === 'deleted') this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1))
  }
}

const codeOf = (error) => error.cause?.code ?? error.code ?? error.name

/** Makes a form key as the storefront's own scripts do when the page has no key. */
function newFormKey() {
  const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  return Array.from({ length: 16 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
}
