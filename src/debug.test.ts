import { waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import schema from '#public/bezel-config.schema.json'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { addSlot } from '#slots/state/add-slot.ts'
import { $products } from '#catalogue/state/products.ts'
import { wordsOf } from '#i18n/view/i18n.ts'
import type { Bezel } from '#public/bezel.d.ts'

const STRINGS: Record<string, object> = {
  'en/till': { total: 'Total' },
  'en/review': { total: 'Total' },
}

const bezel = { heard: {} as Record<string, unknown> }
const listenTo = (type: string) => (bezel.heard[type] = undefined)

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** The mistakes of theme developers that only a loaded page shows. Markers and templates have tests of their own. */
const EXPECTED = [
  'Bezel.on: there is no event "bezel:cart-chnged". Did you mean "bezel:cart-changed"?',
  'Bezel.on: there is no event "cart-changed". Did you mean "bezel:cart-changed"?',
  'a slot is filled that no island has: cart/foot-befor. Did you mean "cart/foot-before"?',
  'the shop sells no product "RING-X"',
  'texts for "de-DE" are never read: write "de"',
  'texts that are none of ours: en till/totl',
  'the text till/total is not the one in use here, but review/total is, which is the same in English',
  'in #bezel-config #/currency: it cannot be "EURO"',
]

it('tells each mistake that a theme developer makes, once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  self.Bezel = bezel as unknown as Bezel
  const texts = { 'de-DE': { 'till/total': 'Summe' }, en: { 'till/total': 'Sum', 'till/totl': 'Sum' } }
  const config = JSON.stringify({ debug: true, currency: 'EURO', texts })
  document.body.innerHTML = `<script type="application/json" id="bezel-config">${config}</script>`
  serve(() => {
    const { path } = sent.at(-1)!
    if (path.endsWith('bezel-config.schema.json')) return json(schema)()
    const name = Object.keys(STRINGS).find((each) => path.endsWith(`/${each}.json`))
    return name ? json(STRINGS[name]!)() : new Response('', { status: 404 })
  })
  listenTo('bezel:cart-chnged')
  listenTo('bezel:ready')
  await import('./debug.ts')
  for (const type of ['cart-changed', 'cart-changed', 'bezel:cart-changed']) listenTo(type)
  addSlot('cart/foot-befor', () => undefined)
  $products.setKey('RING-X', 'missing')
  $products.setKey('RING-Y', 'failed')
  wordsOf('review', { total: 'Total' }).get().text('total')
  const lines = () => logged.mock.calls.map(([line]) => String(line))
  for (const expected of EXPECTED)
    await waitFor(
      () =>
        expect(
          lines().filter((line) => line.startsWith(`Bezel: ${expected}`)),
          expected,
        ).toHaveLength(1),
      { timeout: 5000 },
    )
  expect(lines()).toHaveLength(EXPECTED.length)
})
