import { failureOf } from './judge.mjs'

const finding = (id, state, says, differences = []) => ({ feature: 'page', id, state, says, differences })
const works = (id, says) => finding(id, 'works', says)

/** Looks at the first page of the shop: the loader, the configuration and the policy. */
export function checkPage(answer) {
  const { status, text, type, headers, failure, location } = answer
  if (failure) return [{ ...finding('page', 'broken', failure), ...failureOf(answer) }]
  if (location)
    return [finding('page', 'broken', `leads to ${location.origin}: examine the shop at that address`)]
  if (status !== 200 || !type.includes('html'))
    return [finding('page', 'broken', `the first page has status ${status} and type ${type || 'none'}`)]
  return [
    checkLoader(text),
    ...checkConfig(text),
    ...checkPolicy(headers.get('content-security-policy') ?? ''),
  ]
}

const LOADER = /<script\b[^>]*\bsrc=["']?([^"'\s>]*\bloader(?:\.min)?\.js)/i

function checkLoader(html) {
  const src = LOADER.exec(html)?.[1]?.replace(/&#x([0-9a-f]+);/gi, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return src
    ? works('loader', `the page has the loader, ${src}`)
    : finding('loader', 'off', 'the first page has no script tag for loader.js')
}

/** The page's configuration, as an object; undefined if the page has no readable one. */
export function readConfig(html) {
  const json = /<script\b[^>]*\bid=["']?bezel-config["']?[^>]*>([^<]*)/i.exec(html)?.[1]
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return null
  }
}

function checkConfig(html) {
  const config = readConfig(html)
  if (config === undefined) return []
  return config && typeof config === 'object' && !Array.isArray(config)
    ? [works('configuration', 'the page has a configuration')]
    : [finding('configuration', 'broken', 'the element #bezel-config does not hold a JSON object')]
}

function checkPolicy(policy) {
  if (!policy) return [works('policy', 'no Content-Security-Policy is enforced')]
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name.toLowerCase(), sources.join(' ')]
    }),
  )
  const differences = ['script-src', 'style-src', 'connect-src', 'img-src'].flatMap((name) => {
    const sources = directives.get(name) ?? directives.get('default-src')
    const isOpen = sources === undefined || /'self'|'nonce-|'sha\d+-|\*|https?:/.test(sources)
    return isOpen ? [] : [{ at: `policy ${name}`, seen: sources || 'nothing', expected: "'self'" }]
  })
  return differences.length
    ? [finding('policy', 'broken', 'the policy of the page stops the bundle', differences)]
    : [works('policy', 'the policy of the page lets the bundle work')]
}

/** The flags of the cookies that the shop has set. A cookie without one of them was set so at least once. */
export function checkCookies({ cookieLines, isSecure }) {
  const linesOf = (name) => cookieLines.filter((line) => line.startsWith(`${name}=`))
  const secure = isSecure ? ['Secure'] : []
  const differences = [
    ...lackingFlags('PHPSESSID', linesOf('PHPSESSID'), ['HttpOnly', 'SameSite', ...secure]),
    ...lackingFlags('form_key', linesOf('form_key'), secure),
  ]
  const isHidden = linesOf('form_key').some((line) => /;\s*httponly/i.test(line))
  return [
    isHidden
      ? finding('form key', 'broken', 'cannot be read by scripts, so every form is refused', [
          { at: 'Set-Cookie form_key', seen: 'HttpOnly', expected: 'no HttpOnly' },
        ])
      : works('form key', 'can be read by scripts'),
    differences.length
      ? finding('cookies', 'partly', 'lack flags', differences)
      : works('cookies', 'have their flags'),
  ]
}

const lackingFlags = (name, lines, flags) =>
  flags
    .filter((flag) => lines.some((line) => !new RegExp(`;\\s*${flag}\\b`, 'i').test(line)))
    .map((flag) => ({ at: `Set-Cookie ${name}`, seen: `no ${flag}`, expected: flag }))

/** Magento tells its version in a line of text, unless the shop has switched that off. */
export function checkVersion({ status, text }) {
  const version = status === 200 ? /^Magento\/[^\n<]{1,60}/.exec(text.trim())?.[0] : undefined
  return works('version', version ?? 'the shop does not tell its version')
}

/** Checks that the sections agree with who is visiting, beyond their shapes. */
export function checkSections(sections, isLoggedIn) {
  const { customer } = sections
  const differences = []
  if (Boolean(customer?.fullname) !== isLoggedIn)
    differences.push({
      at: 'body.customer.fullname',
      seen: customer?.fullname ? 'text' : 'nothing',
      expected: isLoggedIn ? 'text, as somebody is logged in' : 'nothing, as nobody is logged in',
    })
  const drift = Math.round(Number(customer?.data_id) - Date.now() / 1000)
  if (Math.abs(drift) > 300)
    differences.push({
      at: 'body.customer.data_id',
      seen: `${drift} s from now`,
      expected: 'the time in seconds',
    })
  return differences
}
