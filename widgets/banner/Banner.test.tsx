import { getByRole, getByText, queryByRole, queryByText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $notices, notify } from '#storefront/state/notices/notices.ts'
import { closeDrawer, openDrawer } from '#cart/state/drawer.ts'
import { render } from '#test/render.tsx'
import { Banner } from './Banner.tsx'

const page = document.body
const list = () => getByRole(getByRole(page, 'region', { name: 'Messages' }), 'list')
const shown = (text: string) => waitFor(() => getByText(list(), text))
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2030, 0, 1) })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Banner />)
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

it('shows our own messages in the shop’s exact words', async () => {
  notify({ type: 'success', key: 'notice.deleted' })
  await shown('Successfully Deleted')
})

it('shows the storefront’s messages as text, strange markup taken off and entities opened', async () => {
  notify({ type: 'error', text: 'You can&#039;t buy <blink onclick="x()">Rose ring</blink> &lt;3' })
  await shown("You can't buy Rose ring <3")
})

it('keeps the links and stresses the storefront may write, and shows their words once', async () => {
  notify({ type: 'success', text: 'You added <a href="/rose-ring.html">Rose ring</a> to <b>Wishes</b>.' })
  const link = await waitFor(() => getByRole(list(), 'link', { name: 'Rose ring' }))
  expect(link.getAttribute('href')).toBe('/rose-ring.html')
  expect(getByRole(page, 'status').textContent).toBe('You added Rose ring to Wishes.')
  getByRole(page, 'button', { name: 'Dismiss: You added Rose ring to Wishes.' })
})

it('shows good news politely and errors at once, in regions that were there before', async () => {
  const status = await waitFor(() => getByRole(page, 'status'))
  const alert = getByRole(page, 'alert')
  notify({ type: 'success', text: 'Saved.' })
  notify({ type: 'error', text: 'The payment is REFUSED.' })
  await waitFor(() =>
    expect([status.textContent, alert.textContent]).toEqual(['Saved.', 'The payment is REFUSED.']),
  )
})

it('lets good news go after six seconds and keeps errors', async () => {
  notify({ type: 'success', text: 'Saved.' })
  notify({ type: 'error', text: 'Refused.' })
  await shown('Refused.')
  await vi.advanceTimersByTimeAsync(5800)
  await shown('Saved.')
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() => expect(queryByText(list(), 'Saved.')).toBeNull())
  await shown('Refused.')
})

it('waits while the pointer rests on a message', async () => {
  notify({ type: 'success', text: 'Saved.' })
  await shown('Saved.')
  await user().hover(getByText(list(), 'Saved.').closest('li')!)
  await vi.advanceTimersByTimeAsync(20_000)
  await shown('Saved.')
})

it('waits while the focus rests on a message that the pointer leaves', async () => {
  notify({ type: 'success', text: 'Saved.' })
  await shown('Saved.')
  const pointer = user()
  const message = getByText(list(), 'Saved.').closest('li')!
  await pointer.hover(message)
  getByRole(page, 'button', { name: 'Dismiss: Saved.' }).focus()
  await pointer.unhover(message)
  await vi.advanceTimersByTimeAsync(20_000)
  await shown('Saved.')
})

it('waits while the cart’s drawer covers it', async () => {
  openDrawer()
  notify({ type: 'success', text: 'Saved.' })
  await vi.advanceTimersByTimeAsync(20_000)
  closeDrawer()
  await vi.advanceTimersByTimeAsync(5800)
  await shown('Saved.')
  await vi.advanceTimersByTimeAsync(1000)
  await waitFor(() => expect(queryByRole(page, 'region', { name: 'Messages' })).toBeNull())
})

it('takes a message away when the shopper dismisses it', async () => {
  notify({ type: 'error', text: 'Refused.' })
  await shown('Refused.')
  await user().click(getByRole(page, 'button', { name: 'Dismiss: Refused.' }))
  await waitFor(() => expect($notices.get()).toEqual([]))
})

it('leads a keyboard on from a dismissed message, at last to where it came from', async () => {
  const home = document.createElement('button')
  page.prepend(home)
  notify({ type: 'error', text: 'One' })
  notify({ type: 'error', text: 'Two' })
  await shown('Two')
  home.focus()
  const keyboard = user()
  await keyboard.tab()
  await keyboard.keyboard('{Enter}')
  expect(document.activeElement).toBe(getByRole(page, 'button', { name: 'Dismiss: Two' }))
  await keyboard.keyboard('{Enter}')
  expect(document.activeElement).toBe(home)
  home.remove()
})

it('shows the same sentence once', async () => {
  notify({ type: 'error', text: 'Refused.' })
  await vi.advanceTimersByTimeAsync(6000)
  notify({ type: 'error', text: 'Refused.' })
  notify({ type: 'error', text: 'Locked.' })
  await shown('Locked.')
  expect(list().children).toHaveLength(2)
})

it('takes an older one of the same sentence away with it', async () => {
  notify({ type: 'error', text: 'Refused.' })
  await vi.advanceTimersByTimeAsync(6000)
  notify({ type: 'error', text: 'Refused.' })
  await shown('Refused.')
  await user().click(getByRole(page, 'button', { name: 'Dismiss: Refused.' }))
  await waitFor(() => expect(queryByText(page, 'Refused.', { selector: '.bzl-notice__text' })).toBeNull())
})
