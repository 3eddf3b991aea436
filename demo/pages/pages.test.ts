import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { openShop, type OpenShop, type OpenShopOptions } from '../../test/storefront'
import { catalogue } from '../shop/catalogue'
import { drawing, drawingNames } from './drawings/drawings'
import { html } from './html'
import { locales, textsOf } from './text'
import { pageRoutes } from './routes'

// The parser's documents name styles and scripts that nobody is to fetch here.
Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true

let open: OpenShop
const shop = (options?: OpenShopOptions) => (open = openShop({ pages: pageRoutes, ...options }))
afterEach(() => open?.restore())

async function page(
  path: string,
): Promise<{ status: number; headers: Headers; text: string; document: Document }> {
  const response = await fetch(path)
  const text = await response.text()
  const document = new DOMParser().parseFromString(text, 'text/html')
  return { status: response.status, headers: response.headers, text, document }
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(path, { method: 'POST', body: new URLSearchParams(fields) })

const PAGES = [
  '/',
  '/signet-ring.html',
  '/checkout/cart',
  '/checkout',
  '/care-guide',
  '/shipping-returns',
  '/widgets',
]

describe('every page', () => {
  it.each(PAGES)('%s runs no script and no style that its policy does not name', async (path) => {
    shop()
    const { document, headers, status } = await page(path)
    const nonce = /'nonce-(\w+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
    expect(status).toBe(200)
    expect(nonce).toBeTruthy()
    for (const script of document.querySelectorAll('script:not([type="application/json"])')) {
      expect(script.getAttribute('nonce')).toBe(nonce)
      expect(script.textContent).toBe('')
    }
    expect(document.querySelectorAll('style, [style], [onclick], [onload]')).toHaveLength(0)
  })

  it.each(PAGES)(
    '%s has one main heading, a skip link to its main part and names for its fields',
    async (path) => {
      shop()
      const { document } = await page(path)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(document.querySelector('.skip')?.getAttribute('href')).toBe('#main')
      for (const field of document.querySelectorAll('main :is(input:not([type=hidden]), select)')) {
        const named = field.closest('label') ?? document.querySelector(`label[for="${field.id}"]`)
        expect(named?.textContent?.trim()).toBeTruthy()
      }
    },
  )

  it('trusts no nonce twice', async () => {
    shop()
    const first = await page('/')
    const second = await page('/')
    expect(first.headers.get('content-security-policy')).not.toBe(
      second.headers.get('content-security-policy'),
    )
  })

  it('marks only places of widgets that exist', async () => {
    shop()
    const folders = readdirSync('widgets')
    const { document } = await page('/widgets')
    for (const marker of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      expect(folders).toContain(marker.dataset.widget)
    }
  })
})

describe('languages', () => {
  it.each(locales)('greets a shopper of %s in that language and tells the widgets', async (locale) => {
    shop({ locale })
    const { document } = await page('/')
    const tag = locale.replace('_', '-')
    expect(document.documentElement.lang).toBe(tag)
    expect(document.querySelector('h1')?.textContent).toBe(textsOf(locale.slice(0, 2))('home.title'))
    expect(JSON.parse(document.querySelector('#bezel-config')?.textContent ?? '').locale).toBe(tag)
  })

  it('says the same things with the same gaps in all of them', async () => {
    const tables = await Promise.all(locales.map((locale) => import(`./text/${locale.slice(0, 2)}.json`)))
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    const [english, ...others] = tables.map(({ default: table }) => table as Record<string, string>)
    for (const other of others) {
      expect(Object.keys(other).sort()).toEqual(Object.keys(english!).sort())
      for (const [key, text] of Object.entries(english!)) expect(gaps(other[key]!)).toEqual(gaps(text))
    }
  })
})

describe('without scripts', () => {
  it('a ring goes into the cart by the plain form of its page and is listed there', async () => {
    shop()
    const { document } = await page('/signet-ring.html')
    const fields = Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('.product__form [name]')].map((field) => [
        field.name,
        field.value,
      ]),
    )
    const size = document.querySelector<HTMLSelectElement>('.product__form select')!
    await post('/checkout/cart/add', { ...fields, [size.name]: size.options[2]!.value })
    const cart = await page('/checkout/cart')
    expect(cart.document.querySelector('[data-cart-count]')?.textContent).toBe('1')
    expect(cart.document.querySelector('main')?.textContent).toContain('Signet Ring')
  })

  it('a long cart is printed in pages, as a Magento shop does', async () => {
    shop({
      items: Array.from({ length: 45 }, (_, at) => ({ sku: 'NN-1', options: { 5: `Name ${at}`, 6: '22' } })),
    })
    const names = async (path: string) =>
      [...(await page(path)).document.querySelectorAll('main .small[dir=auto]')].map(
        ({ textContent }) => textContent,
      )
    expect(await names('/checkout/cart')).toHaveLength(20)
    expect((await names('/checkout/cart?p=3')).map((name) => name?.split(' · ')[0])).toEqual(
      ['40', '41', '42', '43', '44'].map((at) => `Name ${at}`),
    )
    expect(await names('/checkout/cart?p=nonsense')).toEqual(await names('/checkout/cart'))
  })

  it('the demo strip changes country, currency and language and makes the visitor a customer who keeps the cart', async () => {
    shop({ items: [{ sku: 'EA-1', qty: 2 }] })
    const answer = await post('/settings/choose', {
      country: 'JP',
      currency: 'JPY',
      locale: 'ja_JP',
      customer: '7',
      back: '/pearl-earrings.html',
    })
    expect(new URL(answer.url).pathname).toBe('/pearl-earrings.html')
    const { document } = await page('/pearl-earrings.html')
    expect(document.documentElement.lang).toBe('ja-JP')
    expect(document.querySelector('.product__price')?.textContent).toMatch(/5,175/)
    expect(document.querySelector('.strip__now')?.textContent).toContain('Ann')
    expect(document.querySelector('[data-cart-count]')?.textContent).toBe('2')
  })

  it('tells the page what the visitor said to being measured', async () => {
    shop()
    const consent = async () => {
      const { document } = await page('/')
      return (JSON.parse(document.getElementById('bezel-config')!.textContent) as { consent?: boolean })
        .consent
    }
    expect(await consent()).toBeUndefined()
    await post('/settings/choose', { consent: 'granted' })
    expect(await consent()).toBe(true)
    await post('/settings/choose', { consent: 'refused' })
    expect(await consent()).toBe(false)
    await post('/settings/choose', { consent: 'open' })
    expect(await consent()).toBeUndefined()
  })

  it.each(['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example'])(
    'the demo strip does not send anyone to %s',
    async (back) => {
      shop()
      const answer = await post('/settings/choose', { back })
      expect(answer.url).toBe(new URL('/', location.href).href)
    },
  )
})

describe('themes', () => {
  it('offers a page without styles, one that fights back, one with Magento’s scripts and one with native events', async () => {
    shop()
    const [bare, hostile, magento, native] = await Promise.all(
      ['bare', 'hostile', 'requirejs', 'native'].map((name) => page(`/?theme=${name}`)),
    )
    expect(bare!.document.querySelector('link[rel=stylesheet]')).toBeNull()
    expect(hostile!.document.querySelector('base, form[name=body], img[name=currentScript]')).not.toBeNull()
    expect(magento!.text).toContain('/static/magento.js')
    expect(native!.text).toContain('/static/native.js')
  })
})

it('asks in the gallery for what each widget declares, and for every theme property', async () => {
  shop()
  const { document } = await page('/widgets')
  const choices = document.querySelectorAll('[data-exhibit=cart-drawer] [name=data-side] option')
  expect([...choices].map((option) => option.getAttribute('value'))).toEqual(['end', 'start'])
  const field = document.querySelector('[data-exhibit=cms-block] [name=data-identifier]')
  expect([field?.getAttribute('value'), field?.getAttribute('data-default')]).toEqual(['home-promo', ''])
  const tokens = [...document.querySelectorAll('[data-tokens] [name^="--bezel-"]')]
  expect(tokens.map((token) => token.getAttribute('name'))).toContain('--bezel-color-accent')
  expect(tokens.length).toBeGreaterThan(15)
})

it('leads back from a theme that hides every button, by a plain link', async () => {
  shop()
  await post('/settings/choose', { theme: 'hostile', back: '/care-guide' })
  const { document } = await page('/care-guide')
  const link = document.querySelector<HTMLAnchorElement>('.strip a')!
  const back = await page(link.getAttribute('href')!)
  expect(back.document.documentElement.dataset.theme).toBe('own')
  expect(back.document.querySelector('h1')?.textContent).toBe('Care guide')
})

describe('drawings', () => {
  it('there is one for every product', () => {
    for (const product of catalogue) expect(drawingNames).toContain(product.drawing)
  })

  it.each(drawingNames)('%s is whole: every number a number, every reference inside', (name) => {
    const svg = drawing(name)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(document.querySelector('parsererror')).toBeNull()
    for (const [, id] of svg.matchAll(/href="#([\w-]+)"/g)) expect(svg).toContain(`id="${id}"`)
  })
})

it('writes what a shopper typed as text', () => {
  expect(html`<b title="${'"'}">${'<img>'}</b>${[1, false, 2]}`.text).toBe(
    '<b title="&quot;">&lt;img&gt;</b>1\n\n2',
  )
})
