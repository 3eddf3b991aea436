import { fireEvent, getByLabelText, getByRole, queryByRole, queryByText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi, afterEach } from 'vitest'
import { email, required } from '#lib/validate.ts'
import { render } from '#test/render.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { useForm, inPageOrder, readControls } from './useForm.ts'

const sent = vi.fn()
const rendered = vi.fn()

function Form() {
  rendered()
  const { form, field, summary } = useForm({
    initial: { firstname: '', mail: '' },
    validate: ({ firstname, mail }) => ({
      firstname: required(firstname),
      mail: required(mail) ?? email(mail),
    }),
    onSubmit: sent,
  })
  return (
    <form {...form}>
      <ErrorSummary {...summary} />
      <Field {...field('firstname')} label="First name" required />
      <Field {...field('mail')} label="E-mail" required />
      <button type="submit">Save</button>
    </form>
  )
}

const page = document.body
const input = (label: RegExp) => getByLabelText<HTMLInputElement>(page, label)
const save = () => userEvent.click(getByRole(page, 'button', { name: 'Save' }))
const shows = (text: RegExp) => waitFor(() => expect(queryByText(page, text)).not.toBeNull())
const INVALID = /valid email address \(Ex: johndoe@domain.com\)/

beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  render(<Form />)
})
afterEach(() => void vi.restoreAllMocks())

it('shows no error at a field that was only visited', async () => {
  await userEvent.click(input(/First name/))
  await userEvent.click(input(/E-mail/))
  expect(queryByText(page, 'This is a required field.')).toBeNull()
})

it('checks a changed field when it is left, not while it is typed', async () => {
  await userEvent.type(input(/E-mail/), 'ann')
  expect(queryByText(page, INVALID)).toBeNull()
  await userEvent.tab()
  await shows(INVALID)
  expect(input(/E-mail/).getAttribute('aria-invalid')).toBe('true')
})

it('takes a red field back to calm while it is typed', async () => {
  await userEvent.type(input(/E-mail/), 'ann')
  await userEvent.tab()
  await shows(INVALID)
  await userEvent.type(input(/E-mail/), '@example.com')
  await waitFor(() => expect(queryByText(page, INVALID)).toBeNull())
})

it('renders no other field while one is typed', async () => {
  await save()
  await shows(/Please check these fields/)
  rendered.mockClear()
  await userEvent.type(input(/E-mail/), 'ann@example.com')
  await waitFor(() => expect(input(/E-mail/).getAttribute('aria-invalid')).toBeNull())
  expect(input(/First name/).getAttribute('aria-invalid')).toBe('true')
  expect(rendered).not.toHaveBeenCalled()
})

it('lists several errors, moves there, and leads to the fields', async () => {
  await save()
  const summary = await waitFor(() => getByRole(page, 'group', { name: 'Please check these fields' }))
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await userEvent.click(getByRole(summary, 'link', { name: 'E-mail: This is a required field.' }))
  expect(document.activeElement).toBe(input(/E-mail/))
  expect(sent).not.toHaveBeenCalled()
})

it('a summary whose errors are all mended does not come back with the next one', async () => {
  await save()
  const summary = () => queryByRole(page, 'group', { name: 'Please check these fields' })
  await waitFor(() => expect(summary()).not.toBeNull())
  await userEvent.type(input(/First name/), 'Ann')
  await userEvent.type(input(/E-mail/), 'ann@example.com')
  await waitFor(() => expect(summary()).toBeNull())
  await userEvent.clear(input(/First name/))
  await userEvent.tab()
  await shows(/This is a required field/)
  expect(summary()).toBeNull()
})

it('goes straight to a single wrong field', async () => {
  await userEvent.type(input(/First name/), 'Ann')
  await save()
  await waitFor(() => expect(document.activeElement).toBe(input(/E-mail/)))
})

it('sends what autofill wrote without a key being pressed, tidied', async () => {
  input(/First name/).value = ' O’Neil\u200b\u00a0'
  input(/E-mail/).value = 'ann@example.com'
  await save()
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ firstname: 'O’Neil', mail: 'ann@example.com' }))
})

it('writes nothing into the address if a script of the page submits it', () => {
  expect(input(/First name/).form?.method).toBe('post')
})

it('leaves Enter to an input method that is composing', () => {
  const composing = !fireEvent.keyDown(input(/First name/), { key: 'Enter', isComposing: true })
  const plain = !fireEvent.keyDown(input(/First name/), { key: 'Enter' })
  expect([composing, plain]).toEqual([true, false])
})

it('fields come in the page’s order on a page with Prototype.js, too', () => {
  vi.spyOn(Array, 'from').mockImplementation((list) => Array.prototype.slice.call(list))
  document.body.innerHTML = '<form><input name="postcode"><input name="city"><input name="street"></form>'
  const form = document.querySelector('form')
  expect(inPageOrder(form, ['street', 'postcode'])).toEqual(['postcode', 'street'])
})

const TEXT_FIELDS = ['text', 'tel', 'email', 'search', 'url', 'textarea'].map((type) => [
  type,
  type === 'textarea' ? '<textarea name="entered"></textarea>' : `<input name="entered" type="${type}">`,
])

it.each(TEXT_FIELDS)(
  'a field of the type %s loses what nobody sees, and is empty with nothing else',
  (_, field) => {
    document.body.innerHTML = `<form>${field}</form>`
    const form = document.querySelector('form')!
    const control = form.elements[0] as HTMLInputElement
    const read = (typed: string) => {
      control.value = typed
      return readControls(form, ['entered'], { entered: '' }).entered
    }
    for (const unseen of '\u00ad\u200b\u200e\u202a\u2060\ufeff') {
      expect(read(`${unseen}Ada${unseen}1${unseen}`)).toBe('Ada1')
      expect(read(unseen)).toBe('')
    }
  },
)
