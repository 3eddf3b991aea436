import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { $dialog, confirm } from '#storefront/state/notices/notices.ts'
import { render } from '#test/render.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const page = document.body
const remove = { question: 'Are you sure to remove the item?', ok: 'OK', cancel: 'Cancel' }
const asked = (name = remove.question) => findByRole(page, 'alertdialog', { name })
const press = (name: string) => userEvent.click(getByRole(page, 'button', { name }))
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'button', { name })))

let island: ReturnType<typeof render>
beforeEach(async () => {
  island = render(<ConfirmDialog />)
  await waitFor(() => expect($dialog.lc).toBeGreaterThan(0))
})

it('answers yes for the ok button and no for cancel', async () => {
  const first = confirm(remove)
  await asked()
  await press('OK')
  const second = confirm(remove)
  await asked()
  await press('Cancel')
  expect(await Promise.all([first, second])).toEqual([true, false])
})

it('starts on the harmless button by default', async () => {
  const harmless = confirm(remove)
  await asked()
  await focused('Cancel')
  await userEvent.keyboard('{Enter}')
  expect(await harmless).toBe(false)
  void confirm({ ...remove, defaultButton: 'ok' })
  await asked()
  await focused('OK')
})

it('has one button when no cancel text was given', async () => {
  void confirm({ question: 'Saved.' })
  await asked('Saved.')
  expect(queryByRole(page, 'button', { name: 'Cancel' })).toBeNull()
  await focused('OK')
})

it('takes Escape for no', async () => {
  const answer = confirm(remove)
  const dialog = await asked()
  await focused('Cancel')
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(await answer).toBe(false)
})

it('takes a click outside for no where the question allows it, and for nothing elsewhere', async () => {
  const firm = confirm(remove)
  const dialog = await asked()
  await focused('Cancel')
  await userEvent.click(dialog)
  await press('OK')
  expect(await firm).toBe(true)
  const light = confirm({ ...remove, closeOnOutsideClick: true })
  const second = await asked()
  await focused('Cancel')
  await userEvent.click(second)
  expect(await light).toBe(false)
})

it('asks one question after another', async () => {
  const answers = [confirm(remove), confirm({ ...remove, question: 'And this one?' })]
  await asked()
  await press('OK')
  await asked('And this one?')
  await focused('Cancel')
  await press('Cancel')
  expect(await Promise.all(answers)).toEqual([true, false])
})

it('answers no to what was asked when it leaves the page', async () => {
  const answers = [confirm(remove), confirm(remove)]
  await asked()
  island.unmount()
  expect(await Promise.all(answers)).toEqual([false, false])
})
