import { afterEach, expect, it, vi } from 'vitest'
import { onAddition, onChoice, productForm } from './product-form.ts'

afterEach(() => {
  Reflect.deleteProperty(document, 'querySelectorAll')
  Reflect.deleteProperty(document, 'addEventListener')
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/**
 * Returns the fields of each form that a script sends. As in a browser the form has a `formdata` event but
 * neither `submit` nor a button, and the page may add to what is sent.
 */
function watchSent() {
  const sent: [string, unknown][][] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const formData = new FormData(this)
    this.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    sent.push([...formData])
  })
  return sent
}

it('the browser sends the button that was pressed, once', () => {
  const sent = watchSent()
  document.body.innerHTML = `<form action="/checkout/cart/add/"><input name="product" value="57">
    <button name="wrap" value="yes">Buy as a gift</button><button>Buy</button></form>`
  const [asGift, plain] = document.querySelectorAll('button')
  const stop = onAddition(document.querySelector('form')!, async (_, send) => send())
  asGift!.click()
  plain!.click()
  stop()
  expect(sent).toEqual([
    [
      ['product', '57'],
      ['wrap', 'yes'],
    ],
    [['product', '57']],
  ])
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
