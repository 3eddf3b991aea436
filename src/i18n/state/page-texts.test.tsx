import { getByText, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { useText } from '../view/i18n.ts'
import { widget } from '#widget.tsx'
import { $page } from '#storefront/state/page.ts'
import { i18n } from './i18n.ts'
import { $arrivals, addStrings } from './strings.ts'
import { unknownTexts } from './unknown-texts.ts'

const en = {
  place: 'Place order',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  terms: 'Terms',
}
const FILES: Record<string, object> = {
  'de/till': {
    place: 'Bestellen',
    items_one: '{{count}} Artikel',
    items_other: '{{count}} Artikel',
    terms: 'AGB',
  },
  'en/till': en,
}

function Till() {
  const text = useText('till', en)
  return <p>{[text('place'), text('items', { count: 2 }), text('terms')].join(' · ')}</p>
}
const mountTill = widget({ name: 'till', component: Till, strings: en })
let stop: () => void

beforeEach(() =>
  serve(() => {
    const found = Object.entries(FILES).find(([name]) => sent.at(-1)!.path.endsWith(`/${name}.json`))
    return found ? json(found[1])() : new Response('', { status: 404 })
  }),
)
afterEach(() => {
  stop()
  for (const language of ['de', 'nl']) i18n.removeResourceBundle(language, 'till')
  addStrings('en', 'till', en)
  $arrivals.set({})
})

async function mount(locale: string, texts: Record<string, object>) {
  $page.set({ ...$page.get(), locale, texts })
  const host = document.body.appendChild(document.createElement('div'))
  await mountTill.prepare()
  stop = await mountTill(host, vi.fn())
  return host
}

const shows = (host: HTMLElement, text: string, lang: string) =>
  waitFor(() => expect(getByText(host, text).closest<HTMLElement>('.bzl')!.lang).toBe(lang))

it('has the page’s text in place of ours, in a language of ours', async () => {
  const host = await mount('de-DE', {
    de: { 'till/place': 'Jetzt kaufen', 'other/place': 'x', 'till/terms': 7 },
  })
  await shows(host, 'Jetzt kaufen · 2 Artikel · AGB', 'de')
})

it('has the page’s text in English, too, and leaves it the plural forms', async () => {
  const host = await mount('en-US', { en: { 'till/place': 'Buy now' } })
  await shows(host, 'Buy now · 2 items · Terms', 'en')
})

it('speaks a language of the page’s own, without a request for it, and English where it lacks a text', async () => {
  const host = await mount('nl-BE', {
    nl: {
      'till/place': 'Bestellen',
      'till/items_one': '{{count}} artikel',
      'till/items_other': '{{count}} artikelen',
    },
  })
  await shows(host, 'Bestellen · 2 artikelen · Terms', 'nl')
  expect(sent.filter(({ path }) => path.includes('/nl/'))).toEqual([])
})

it('stays English where a language of the page’s own has nothing for the widget', async () => {
  const host = await mount('nl-NL', { nl: { 'cart/title': 'Winkelwagen' } })
  await shows(host, 'Place order · 2 items · Terms', 'en')
})

it('knows which texts of the page stand for none of ours', async () => {
  await mount('nl-NL', {
    nl: { 'till/place': 'x', 'till/items_few': 'x', 'till/plaec': 'x', 'tull/place': 'x' },
  })
  expect(await unknownTexts()).toEqual(['nl till/plaec', 'nl tull/place'])
})
