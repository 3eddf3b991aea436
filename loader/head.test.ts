import { describe, expect, it } from 'vitest'
import { headFor, importMapFor } from './head.mjs'

const manifest = {
  version: '1.2.3',
  files: { 'locales/de/hello.json': {} },
  widgets: {
    hello: { chunks: ['chunks/core.js'], styles: ['widgets/base.css'], strings: ['hello'], calls: [] },
    buying: {
      chunks: ['chunks/core.js', 'chunks/buying.js'],
      styles: [],
      strings: [],
      calls: ['oneday/config'],
    },
  },
}

const fragmentOf = (...given: Parameters<typeof headFor>) =>
  document.createRange().createContextualFragment(headFor(...given))

const linksOf = (...given: Parameters<typeof headFor>) => [...fragmentOf(...given).querySelectorAll('link')]

it('lists what widgets need once, in the form in which it will be requested', () => {
  const links = linksOf(['hello', 'buying'], { manifest })
  expect(links.map(({ rel, as, attributes }) => [rel, as, attributes.getNamedItem('href')!.value])).toEqual([
    ['modulepreload', '', '/bezel/1.2.3/loader.js'],
    ['modulepreload', '', '/bezel/1.2.3/chunks/core.js'],
    ['modulepreload', '', '/bezel/1.2.3/chunks/buying.js'],
    ['preload', 'style', '/bezel/1.2.3/widgets/base.css'],
    ['preload', 'fetch', '/oneday/config'],
  ])
  expect(links.map((link) => link.hasAttribute('crossorigin'))).toEqual([false, false, false, true, true])
})

it('follows the folder, the base url, the language and the nonce of the page', () => {
  const links = linksOf(['hello', 'buying'], {
    manifest,
    folder: '/b/',
    baseUrl: '/shop/',
    language: 'de',
    nonce: 'n',
  })
  const hrefs = links.map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/b/loader.js',
    '/b/chunks/core.js',
    '/b/chunks/buying.js',
    '/b/widgets/base.css',
    '/b/locales/de/hello.json',
    '/shop/oneday/config',
  ])
  expect(links.every((link) => link.getAttribute('nonce') === 'n')).toBe(true)
})

it.each(['de-DE', 'de_AT', 'DE'])('requests the strings of a page in %s', (language) => {
  const links = linksOf(['hello'], { manifest, language })
  expect(links.at(-1)!.getAttribute('href')).toBe('/bezel/1.2.3/locales/de/hello.json')
})

it.each(['en', 'en-GB'])('requests no strings for a page in %s, which has them in its code', (language) => {
  const files = { ...manifest.files, 'locales/en/hello.json': {} }
  const links = linksOf(['hello'], { manifest: { ...manifest, files }, language })
  expect(links.filter((link) => link.getAttribute('href')!.includes('/locales/'))).toEqual([])
})

it('requests no strings of a language that has no files', () => {
  const links = linksOf(['hello'], { manifest, language: 'nl' })
  expect(links.filter((link) => link.getAttribute('href')!.includes('/locales/'))).toEqual([])
})

it('preloads no route that the shop does not have, and takes a base url without its slash', () => {
  const callsOf = (own: object) =>
    linksOf(['buying'], { manifest, ...own })
      .filter(({ as }) => as === 'fetch')
      .map((link) => link.getAttribute('href'))
  expect(callsOf({ baseUrl: '/shop' })).toEqual(['/shop/oneday/config'])
  expect(callsOf({ ownRoutes: ['/oneday/config'] })).toEqual(['/oneday/config'])
  expect(callsOf({ ownRoutes: ['/checkout/config/data'] })).toEqual([])
})

it('names what is no widget', () => {
  expect(() => linksOf(['hello', 'minicart'], { manifest })).toThrow('There is no widget minicart')
})

describe('of a release whose manifest has digests', () => {
  const pinned = {
    ...manifest,
    files: {
      'loader.js': { sha256: 'sha256-loader' },
      'chunks/core.js': { sha256: 'sha256-core' },
      'chunks/later.js': { sha256: 'sha256-later' },
      'widgets/base.css': { sha256: 'sha256-base' },
      'locales/de/hello.json': { sha256: 'sha256-words' },
    },
  }

  it('every script and style is pinned by an import map before the first module, and each link by itself', () => {
    const [first, ...others] = fragmentOf(['hello'], { manifest: pinned, nonce: 'n' }).children
    expect([first!.getAttribute('type'), first!.getAttribute('nonce')]).toEqual(['importmap', 'n'])
    expect(JSON.parse(first!.textContent)).toEqual({
      integrity: {
        '/bezel/1.2.3/loader.js': 'sha256-loader',
        '/bezel/1.2.3/chunks/core.js': 'sha256-core',
        '/bezel/1.2.3/chunks/later.js': 'sha256-later',
        '/bezel/1.2.3/widgets/base.css': 'sha256-base',
      },
    })
    expect(others.map((link) => link.getAttribute('integrity'))).toEqual([
      'sha256-loader',
      'sha256-core',
      'sha256-base',
    ])
  })

  it('a page with an import map of its own gets the digests for it, and no second map', () => {
    expect(fragmentOf(['hello'], { manifest: pinned, importMap: false }).querySelector('script')).toBeNull()
    expect(Object.keys(importMapFor({ manifest: pinned, folder: '/b/' }).integrity)).toContain(
      '/b/chunks/later.js',
    )
  })
})
