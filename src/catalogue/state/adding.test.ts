import { afterEach, expect, it, vi } from 'vitest'
import { onAddForm } from './adding.ts'

let stop: () => void
afterEach(() => stop())

/** A product's form, whose submit event a script of the theme handles. */
async function send(action: string, handle: (event: Event) => void, hasActionField = false) {
  const seen = vi.fn()
  stop = onAddForm(seen)
  const form = document.createElement('form')
  form.action = action
  // A browser has the field of that name there.
  if (hasActionField) Object.defineProperty(form, 'action', { value: document.createElement('input') })
  form.addEventListener('submit', handle)
  document.body.append(form)
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await new Promise((done) => setTimeout(done))
  return seen.mock.calls
}

it('a product added by a form that leaves the page is seen', async () => {
  expect(await send('/checkout/cart/add/product/7/', () => undefined)).toEqual([[true]])
})

it('a product is seen although its form has a field named “action”', async () => {
  expect(await send('/checkout/cart/add/', () => undefined, true)).toEqual([[true]])
})

it('a product that Luma’s script sends is seen, although that script stops the event', async () => {
  const handle = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  expect(await send('/checkout/cart/add/product/7/', handle)).toEqual([[false]])
})

it('other forms add nothing', async () => {
  expect(await send('/newsletter/subscriber/new/', () => undefined)).toEqual([])
})
