import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FieldFigure } from '#public/events.d.ts'
import { json, serve } from '#test/fetch-stub.ts'

let figures: FieldFigure[]
const onFigure = (event: Event) => figures.push((event as CustomEvent<FieldFigure>).detail)

/** Ends the page that is open: what listened there is gone. */
let leave = () => {}

/** A page whose configuration asks for figures. */
async function openPage(config: object) {
  leave()
  vi.resetModules()
  const targets: EventTarget[] = [Object.getPrototypeOf(document) as Document, window]
  const spies = targets.map((target) => vi.spyOn(target, 'addEventListener'))
  leave = () => {
    for (const spy of spies) {
      for (const [type, listener] of spy.mock.calls)
        for (const target of [document, window]) target.removeEventListener(type, listener as EventListener)
      spy.mockRestore()
    }
  }
  const script = Object.assign(document.createElement('script'), {
    id: 'bezel-config',
    type: 'application/json',
  })
  script.textContent = JSON.stringify(config)
  document.body.replaceChildren(script)
  const { startTracking } = await import('./start.ts')
  const { dispatch } = await import('#dom/events.ts')
  const { getJsonOnce } = await import('#http/client.ts')
  startTracking()
  await vi.dynamicImportSettled()
  return { dispatch, getJsonOnce }
}

/** A marker that the loader begins with, and whose island is then ready. */
function mount(
  name: string,
  dispatch: (type: 'bezel:ready', detail: { name: string }, target: Element) => void,
) {
  const marker = document.createElement('div')
  marker.dataset.widget = name
  document.body.append(marker)
  marker.dataset.widgetState = 'loading'
  dispatch('bezel:ready', { name }, marker)
}

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
const posted = () =>
  Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as unknown))

beforeEach(() => {
  figures = []
  beacon.mockClear()
  document.addEventListener('bezel:vitals', onFigure)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { sendBeacon: beacon }))
})
afterEach(() => {
  leave()
  document.removeEventListener('bezel:vitals', onFigure)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('measures islands, their errors and failed calls, without anything personal', async () => {
  const { dispatch, getJsonOnce } = await openPage({ vitals: {} })
  mount('cart', dispatch)
  dispatch('bezel:widget-error', { name: 'cart', error: new TypeError('ann@example.com') })
  serve(json({ message: 'ann@example.com' }, 400), json({}, 200))
  await getJsonOnce('/rest/default/V1/guest-carts/x7YqMasked/coupons/ANN10').catch(() => undefined)
  await getJsonOnce('/oneday/config')
  expect(figures).toEqual([
    { kind: 'island', name: 'cart', ms: expect.any(Number) },
    { kind: 'error', name: 'cart', error: expect.stringMatching(/^TypeError/) },
    { kind: 'call', method: 'GET', route: '/rest/*/V1/guest-carts/*/coupons/*', status: 400 },
  ])
  expect(JSON.stringify(figures)).not.toMatch(/ann@|ANN10|x7Yq/)
})

it('posts the figures when the page is left, with consent only', async () => {
  const { dispatch } = await openPage({ vitals: { url: '/field-figures/collect' }, consent: true })
  mount('cart', dispatch)
  window.dispatchEvent(new Event('pagehide'))
  expect(beacon.mock.calls.map(([url]) => url)).toEqual([`${location.origin}/field-figures/collect`])
  expect(await posted()).toEqual([[{ kind: 'island', name: 'cart', ms: expect.any(Number) }]])

  beacon.mockClear()
  const without = await openPage({ vitals: { url: '/field-figures/collect' } })
  mount('cart', without.dispatch)
  window.dispatchEvent(new Event('pagehide'))
  expect(beacon).not.toHaveBeenCalled()
})

it.each([{}, { vitals: true }, { vitals: null }])(
  'measures nothing with the configuration %j',
  async (config) => {
    const { dispatch } = await openPage(config)
    mount('cart', dispatch)
    expect(figures).toEqual([])
  },
)

it.each(['//elsewhere.example/collect', 'https://elsewhere.example/', 'collect'])(
  'posts nothing to %s, which is not a path of the shop',
  async (url) => {
    const { dispatch } = await openPage({ vitals: { url }, consent: true })
    mount('cart', dispatch)
    window.dispatchEvent(new Event('pagehide'))
    expect(beacon).not.toHaveBeenCalled()
  },
)

it('says in the console that the code for the page’s own figures did not come, and measures the rest', async () => {
  vi.doMock('web-vitals/attribution', () => {
    throw new Error('blocked')
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { dispatch } = await openPage({ vitals: { page: true }, consent: true })
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Bezel: vitals failed', expect.any(Error)))
  mount('cart', dispatch)
  expect(figures).toEqual([{ kind: 'island', name: 'cart', ms: expect.any(Number) }])
  warn.mockRestore()
  vi.doUnmock('web-vitals/attribution')
})
