import { afterEach, describe, expect, it, vi } from 'vitest'
import schema from '#public/bezel-config.schema.json'
import { readPageConfig } from './config.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete window.BASE_URL
})

function page(text: string) {
  const script = document.createElement('script')
  script.id = 'bezel-config'
  script.type = 'application/json'
  script.textContent = text
  document.body.append(script)
}

describe('the page’s configuration', () => {
  it('may be left out', () => {
    expect(readPageConfig()).toMatchObject({
      baseUrl: '/',
      locale: undefined,
      cardProvider: 'adyen',
      marketing: 'facebook',
      redirectHosts: [],
      routes: { success: '/checkout/onepage/success' },
    })
  })

  it('says where broken JSON is broken', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    page('{"currency":"EUR",}')
    readPageConfig()
    expect(warn).toHaveBeenCalledWith(
      'Bezel: #bezel-config is not a JSON object and is ignored',
      expect.any(SyntaxError),
    )
  })

  it('names the script that has another id than the configuration has to have', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    page('{"currency":"EUR"}')
    readPageConfig()
    document.querySelector('script')!.id = 'bezelConfig'
    expect(readPageConfig().currency).toBeUndefined()
    expect(warn).toHaveBeenCalledWith('Bezel: #bezelConfig is ignored, the id has to be bezel-config')
  })

  it.each([
    ['de_DE', 'de-DE'],
    ['DE-de', 'de-DE'],
    [' ja ', 'ja'],
    ['zh_hant_tw', 'zh-Hant-TW'],
    ['no language!', undefined],
  ])('takes the locale %j as %j', (written, locale) => {
    page(JSON.stringify({ locale: written }))
    expect(readPageConfig().locale).toBe(locale)
  })

  it.each([
    ['gtmLayer', 'gtmLayer'],
    ['own.layer', 'dataLayer'],
    [7, 'dataLayer'],
  ])('takes %j for the data layer’s name as %s', (written, name) => {
    page(JSON.stringify({ dataLayer: written }))
    expect(readPageConfig().dataLayer).toBe(name)
  })

  it('leads to this site on pages whose base address is another site', () => {
    const base = document.createElement('base')
    base.href = 'https://elsewhere.example/shop/'
    document.head.append(base)
    page('{"routes":{"checkout":"/bestellen"}}')
    const { routes } = readPageConfig()
    base.remove()
    expect(routes).toMatchObject({
      cart: `${location.origin}/checkout/cart`,
      checkout: `${location.origin}/bestellen`,
    })
  })

  it('leads where it would without a route that is no URL, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    page('{"routes":{"cart":"https://","checkout":"/bestellen"}}')
    expect(readPageConfig().routes).toMatchObject({ cart: '/checkout/cart', checkout: '/bestellen' })
    expect(warn.mock.calls).toEqual([[expect.stringContaining('the route cart')]])
  })

  it('warns once of keys it does not know', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    page('{"currency":"eur","colour":"red","redirectHost":"x"}')
    expect(readPageConfig().currency).toBe('EUR')
    readPageConfig()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('colour, redirectHost')]])
  })

  it('is as if it were not there when it cannot be read', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    page('{"currency": "EUR",')
    expect(readPageConfig().currency).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('keeps calls on this site', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    page(
      '{"baseUrl":"https://evil.example/shop/","cardProvider":"../x","redirectHosts":["WWW.PayPal.com",7]}',
    )
    expect(readPageConfig()).toMatchObject({
      baseUrl: '/',
      cardProvider: 'adyen',
      redirectHosts: ['www.paypal.com'],
    })
  })

  it('takes the root from the page’s own scripts', () => {
    window.BASE_URL = 'http://localhost:8080/shop'
    page('{"debug":false}')
    expect(readPageConfig().baseUrl).toBe('/shop/')
  })

  it.each(['https://shop.example/de/', '/shop', '/shop/de'])(
    'leads to pages below the base URL, with a store’s code or a path in it: %s',
    (base) => {
      const root = new URL(base, location.origin).pathname.replace(/\/?$/, '/')
      page(JSON.stringify({ baseUrl: location.origin + root, routes: { login: '/login' } }))
      const { contact: _, ...defaults } = schema.properties.routes.properties
      const below = Object.entries(defaults).map(([name, route]) => [name, root + route.default.slice(1)])
      expect(readPageConfig().routes).toEqual({ ...Object.fromEntries(below), login: '/login' })
    },
  )

  it('is what its schema lists, key by key and route by route', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    page(JSON.stringify(Object.fromEntries(Object.keys(schema.properties).map((key) => [key, null]))))
    const { routes, ...config } = readPageConfig()
    const { $schema, ...described } = schema.properties
    expect($schema).toBeDefined()
    expect(['routes', ...Object.keys(config)].sort()).toEqual(Object.keys(described).sort())
    const { contact: _, ...known } = described.routes.properties
    const paths = Object.entries(known).map(([name, route]) => [name, route.default])
    expect(routes).toEqual(Object.fromEntries(paths))
    expect(warn).not.toHaveBeenCalled()
  })
})
