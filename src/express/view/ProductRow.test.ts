import { afterEach, expect, it, vi } from 'vitest'
import { onChoice, productForm } from './ProductRow.tsx'

afterEach(() => {
  Reflect.deleteProperty(document, 'querySelectorAll')
  Reflect.deleteProperty(document, 'addEventListener')
  document.body.replaceChildren()
})

it('a product’s form is found and followed on a page whose forms have names of the document’s own', () => {
  document.body.innerHTML = '<form><input name="product" value="57"></form><p></p>'
  const form = document.querySelector('form')!
  const [place, field] = [document.querySelector('p')!, document.querySelector('input')!]
  for (const name of ['querySelectorAll', 'addEventListener'])
    Object.defineProperty(document, name, { value: form, configurable: true })
  expect(productForm(place, '57')).toBe(form)
  const chosen = vi.fn()
  const stop = onChoice(chosen)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  stop()
  expect(chosen).toHaveBeenCalledOnce()
})
