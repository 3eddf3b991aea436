import { expect, it } from 'vitest'
import { headFor } from './head.mjs'

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

const linksOf = (...given: Parameters<typeof headFor>) =>
  [...document.createRange().createContextualFragment(headFor(...given)).children] as HTMLLinkElement[]

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
