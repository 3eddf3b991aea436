import { waitFor } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { render as show } from '#test/render.tsx'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { findTemplates, Slot } from './Slot.tsx'
import { item, setUpCart } from './slots.fixture.ts'

setUpCart()

const page = document.body
afterEach(() => page.replaceChildren())

/** Adds a template as the page's parser would. */
function template(content: string, attributes = 'data-for="cart" data-slot="item-after"') {
  const html = `<template ${attributes}>${content}</template>`
  const parsed = new DOMParser().parseFromString(html, 'text/html').querySelector('template')!
  return document.importNode(parsed, true)
}

const place = (of = item) => <Slot island="cart" name="item-after" data={{ item: of }} />
const shown = () => page.querySelector('.bzl-slot > div')
const html = () => shown()?.innerHTML

it('shows a template with the texts, amounts and links of its item', async () => {
  page.append(
    template(
      '<p data-text="item.name"></p><b data-money="item.row_total_incl_tax"></b><a data-attr-href="item.url">More</a>',
    ),
  )
  await findTemplates()
  show(place())
  await waitFor(() => expect(shown()?.querySelector('p')?.textContent).toBe('Voucher <b>'))
  expect(shown()!.querySelector('b')!.textContent).toBe('$120.00')
  expect(shown()!.querySelector('a')!.getAttribute('href')).toBe('/voucher.html')
})

it('has cents of pesos in what is charged alone, as the totals have', async () => {
  $quoteCurrency.set('MXN')
  page.append(template('<b data-money="cart.grand_total"></b><i data-money="item.row_total_incl_tax"></i>'))
  await findTemplates()
  show(place())
  await waitFor(() => expect(shown()?.querySelector('b')?.textContent).toBe('MX$120.00'))
  expect(shown()!.querySelector('i')!.textContent).toBe('MX$120')
  $quoteCurrency.set(undefined)
})

it('shows parts by what is true of the item, and follows it', async () => {
  page.append(
    template('<i data-show="item.is_virtual">By e-mail</i><u data-hide="item.is_virtual">By post</u>'),
  )
  await findTemplates()
  const { rerender } = show(place())
  const visible = () => [...shown()!.children].filter((each) => !(each as HTMLElement).hidden)
  await waitFor(() => expect(visible().map(({ textContent }) => textContent)).toEqual(['By e-mail']))
  rerender(place({ ...item, is_virtual: false }))
  expect(visible().map(({ textContent }) => textContent)).toEqual(['By post'])
})

it.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a handler', '<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  [
    'a handler by a binding',
    '<p data-attr-onclick="item.name">x</p>',
    '<p data-attr-onclick="item.name">x</p>',
  ],
  [
    'a frame’s document by a binding',
    '<p data-attr-srcdoc="item.name">x</p>',
    '<p data-attr-srcdoc="item.name">x</p>',
  ],
  ['a class of ours', '<p class="bzl-overlay">x</p>', '<p>x</p>'],
  ['an expression', '<p data-text="alert(1)">x</p>', '<p>x</p>'],
  [
    'what objects inherit',
    '<p data-text="item.constructor.name">x</p>',
    '<p data-text="item.constructor.name"></p>',
  ],
])('has no room for %s', async (_what, content, expected) => {
  page.append(template(`${content}<i>There</i>`))
  await findTemplates()
  show(place())
  await waitFor(() => expect(html()).toBe(`${expected}<i>There</i>`))
})

it('leaves out a link that would run', async () => {
  page.append(template('<a data-attr-href="item.url">More</a>'))
  await findTemplates()
  show(place({ ...item, url: 'javascript:alert(1)' }))
  await waitFor(() => expect(html()).toBe('<a data-attr-href="item.url">More</a>'))
})

it('shows one that comes later, and none that has gone', async () => {
  show(place())
  page.append(template('First'))
  await findTemplates()
  await waitFor(() => expect(html()).toBe('First'))
  page.querySelector('template')!.remove()
  await waitFor(() => expect(shown()).toBeNull())
})

it('belongs to the marker it stands in', async () => {
  const marker = page.appendChild(document.createElement('div'))
  marker.dataset.widget = 'cart'
  marker.append(template('Inside', 'data-slot="item-after"'))
  await findTemplates()
  show(place())
  await waitFor(() => expect(html()).toBe('Inside'))
})
