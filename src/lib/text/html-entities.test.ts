import { expect, it } from 'vitest'
import { parseItem } from '#cart/rules/cart.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { parseRates } from '#delivery/rules/shipping.ts'
import { parseMethods } from '#payment/api/payment-details.ts'
import { parseOffers } from '#offers/rules/offers.ts'
import { parseVisitorGift } from '#gifts/rules/gifts.ts'
import { decodeHtml, plainText } from './html-entities.ts'
import { hasTags } from '#widgets/banner/Banner.tsx'

it.each([
  ['O&#039;Neil &amp; Söhne', "O'Neil & Söhne"],
  ['&LT;b&gt; &quot;&apos;', '<b> "\''],
  ['1&nbsp;234', '1\u00a0234'],
  ['&#x1F48D; &#x41;&#65;', '💍 AA'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&amp;lt;', '&lt;'],
  ['Moon&trade; &amp; Sun&reg; &copy;', 'Moon™ & Sun® ©'],
  ['Caf&eacute; &Uuml;ber &uuml;ber', 'Café Über über'],
  ['&ldquo;18&frac12;&rdquo; &ndash; 9&thinsp;g &hearts;&hellip;', '“18½” – 9\u2009g ♥…'],
  ['&AMP; &LT; &yuml;&nbsp;', '& < ÿ\u00a0'],
])('reads %s once', (escaped, text) => expect(decodeHtml(escaped)).toBe(text))

it('keeps what is no entity', () =>
  expect(decodeHtml('&x; &#0; &#x110000; AT&T &trade &TRADE;')).toBe(
    '&x; &#0; &#x110000; AT&T &trade &TRADE;',
  ))

const words = 'Moon&trade; &amp; Sun&reg;'

it.each<[string, unknown]>([
  ['an item', parseItem({ item_id: 1, name: words })?.name],
  ['what is said of an item', parseItem({ item_id: 1, message: words })?.message],
  [
    'the option of an item',
    parseItem({ item_id: 1, options: [{ label: 'x', value: words }] })?.options[0]?.value,
  ],
  [
    'the name of an option',
    parseItem({ item_id: 1, options: [{ label: words, value: 1 }] })?.options[0]?.label,
  ],
  [
    'a row of the totals',
    parseTotals({ total_segments: [{ code: 'x', title: words, value: 1 }] })?.total_segments[0]?.title,
  ],
  ['a carrier', parseRates([{ carrier_code: 'x', carrier_title: words }])[0]?.carrier_title],
  ['a way to deliver', parseRates([{ carrier_code: 'x', method_title: words }])[0]?.method_title],
  ['a way to pay', parseMethods([{ code: 'x', title: words }])[0]?.title],
  ['an offer', parseOffers([{ product_id: 1, name: words }])[0]?.name],
  ['a gift', parseVisitorGift({ eligible: true, title: words })?.title],
])('the merchant’s words for %s are text in every answer', (_what, text) => expect(text).toBe('Moon™ & Sun®'))

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
