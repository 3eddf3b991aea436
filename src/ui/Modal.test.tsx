import { fireEvent, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { Modal } from './Modal.tsx'

function Page({ onClose = () => {}, outside = true }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => (onClose(), setOpen(false))
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cart
      </button>
      {isOpen && (
        <Modal title="Your cart" onClose={close} closeOnOutsideClick={outside}>
          <p>Nothing yet</p>
        </Modal>
      )}
    </>
  )
}

const page = document.body
const open = async () => {
  await userEvent.click(getByRole(page, 'button', { name: 'Cart' }))
  return waitFor(() => getByRole<HTMLDialogElement>(page, 'dialog', { name: 'Your cart' }))
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))))

it('opens modally with the focus on its title', async () => {
  render(<Page />)
  const dialog = await open()
  expect(dialog.open).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'heading', { name: 'Your cart' })))
})

it('gives the focus back to what opened it', async () => {
  render(<Page />)
  await open()
  await userEvent.click(getByRole(page, 'button', { name: 'Close' }))
  await waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())
  expect(document.activeElement).toBe(getByRole(page, 'button', { name: 'Cart' }))
})

it('closes for Escape, which the browser reports as cancel', async () => {
  render(<Page />)
  const dialog = await open()
  await waitFor(() => {
    const cancel = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(cancel)
    expect(cancel.defaultPrevented).toBe(true)
  })
  await waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())
})

it('closes for a click outside only where that is allowed', async () => {
  const onClose = vi.fn()
  const { rerender } = render(<Page onClose={onClose} outside={false} />)
  const dialog = await open()
  await userEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  rerender(<Page onClose={onClose} outside />)
  await userEvent.click(dialog)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('stays open when Escape ends the composition of an input method, on a page that prevents the key', async () => {
  const onClose = vi.fn()
  render(<Page onClose={onClose} />)
  const dialog = await open()
  dialog.addEventListener('keydown', (event) => event.preventDefault(), { capture: true })
  fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays open when a drag that began in the text ends outside', async () => {
  const onClose = vi.fn()
  render(<Page onClose={onClose} />)
  const dialog = await open()
  const text = getByRole(page, 'heading', { name: 'Your cart' })
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: text },
    { target: dialog },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(onClose).not.toHaveBeenCalled()
})
