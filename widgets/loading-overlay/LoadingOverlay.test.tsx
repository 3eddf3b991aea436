import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { showOverlay } from '#storefront/state/overlay.ts'
import { Overlay } from '#ui/Overlay.tsx'
import { render } from '#test/render.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const page = document.body
const veil = () => findByRole(page, 'dialog')
const gone = () => waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())

afterEach(() => vi.useRealTimers())

it('covers the page while something is under way, shows what, and gives the focus back', async () => {
  const button = page.appendChild(document.createElement('button'))
  button.focus()
  render(<LoadingOverlay />)
  const end = showOverlay('Changing to EUR…')
  const dialog = await veil()
  await waitFor(() => expect(getByRole(dialog, 'status').textContent).toBe('Changing to EUR…'))
  end()
  await gone()
  expect(document.activeElement).toBe(button)
})

it('lets a screen reader speak while it lasts: its announcements are in nothing that is busy', async () => {
  render(<LoadingOverlay />)
  const end = showOverlay('Changing to EUR…')
  const dialog = await veil()
  expect(getByRole(dialog, 'status').closest('[aria-busy=true]')).toBeNull()
  end()
  await gone()
})

it('stays until the last of several has ended', async () => {
  render(<LoadingOverlay />)
  const ends = [showOverlay('One'), showOverlay('Two')]
  await veil()
  ends[1]!()
  await waitFor(() => expect(getByRole(page, 'dialog', { name: 'One' })).toBeTruthy())
  ends[0]!()
  await gone()
})

it('cannot be dismissed', async () => {
  render(<LoadingOverlay />)
  const end = showOverlay('Wait')
  const dialog = await veil()
  const escape = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)
  ;(dialog as HTMLDialogElement).close()
  await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true))
  end()
  await gone()
})

it('ends by itself when its caller never ends it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<LoadingOverlay />)
  showOverlay('Lost')
  await veil()
  await vi.advanceTimersByTimeAsync(90_000)
  await gone()
})

it('ends when the page comes back from memory', async () => {
  render(<LoadingOverlay />)
  showOverlay('Leaving')
  await veil()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await gone()
})

it('covers for the parts of other widgets, which cover the page themselves where there is none', async () => {
  const alone = render(<Overlay busy label="Placing your order…" />)
  expect(page.querySelectorAll('.bzl-overlay')).toHaveLength(1)
  render(<LoadingOverlay />)
  await findByRole(page, 'dialog', { name: 'Placing your order…' })
  expect(page.querySelectorAll('.bzl-overlay')).toHaveLength(0)
  alone.rerender(<Overlay busy={false} label="Placing your order…" />)
  await gone()
})
