import { afterEach, expect, it, vi } from 'vitest'
import { ROUTES } from './config.ts'
import { logForeignRoutes, logRequests, logMarkers } from './debug.ts'

let lines: string[] = []
let stop = () => {}
const log = (line: string) => void lines.push(line)

afterEach(() => {
  stop()
  lines = []
  vi.useRealTimers()
})

it('logs for each marker what it waits for', () => {
  document.body.innerHTML = `<div data-widget="cart-drawer" data-mount="interaction" data-trigger="#cart"></div>
    <div data-widget="cms-block" data-mount="visible"></div><div data-widget="footer" data-mount="manual"></div>
    <div data-widget="cart" data-widget-state="loading"></div><div data-widget="banner" data-widget-state="failed"></div>`
  stop = logMarkers(log)
  expect(lines).toEqual([
    'cart-drawer waits for a pointer, key or click on it or on #cart',
    'cms-block waits for being scrolled into view',
    'footer waits for Bezel.mount(marker)',
    'cart waits for its files',
    'banner is failed',
  ])
})

it('logs when that changes, and nothing twice', async () => {
  document.body.innerHTML = '<div data-widget="cart" data-widget-state="loading"></div>'
  stop = logMarkers(log)
  document.querySelector<HTMLElement>('div')!.dataset.widgetState = 'ready'
  document.body.append(document.createElement('p'))
  await vi.waitFor(() => expect(lines).toEqual(['cart waits for its files', 'cart is ready']))
})

it('logs which request is slow and which failed', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/slow') await new Promise((resolve) => setTimeout(resolve, 3000))
    return new Response('', { status: path.startsWith('/broken') ? 503 : 200 })
  })
  stop = logRequests(log)
  const slow = window.fetch('/slow', { method: 'PUT' })
  await window.fetch('/broken?secret=1')
  await vi.advanceTimersByTimeAsync(3000)
  await slow
  expect(lines).toEqual(['GET /broken was answered 503', 'PUT /slow has not been answered for 2 s'])
})

it('logs what in the cart’s answers is odd, and not its value', async () => {
  const items = [{ item_id: 7, qty: 'two' }]
  vi.stubGlobal('fetch', async () =>
    Response.json({ quoteItemData: items, totalsData: { subtotal: 'much' } }),
  )
  stop = logRequests(log)
  await window.fetch('/checkout/config/data')
  const request = 'GET /checkout/config/data'
  await vi.waitFor(() =>
    expect(lines).toEqual([
      `${request}: quoteItemData.0.qty is no number`,
      `${request}: totalsData.subtotal is no number`,
    ]),
  )
})

it.each([
  ['/de/', { checkout: '/checkout', cart: '/de/checkout/cart' }, ['checkout, /checkout,']],
  ['/', { checkout: '/de/checkout', login: '/sign-in' }, ['checkout, /de/checkout,']],
  ['/shop/', { login: '/sign-in', account: 'https://accounts.example/' }, ['login, /sign-in,']],
  ['/shop/', {}, []],
])('logs the routes of another store than the base URL %s', (baseUrl, own, foreign) => {
  const below = Object.entries(ROUTES).map(([name, path]) => [name, baseUrl + path.slice(1)])
  logForeignRoutes({ baseUrl, routes: { ...Object.fromEntries(below), ...own } }, log)
  expect(lines).toEqual(foreign.map((route) => expect.stringContaining(`the route ${route}`)))
})
