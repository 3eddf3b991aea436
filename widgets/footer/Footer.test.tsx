import { getByText, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $settings } from '#storefront/state/config.ts'
import { mount } from './index.ts'

const stops: (() => void)[] = []

beforeEach(() => {
  vi.setSystemTime(new Date(2031, 5, 1))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function footer(settings: Record<string, string> | undefined, company?: string) {
  $settings.set(settings)
  const host = document.createElement('div')
  host.textContent = 'Made in Ghent'
  if (company) host.dataset.company = company
  document.body.append(host)
  stops.push(await mount(host, () => undefined))
  return host
}

it('shows the shop’s own line as text, with the year where it wants one', async () => {
  const host = await footer({ copyright: '&copy; © 2020–{year} Ann &amp; <b>Co</b>' }, 'Ondelle')
  getByText(host, '© © 2020–2031 Ann & <b>Co</b>')
})

it('shows company and year when the shop has no line', async () => {
  getByText(await footer({}, ' Ondelle '), '© 2031 Ondelle. All rights reserved.')
})

it('leaves the page’s words when it knows neither, and until the shop has answered', async () => {
  expect((await footer({})).textContent).toBe('Made in Ghent')
  const host = await footer(undefined, 'Ondelle')
  expect(host.textContent).toBe('Made in Ghent')
  $settings.set({ copyright: '© Ondelle' })
  await waitFor(() => expect(host.textContent).toBe('© Ondelle'))
})
