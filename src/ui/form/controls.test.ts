import { afterEach, expect, it, vi } from 'vitest'
import { inPageOrder, readControls } from './controls.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
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
