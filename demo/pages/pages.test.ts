import { readdirSync } from 'node:fs'
import { html } from 'hono/html'
import { describe, expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { catalogue } from '../shop/catalogue.ts'
import { drawing, drawingNames } from './drawings.ts'
import { textsOf } from './text.ts'
import { page, post, shop } from './pages.fixture.ts'

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
    for (const script of document.querySelectorAll(
      'script:not([type="application/json"], [type="speculationrules"])',
    )) {
      expect(script.getAttribute('nonce')).toBe(nonce)
      // The only inline script beside the import map is the one that shows the cart's count in the first frame.
      const text = script.textContent.trim()
      if (text && script.getAttribute('type') !== 'importmap') expect(text).toContain('[data-bezel-count]')
    }
    expect(document.querySelectorAll('style, [style], [onclick], [onload]')).toHaveLength(0)
  })

  it.each(PAGES)(
    '%s has one main heading, a skip link to its main content and names for its fields',
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

  it('has markers only of widgets that exist', async () => {
    shop()
    const folders = readdirSync('widgets')
    const { document } = await page('/widgets')
    for (const marker of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      expect(folders).toContain(marker.dataset.widget)
    }
  })
})

describe('languages', () => {
  it.each(locales)('is in the language of %s, and so are the widgets', async (locale) => {
    shop({ locale })
    const { document } = await page('/')
    const tag = locale.replace('_', '-')
    expect(document.documentElement.lang).toBe(tag)
    expect(document.querySelector('h1')?.textContent).toBe(textsOf(locale.slice(0, 2))('home.title'))
    expect(JSON.parse(document.querySelector('#bezel-config')?.textContent ?? '').locale).toBe(tag)
  })
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

it('has fields in the gallery for the declared properties of each widget and all theme properties', async () => {
  shop()
  const { document } = await page('/widgets')
  const choices = document.querySelectorAll('[data-example=cart-drawer] [name=data-side] option')
  expect([...choices].map((option) => option.getAttribute('value'))).toEqual(['end', 'start'])
  const field = document.querySelector('[data-example=cms-block] [name=data-identifier]')
  expect([field?.getAttribute('value'), field?.getAttribute('data-default')]).toEqual(['home-promo', ''])
  const tokens = [...document.querySelectorAll('[data-tokens] [name^="--bezel-"]')]
  expect(tokens.map((token) => token.getAttribute('name'))).toContain('--bezel-color-accent')
  expect(tokens.length).toBeGreaterThan(15)
})

it('leads back from a theme that hides every button, by a plain link', async () => {
  shop()
  await post('/settings/choose', { theme: 'hostile', back: '/care-guide' })
  const { document } = await page('/care-guide')
  const link = document.querySelector<HTMLAnchorElement>('.settings-bar a')!
  const back = await page(link.getAttribute('href')!)
  expect(back.document.documentElement.dataset.theme).toBe('own')
  expect(back.document.querySelector('h1')?.textContent).toBe('Care guide')
})

it.each([
  { customer: undefined, name: 'Guest' },
  { customer: 'ann@example.com', name: 'Ann' },
  { customer: 'bea@example.com', name: 'Bea' },
])('says above the page that the shopper is $name', async ({ customer, name }) => {
  shop({ customer })
  const { document } = await page('/')
  expect(document.querySelector('.settings-bar__now')?.textContent).toMatch(new RegExp(`${name}$`))
  const chosen = document.querySelector('.settings-bar [name=customer] option[selected]')
  expect(chosen?.textContent).toBe(name)
})

describe('drawings', () => {
  it('there is one for every product', () => {
    for (const product of catalogue) expect(drawingNames).toContain(product.drawing)
  })

  it('each product has its own picture at its address', async () => {
    shop()
    for (const { drawing: name } of catalogue) {
      const response = await fetch(`/media/catalog/product/${name}.svg`)
      expect(await response.text(), name).toBe(drawing(name))
    }
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
  expect(html`<b title="${'"'}">${'<img>'}</b>${[1, false, 2]}`.toString()).toBe(
    '<b title="&quot;">&lt;img&gt;</b>12',
  )
})
