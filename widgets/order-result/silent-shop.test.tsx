import { findByText, getByRole } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { beginAttempt, recordAnswer } from '#order/state/attempt.ts'
import { removeAttempt } from '#order/state/kept-attempt.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { json, serve } from '#test/fetch-stub.ts'
import { render } from '#test/render.tsx'
import { OrderResult } from './OrderResult.tsx'

afterEach(() => {
  vi.useRealTimers()
  removeAttempt()
})

it('that the shop is silent is said by the card alone, beside the drawer’s announcements', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  beginAttempt('cart', 'adyen_hpp', { hasProviderResult: true })
  recordAnswer('42')
  serve(json({ message: 'no' }, 500))
  render(<Announcer />)
  const { host } = render(<OrderResult resultCode="" />)
  await findByText(host, /^The shop is not responding/)
  await vi.advanceTimersByTimeAsync(500)
  expect(host.querySelector('[aria-live]')!.textContent).toContain('The shop is not responding')
  expect(getByRole(document.body, 'status').textContent).toBe('')
})
