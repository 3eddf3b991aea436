import { expect, it } from 'vitest'
import { hasTags } from '#widgets/banner/BannerMessage.tsx'
import { plainText } from './plain-text.ts'

it.each([
  ['You added <a href="/cart">Ring</a> &amp; more.', 'You added Ring & more.'],
  ['One<br>two<br/>three<br />four<BR  >five', 'One two three four five'],
  [' 3 < 5 and 7 > 2 ', '3 < 5 and 7 > 2'],
  ['&lt;b&gt;', '<b>'],
  ['<b></b>', ''],
])('%s reads "%s"', (html, text) => expect(plainText(html)).toBe(text))

it.each([
  ['<a href="/cart">Ring</a>', true],
  ['a <B>bold</B> word', true],
  ['<strong class="x">', true],
  ['<script>', false],
  ['<area>', false],
  ['3 < 5', false],
  ['plain', false],
])('whether %s has tags: %s', (html, yes) => expect(hasTags(html)).toBe(yes))
