import { waitFor } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { json, serve } from '#test/fetch-stub.ts'
import { render } from '#test/render.tsx'
import { afterPaint } from '#dom/lifecycle.ts'
import { beginAttempt, recordAnswer } from '#order/state/attempt.ts'
import { OrderResult } from './OrderResult.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  sessionStorage.setItem('bezel-checkout', '{}')
})

/** A shopper comes back from the bank, with this result of the shop's. */
async function comeBack(resultCode: string, kind = resultCode.toLowerCase()) {
  beginAttempt('cart', 'adyen_hpp', { hasProviderResult: true })
  recordAnswer('42')
  serve(json({ isFinal: true, resultCode }))
  const { host } = render(<OrderResult resultCode="" />)
  await waitFor(() => expect(host.querySelector('section')!.dataset.kind).toBe(kind))
}

it.each(['Authorised', 'Received'])('what was entered for an order is gone once it is %s', async (code) => {
  await comeBack(code)
  await waitFor(() => expect(sessionStorage.getItem('bezel-checkout')).toBeNull())
})

it('what was entered for an order is gone once it waits to be paid with a slip', async () => {
  await comeBack('PresentToShopper', 'present')
  await waitFor(() => expect(sessionStorage.getItem('bezel-checkout')).toBeNull())
})

it('what was entered is there still for who has to pay otherwise', async () => {
  await comeBack('Refused')
  await new Promise<void>(afterPaint)
  expect(sessionStorage.getItem('bezel-checkout')).toBe('{}')
})

it('a page’s address alone, which anybody can write, clears nothing', async () => {
  render(<OrderResult resultCode="Authorised" />)
  await waitFor(() => expect(location.replace).toHaveBeenCalled())
  expect(sessionStorage.getItem('bezel-checkout')).toBe('{}')
})
