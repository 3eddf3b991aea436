import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { go, safeUrl } from '#storefront/page/navigation.ts'

const LISTED = ['www.paypal.com', 'portal.afterpay.com', 'pay.example:8443', 'xn--bcher-kva.example']
const EVIL = 'evil.example'

const schemes = [
  'javascript',
  'JaVaScRiPt',
  'data',
  'vbscript',
  'blob',
  'file',
  'ftp',
  'ws',
  'wss',
  'about',
  'view-source',
  'intent',
  'mailto',
  'tel',
  'filesystem',
]
const ofSchemes = schemes.flatMap((scheme) => [
  `${scheme}:alert(1)`,
  `${scheme}://www.paypal.com/%0aalert(1)`,
  `${scheme}://localhost:8080/checkout`,
])

/** Signs a browser drops or takes for another, in each place where they change what an address means. */
const signs = ['\t', '\n', '\r', '\0', ' ', '\u00a0', '\u007f', '\u0001', '\v', '\f']
const ofSigns = signs.flatMap((sign) => [
  `${sign}https://${EVIL}/`,
  `https:${sign}//${EVIL}/`,
  `/${sign}/${EVIL}`,
  `java${sign}script:alert(1)`,
  `https://www.paypal.com${sign}.${EVIL}/`,
  `/checkout${sign}/success`,
])

const slashes = ['//', '///', '////', '\\\\', '/\\', '\\/', '\\', '/\\/', '//\\', '\\//']
const ofSlashes = slashes.flatMap((start) => [
  `${start}${EVIL}`,
  `${start}${EVIL}/checkout`,
  `${start}www.paypal.com@${EVIL}`,
])

const people = ['user', 'user:pw', 'www.paypal.com', 'www.paypal.com:443', '%77ww.paypal.com', ':', ':pw']
const ofPeople = people.flatMap((person) => [
  `https://${person}@${EVIL}/`,
  ...(person === ':'
    ? []
    : [`https://${person}@www.paypal.com/`, `http://${person}@localhost:8080/checkout`]),
])

/** Hosts that look like a listed one. */
const lookalikes = [
  `www.paypal.com.${EVIL}`,
  `www-paypal.com`,
  `wwwxpaypal.com`,
  `paypal.com`,
  `evil.www.paypal.com`,
  `www.paypal.com.`,
  `www.paypal.co`,
  `www.paypal.comm`,
  `www.pаypal.com`,
  `www.paypaⅼ.com.${EVIL}`,
  `www.paypal。com.${EVIL}`,
  `ẉww.paypal.com`,
  `www.paypal.com%00.${EVIL}`,
  `www.paypal.com%2e${EVIL}`,
  `www.paypal.com:8443`,
  `pay.example`,
  `pay.example:443`,
  `portal-afterpay.com`,
  `xn--bcher-kvb.example`,
  `localhost`,
  `localhost:80`,
  `localhost:8081`,
  `localhost.${EVIL}:8080`,
  `127.0.0.1:8080`,
  `[::1]:8080`,
  `0x7f.1:8080`,
  `2130706433`,
]
const ofLookalikes = lookalikes.flatMap((host) => [
  `https://${host}/`,
  `http://${host}/x?return=https://www.paypal.com/`,
])

const noAddress = [
  '',
  ' ',
  'http:',
  'http:evil.example',
  'https:/evil.example',
  'HTTP:checkout',
  'https:',
  'https://',
  'http://%',
  'https://[',
  'https:///',
  'https://:443/',
  'https://a b/',
  null,
  undefined,
  0,
  true,
  [],
  {},
  ['/checkout'],
  { href: '/checkout' },
]

const hostile: unknown[] = [
  ...new Set([...ofSchemes, ...ofSigns, ...ofSlashes, ...ofPeople, ...ofLookalikes, ...noAddress]),
]

const good: [string, string][] = [
  ...[
    '/',
    '/checkout',
    '/checkout/onepage/success',
    '/paypal/express/start/button/1/type/credit',
    '/atome/payment/prepare',
    '/x?next=//evil.example',
    '/x#https://evil.example',
    '/%2f%2fevil.example',
    '/@evil.example',
    '/javascript:alert(1)',
    '/a//b',
    './checkout',
    'checkout/cart',
    '?a=1',
    '#top',
  ].map((path): [string, string] => [path, new URL(path, 'http://localhost:8080/').href]),
  ['http://localhost:8080/checkout', 'http://localhost:8080/checkout'],
  ['HTTP://LOCALHOST:8080/checkout', 'http://localhost:8080/checkout'],
  ['https://www.paypal.com/checkoutnow?token=EC-1', 'https://www.paypal.com/checkoutnow?token=EC-1'],
  ['https://www.paypal.com:443/x', 'https://www.paypal.com/x'],
  [
    'https://portal.afterpay.com/us/checkout/?token=002',
    'https://portal.afterpay.com/us/checkout/?token=002',
  ],
  ['https://pay.example:8443/x', 'https://pay.example:8443/x'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
]

describe(`${hostile.length} addresses nobody may be sent to`, () => {
  it('are enough to mean something', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200)
    expect(good.length).toBeGreaterThanOrEqual(20)
  })

  it.each(hostile.map((url) => [url]))('%j is refused', (url) => {
    expect(safeUrl(url, LISTED)?.href).toBeUndefined()
  })

  it('would get through a look at the host alone', () => {
    const byHost = (url: unknown) => {
      if (typeof url !== 'string' || !URL.canParse(url, location.origin)) return false
      return [...LISTED, location.host].includes(new URL(url, location.origin).host)
    }
    expect(hostile.filter(byHost).length).toBeGreaterThan(20)
  })
})

describe('addresses the shopper is sent to', () => {
  const assigned = vi.fn<(url: string | URL) => void>()
  beforeEach(() => {
    vi.spyOn(location, 'assign').mockImplementation(assigned)
    assigned.mockClear()
  })
  afterEach(() => vi.restoreAllMocks())

  it.each(good)('%s', (url, href) => {
    void go(url, LISTED)
    expect(assigned).toHaveBeenCalledWith(href)
  })

  it('are of this site alone when the page lists no host', async () => {
    await expect(go('https://www.paypal.com/')).rejects.toThrow('outside the shop')
    expect(assigned).not.toHaveBeenCalled()
  })
})
