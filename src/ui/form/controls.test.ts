import { afterEach, expect, it, vi } from 'vitest'
import { inPageOrder } from './controls.ts'

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
