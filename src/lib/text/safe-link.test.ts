import { describe, expect, it } from 'vitest'
import { isSafeImage, isSafeLink, webLink } from './safe-link.ts'

describe('a link in a merchant’s text', () => {
  it.each([
    '/care',
    'care?a=b:c',
    '#top',
    '//example.com',
    'https://example.com',
    'MAILTO:a@b.c',
    'tel:+49',
    '',
  ])('may lead to %s', (url) => expect(isSafeLink(url)).toBe(true))
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u00adscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'view-source:https://example.com',
  ])('may not lead to %j', (url) => expect(isSafeLink(url)).toBe(false))
})

describe('a picture in a merchant’s text', () => {
  it.each(['/a.jpg', 'https://example.com/a.jpg', 'data:image/png;base64,iVBORw0KGgo='])('may be %s', (url) =>
    expect(isSafeImage(url)).toBe(true),
  )
  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,eA==',
    'mailto:a@b.c',
    'javascript:x',
    'x data:image/png;base64,aaaa',
    'data:image/png;base64,a" onerror="x',
    'data:image/png;base64,a"onerror="x"',
  ])('may not be %s', (url) => expect(isSafeImage(url)).toBe(false))
})

it('takes only whole web addresses from settings', () => {
  expect(webLink('https://www.example.com')).toBe('https://www.example.com/')
  expect(webLink('http://example.com/a')).toBe('http://example.com/a')
  expect(webLink(new URL('https://example.com'))).toBeUndefined()
  for (const bad of [
    '/path',
    'javascript:alert(1)',
    'https://a:b@example.com/',
    'https://a@example.com/',
    'https://:b@example.com/',
    'xhttps://example.com',
    'httpss://example.com',
    '',
    null,
    7,
  ])
    expect(webLink(bad)).toBeUndefined()
})
