import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPageConsent } from './consent.ts'
import { writeCookie } from '#dom/storage/cookies.ts'

const COOKIE = 'user_allowed_save_cookie'
const stops: (() => void)[] = []

beforeEach(() => writeCookie(COOKIE, '', { seconds: 0 }))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  delete window.dataLayer
  delete window.jQuery
})

function watch() {
  const answers: boolean[] = []
  stops.push(watchPageConsent((granted) => answers.push(granted)))
  return answers
}
const gtag = (...command: unknown[]) => window.dataLayer!.push(command)

describe('Magento’s cookie restriction mode', () => {
  it('is an agreement for the website that has one', () => {
    document.cookie = `${COOKIE}=${encodeURIComponent('{"1":1}')}; path=/`
    expect(watch()).toEqual([true])
  })

  it.each(['', '{"1":0}', '[]', '%', 'yes'])('is no answer when its cookie is "%s"', (text) => {
    document.cookie = `${COOKIE}=${encodeURIComponent(text)}; path=/`
    expect(watch()).toEqual([])
  })

  it('is an agreement once its banner is accepted', () => {
    let accept = () => {}
    const on = (type: string, run: () => void) => void (type === 'user:allowed:save:cookie' && (accept = run))
    window.jQuery = vi.fn(() => ({ on, off: vi.fn() })) as never
    const answers = watch()
    expect(answers).toEqual([])
    accept()
    expect(answers).toEqual([true])
  })
})

describe('Magento’s cookie restriction mode, on a page whose scripts come late', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(window, 'require')
  })

  it.each(['before its scripts have come', 'after that'])('is an agreement given %s', async (when) => {
    const answers = watch()
    let accept = () => {}
    const on = (_type: string, run: () => void) => void (accept = run)
    window.jQuery = vi.fn(() => ({ on, off: vi.fn() })) as never
    Object.assign(window, { require: Object.assign(() => ({}), { defined: () => true }) })
    if (when !== 'after that') document.cookie = `${COOKIE}=${encodeURIComponent('{"1":1}')}; path=/`
    await vi.advanceTimersByTimeAsync(1000)
    if (when === 'after that') accept()
    expect(answers).toEqual([true])
  })

  it('is no new agreement when they come after a refusal', async () => {
    document.cookie = `${COOKIE}=${encodeURIComponent('{"1":1}')}; path=/`
    window.dataLayer = []
    const answers = watch()
    gtag('consent', 'update', { analytics_storage: 'denied' })
    window.jQuery = vi.fn(() => ({ on: vi.fn(), off: vi.fn() }))
    Object.assign(window, { require: Object.assign(() => ({}), { defined: () => true }) })
    await vi.advanceTimersByTimeAsync(1000)
    expect(answers).toEqual([true, false])
  })
})

describe('the consent commands of the data layer', () => {
  const granted = { analytics_storage: 'granted' }
  const denied = { analytics_storage: 'denied' }

  it('count when they were pushed before, the last one most', () => {
    window.dataLayer = [
      ['consent', 'default', denied],
      ['consent', 'update', granted],
    ] as never
    expect(watch()).toEqual([true])
  })

  it('are no answer where reading the data layer throws', () => {
    const get = () => {
      throw new Error('blocked')
    }
    Object.defineProperty(window, 'dataLayer', { configurable: true, get })
    expect(watch()).toEqual([])
  })

  it('are no answer while only the default denies', () => {
    window.dataLayer = [['consent', 'default', denied], { event: 'gtm.js' }] as never
    expect(watch()).toEqual([])
  })

  it('count with each answer to the banner, and reach the data layer as before', () => {
    window.dataLayer = []
    const answers = watch()
    gtag('consent', 'update', granted)
    gtag('event', 'view_cart', denied)
    gtag('consent', 'update', { ad_storage: 'denied' })
    gtag('consent', 'update', denied)
    expect(answers).toEqual([true, false])
    expect(window.dataLayer).toHaveLength(4)
  })
})

describe('the data layer of a page that makes it late, or makes another', () => {
  const update = (analytics_storage: string) => ['consent', 'update', { analytics_storage }]
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is heard when it comes, with what it holds and with what is pushed later', () => {
    const answers = watch()
    vi.advanceTimersByTime(60_000)
    window.dataLayer = [update('granted')]
    vi.advanceTimersByTime(1000)
    expect(answers).toEqual([true])
    gtag(...update('denied'))
    expect(answers).toEqual([true, false])
  })

  it('is heard in the place of another, whose answers that it takes over are not new', () => {
    window.dataLayer = [update('denied'), update('granted')]
    const answers = watch()
    gtag(...update('denied'))
    const before = window.dataLayer as unknown[]
    window.dataLayer = [...before]
    vi.advanceTimersByTime(1000)
    expect(answers).toEqual([true, false])
    gtag(...update('granted'))
    expect(answers).toEqual([true, false, true])
    before.push(update('denied'))
    expect(answers).toEqual([true, false, true, false])
  })

  it('is heard under the name that the page has configured', () => {
    document.body.innerHTML =
      '<script id="bezel-config" type="application/json">{"dataLayer":"gtmLayer"}</script>'
    Object.assign(window, { dataLayer: [update('denied')], gtmLayer: [update('granted')] })
    expect(watch()).toEqual([true])
    document.body.replaceChildren()
    Reflect.deleteProperty(window, 'gtmLayer')
  })
})
