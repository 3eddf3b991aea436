import { expect, it } from 'vitest'
import { listen, send } from './events.ts'

it('a page may cancel what an island is about to do', () => {
  expect(send('bezel:before-place-order', { method: 'free' })).toBe(true)
  const stop = listen('bezel:before-place-order', ({ method }, event) => {
    if (method === 'free') event.preventDefault()
  })
  expect(send('bezel:before-place-order', { method: 'free' }, document.body)).toBe(false)
  stop()
  expect(send('bezel:before-place-order', { method: 'free' })).toBe(true)
})
