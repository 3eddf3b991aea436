// @vitest-environment node
import { expect, it } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import type { ResetOptions } from '#demo/wire/control/control.ts'
import { createStorefront, type Storefront } from '#demo/storefront.ts'
import { examine, type Finding, type Report } from './examine.mjs'
import { exitCodeOf, toText } from './report.mjs'

// The doctor finds nothing wrong with a healthy shop, and names each fault that is put into one.

const LOGIN = { username: 'ann@example.com', password: 'Demo-1234!' }

type Change = (answer: Response, request: Request) => Response | Promise<Response>

/** Examines a demo shop, whose answers are changed on the way. */
async function examined(reset: ResetOptions = {}, change: Change = (answer) => answer, login = LOGIN) {
  const shop = createStorefront({ pages: pageRoutes })
  shop.reset(reset)
  const report = await examine({
    url: 'http://shop.example',
    write: true,
    timeout: 1000,
    login,
    fetch: async (url, init) => {
      const request = new Request(url, init)
      return change(await orLate(shop.fetch(request.clone()), init.signal!), request)
    },
  })
  return { report, shop }
}

const orLate = <T>(work: Promise<T>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ])

/** Everything that is not as it should be. */
const wrong = ({ features }: Report): Finding[] =>
  features.flatMap(({ findings }) => findings).filter(({ state }) => ['partly', 'broken'].includes(state))

const cartsOf = (shop: Storefront) => [...shop.shop.carts.values()]

it.each([
  undefined,
  'strict',
  'racy',
  'amnesiac',
  'commit-drop',
  'commit-500',
  'expired-session',
  'form-key-rotated',
  'cart-merged',
  'cart-gone',
  'price-changed',
  'rate-gone',
  'one-gift-card',
  'gift-cards-expired',
  'offers-ended',
  'cart-emptied',
  'stock',
] as const)(
  'finds nothing wrong with a healthy shop (%s), and leaves no order and no item',
  async (personality) => {
    const { report, shop } = await examined({ personality })
    expect(wrong(report)).toEqual([])
    expect(exitCodeOf(report)).toBe(0)
    expect(shop.shop.orders.size).toBe(0)
    expect(cartsOf(shop).flatMap(({ items }) => items)).toEqual([])
  },
)

it('tells what a Magento without additions has not', async () => {
  const { report } = await examined({ personality: 'stock' })
  const off = report.features.filter(({ state }) => state === 'off').map(({ name }) => name)
  expect(off).toEqual(expect.arrayContaining(['offers', 'gift boxes', 'store credit', 'card', 'gift cards']))
  expect(toText(report)).toContain('Install the module Bezel_Storefront, or add these routes:')
})

it('only reads without `write`, and logs in only where it is told to', async () => {
  const shop = createStorefront({ pages: pageRoutes })
  const methods = new Set<string>()
  await examine({
    url: 'http://shop.example',
    fetch: (url, init) => {
      methods.add(init.method!)
      return shop.fetch(new Request(url, init))
    },
  })
  expect([...methods]).toEqual(['GET'])
  expect(shop.shop.carts.size).toBe(0)
})

const json = (body: unknown, headers = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const page = (text = '<!doctype html>', headers = {}, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html', ...headers } })

/** Changes the answers of the calls that match. */
const at =
  (pattern: RegExp, change: (text: string, status: number) => Response | Promise<Response>): Change =>
  async (answer, { method, url }) =>
    pattern.test(`${method} ${new URL(url).pathname}`) ? change(await answer.text(), answer.status) : answer

const within = (pattern: RegExp, change: (body: Record<string, unknown>) => object) =>
  at(pattern, (text) => json(change(JSON.parse(text) as Record<string, unknown>)))

const SESSION = 'PHPSESSID=abc; Path=/; SameSite=Lax'

const FAULTS: [fault: string, change: Change, named: object][] = [
  [
    'a rate of currency that is a word',
    within(/context$/, (context) => ({ ...context, currencyRate: 'one' })),
    { id: 'getContext', state: 'partly', differences: [{ at: 'body.currencyRate', seen: 'the text "one"' }] },
  ],
  [
    'totals without segments',
    at(/GET .*guest-carts.*\/totals$/, (text, status) => {
      const { total_segments: _, ...totals } = JSON.parse(text) as { total_segments?: [] }
      return json(totals, {}, status)
    }),
    {
      id: 'getTotalsOfGuest',
      state: 'partly',
      differences: [{ at: 'body.total_segments', seen: 'nothing' }],
    },
  ],
  [
    'a login page instead of the items',
    at(/checkout\/cart\/items$/, () => page()),
    { id: 'getItems', state: 'broken', differences: [{ at: 'body', seen: 'a page', expected: 'JSON' }] },
  ],
  [
    'a public cache in front of personal data',
    at(/section\/load/, (text) => json(JSON.parse(text), { 'cache-control': 'public, max-age=600' })),
    { id: 'loadSections', state: 'broken', differences: [{ at: 'header Cache-Control' }] },
  ],
  [
    'a session cookie that scripts can read',
    at(/oneday\/config/, (text) => json(JSON.parse(text), { 'set-cookie': SESSION })),
    { id: 'cookies', state: 'partly', differences: [{ at: 'Set-Cookie PHPSESSID', seen: 'no HttpOnly' }] },
  ],
  [
    'a form key that scripts cannot read',
    at(/oneday\/config/, (text) =>
      json(JSON.parse(text), { 'set-cookie': 'form_key=abcdefgh12345678; Path=/; HttpOnly' }),
    ),
    { id: 'form key', state: 'broken' },
  ],
  [
    'a call without an answer',
    at(/oneday\/config/, () => orLate(new Promise(() => undefined), AbortSignal.timeout(1000))),
    { id: 'getSettings', state: 'broken', says: 'no answer in 1 s' },
  ],
  [
    'a required route that is missing',
    at(/section\/load/, () => page('', {}, 404)),
    { id: 'loadSections', state: 'broken' },
  ],
  [
    'a policy that forbids requests',
    at(/GET \/$/, (text) =>
      page(text, { 'content-security-policy': "default-src 'self'; connect-src 'none'" }),
    ),
    { id: 'policy', state: 'broken', differences: [{ at: 'policy connect-src', seen: "'none'" }] },
  ],
  [
    'a customer’s cart that anybody may read',
    at(/carts\/mine\/payment-information/, () => json({})),
    { id: 'getPaymentInformation', state: 'broken', says: 'has status 200, expected 401' },
  ],
  [
    'a fault of the server',
    at(/guest-carts.*estimate/, () => new Response('', { status: 500 })),
    { id: 'estimateRatesOfGuest', state: 'broken', says: 'fails with status 500' },
  ],
  [
    'another shopper’s name in a guest’s section',
    within(/section\/load/, (sections) => ({
      ...sections,
      ...('customer' in sections && {
        customer: { fullname: 'Zoë Lee', data_id: Math.floor(Date.now() / 1000) },
      }),
    })),
    { id: 'loadSections', state: 'partly', differences: [{ at: 'body.customer.fullname', seen: 'text' }] },
  ],
  [
    'a configuration of the page that is no JSON',
    at(/GET \/$/, (text) => page(text.replace(/(id="bezel-config"[^>]*>)/, '$1,'))),
    { id: 'configuration', state: 'broken' },
  ],
]

it.each(FAULTS)('names the fault: %s', async (_, change, named) => {
  const { report } = await examined({}, change)
  expect(wrong(report)).toContainEqual(expect.objectContaining(matching(named)))
  expect([...new Set(wrong(report).map(({ id }) => id))]).toEqual([(named as Finding).id])
  expect(exitCodeOf(report)).toBe((named as Finding).state === 'broken' ? 2 : 1)
  expect(toText(report)).toMatch(/^1\. (Mend |no answer in 1 s: try again with --timeout)/m)
})

it('tells a wrong login from a fault of the shop, and says what to check', async () => {
  const { report } = await examined({}, (answer) => answer, { ...LOGIN, password: 'wrong' })
  expect(wrong(report)).toMatchObject([{ id: 'login', state: 'partly', differences: [] }])
  expect(toText(report)).toContain('1. Check the e-mail address and the password in BEZEL_LOGIN.')
})

it('asks a shop with the official module of the card provider for nothing of the other contract', async () => {
  const { report } = await examined({ settings: { payment: 'module' } })
  const card = report.features.find(({ name }) => name === 'card')!
  const works = card.findings.filter(({ state }) => state === 'works').map(({ id }) => id)
  expect([card.state, works]).toEqual(['works', ['getModuleMethodsOfGuest']])
  expect(wrong(report)).toEqual([])
  expect(toText(report)).not.toContain('ext-payment')
})

it('does not ask for a route that Magento has another for', async () => {
  const { report } = await examined({ personality: 'stock' })
  const steps = toText(report).split('What to do next')[1]
  expect(steps).toContain('/checkout/config/data')
  expect(steps).not.toContain('/customers/me/addresses')
})

/** Differences are compared member by member as well. */
const matching = ({ differences, ...rest }: Partial<Finding>) => ({
  ...rest,
  ...(differences && { differences: differences.map((each) => expect.objectContaining(each) as object) }),
})

it('prints no secret, whatever the shop answers', async () => {
  const { report } = await examined(
    {},
    within(/checkout\/config\/data$/, (config) => ({
      ...config,
      customerData: ['ann@example.com'],
      quoteData: { entity_id: 4711, customer_email: 7 },
      storeCode: ['secret-token'],
    })),
  )
  const printed = JSON.stringify(report) + toText(report)
  for (const secret of [LOGIN.password, 'ann@example.com', 'secret-token', '4711'])
    expect(printed).not.toContain(secret)
  expect(printed).toContain('body.quoteData.entity_id')
})

it.each([
  [[]],
  [{}],
  [null],
  ['text'],
  [5],
  [{ items: 5, cart: { items: 'x' }, quoteData: 7, payment_methods: {} }],
])('ends with findings in a shop that answers %j to everything', async (odd) => {
  const { report } = await examined({}, (answer, { url }) => (url.endsWith('/') ? answer : json(odd)))
  expect(wrong(report).length).toBeGreaterThan(5)
  expect(exitCodeOf(report)).toBe(2)
})

it('sends cookies and passwords to nobody but the shop, and says where the shop has moved', async () => {
  const asked: URL[] = []
  const report = await examine({
    url: 'https://ann:secret-word@shop.example',
    cookie: 'PHPSESSID=secret-session',
    fetch: (url, init) => {
      asked.push(url)
      expect(new Headers(init.headers).get('authorization')).toMatch(/^Basic /)
      return Promise.resolve(
        new Response('', { status: 301, headers: { location: 'https://www.shop.example/' } }),
      )
    },
  })
  expect(asked.map(({ href }) => href)).toEqual(['https://shop.example/'])
  expect(wrong(report)).toMatchObject([
    { id: 'page', says: expect.stringContaining('https://www.shop.example') },
  ])
  expect(JSON.stringify(report)).not.toMatch(/secret/)
})

it('says so where nobody answers', async () => {
  const report = await examine({
    url: 'http://shop.example',
    fetch: () =>
      Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })),
  })
  expect(wrong(report)).toMatchObject([{ id: 'page', says: 'no connection (ECONNREFUSED)' }])
})
