import { getByText, queryByText, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $device } from '#storefront/state/context.ts'
import { mount } from './index.ts'

let shop: OpenShop
const stops: (() => void)[] = []

beforeEach(() => {
  shop = openShop()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  shop.restore()
  vi.restoreAllMocks()
})

async function marker(identifier: string, fallback = 'Our spring letter', parent: Element = document.body) {
  const host = document.createElement('div')
  host.dataset.widget = 'cms-block'
  host.dataset.identifier = identifier
  host.textContent = fallback
  parent.append(host)
  stops.push(await mount(host, () => undefined))
  return host
}
const asked = () => shop.ledger().requests.map(({ path }) => path)
const settled = () =>
  vi.waitFor(() => expect(asked().some((path) => path.includes('/cms/block/'))).toBe(true))

it('shows the page’s words until the block is there, then the block alone', async () => {
  const host = await marker('home-promo')
  expect(host.textContent).toBe('Our spring letter')
  await waitFor(() => getByText(host, /finished at one bench/))
  expect(queryByText(host, 'Our spring letter')).toBeNull()
})

it.each(['nowhere', 'retired'])('keeps the page’s words when the block is %s', async (identifier) => {
  const host = await marker(identifier)
  await settled()
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(host.textContent).toBe('Our spring letter')
})

it('keeps the page’s words when the shop does not answer', async () => {
  shop.shop.moods.push({ match: 'GET /rest/*', fault: { kind: 'status', status: 404 }, seen: 0 })
  const host = await marker('home-promo')
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(host.textContent).toBe('Our spring letter')
})

it('follows its identifier, and brings the page’s words back when there is no such block', async () => {
  const host = await marker('home-promo')
  await waitFor(() => getByText(host, /finished at one bench/))
  host.dataset.identifier = 'checkout_footer'
  await waitFor(() => getByText(host, 'Repairs for life'))
  host.dataset.identifier = 'nowhere'
  await waitFor(() => expect(host.textContent).toBe('Our spring letter'))
})

it('asks as a computer on tablets, as a phone on phones, and again when that changes', async () => {
  const host = await marker('home-promo')
  await waitFor(() => getByText(host, /finished at one bench/))
  $device.set('Tablet')
  await new Promise((resolve) => setTimeout(resolve, 5))
  $device.set('Mobile')
  await waitFor(() => expect(queryByText(host, /finished at one bench/)).toBeNull())
  const blocks = asked().filter((path) => path.includes('/cms/block/'))
  expect(blocks.map((path) => path.split('?')[1])).toEqual(['device=PC', 'device=Mobile'])
})

it('stays where it cannot be read for the device it is shown on by then', async () => {
  const host = await marker('home-promo')
  await waitFor(() => getByText(host, /finished at one bench/))
  shop.shop.moods.push({ match: 'GET *device=Mobile*', fault: { kind: 'status', status: 400 }, seen: 0 })
  $device.set('Mobile')
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  await waitFor(() => expect(host.querySelector('[aria-busy]')).toBeNull())
  getByText(host, /finished at one bench/)
  host.dataset.identifier = 'checkout_footer'
  await waitFor(() => expect(host.textContent).toBe('Our spring letter'))
})

it('does not go round in circles when a block contains itself', async () => {
  const outer = document.createElement('div')
  outer.dataset.widget = 'cms-block'
  outer.dataset.identifier = 'home-promo'
  document.body.append(outer)
  const inner = await marker('home-promo', 'again', outer)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(inner.textContent).toBe('again')
  expect(asked()).toEqual([])
})

it('shares one call between two places on a page', async () => {
  const hosts = await Promise.all([marker('home-promo'), marker('home-promo')])
  await Promise.all(hosts.map((host) => waitFor(() => getByText(host, /finished at one bench/))))
  expect(asked().filter((path) => path.includes('home-promo'))).toHaveLength(1)
})
