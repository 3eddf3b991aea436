import { findByText, getByRole } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { beginAttempt, recordAnswer } from '../../src/state/order/attempt'
import { removeAttempt } from '../../src/state/order/kept-attempt'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { json, serve } from '../../test/fetch-stub'
import { render } from '../../test/render'
import { OrderResult } from './OrderResult'

afterEach(() => {
  vi.useRealTimers()
  removeAttempt()
})

it('that the shop is silent is said by the card alone, beside the drawer’s announcements', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  beginAttempt('cart', 'adyen_hpp', true)
  recordAnswer('42')
  serve(json({ message: 'no' }, 500))
  render(<Announcer />)
  const { host } = render(<OrderResult resultCode="" />)
  await findByText(host, /^The shop is not responding/)
  await vi.advanceTimersByTimeAsync(500)
  expect(host.querySelector('[aria-live]')!.textContent).toContain('The shop is not responding')
  expect(getByRole(document.body, 'status').textContent).toBe('')
})
