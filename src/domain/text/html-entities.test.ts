import { expect, it } from 'vitest'
import { decodeHtml } from './html-entities'

it.each([
  ['O&#039;Neil &amp; Söhne', "O'Neil & Söhne"],
  ['&LT;b&gt; &quot;&apos;', '<b> "\''],
  ['1&nbsp;234', '1\u00a0234'],
  ['&#x1F48D; &#x41;&#65;', '💍 AA'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&amp;lt;', '&lt;'],
])('reads %s once', (escaped, text) => expect(decodeHtml(escaped)).toBe(text))

it('keeps what is no entity', () =>
  expect(decodeHtml('&x; &#0; &#x110000; AT&T &copy;')).toBe('&x; &#0; &#x110000; AT&T &copy;'))
