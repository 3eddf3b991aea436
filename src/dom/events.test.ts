import { expect, it } from 'vitest'
import { listen, dispatch } from './events.ts'

it('a page may cancel what an island is about to do', () => {
  expect(dispatch('bezel:before-place-order', { method: 'free' })).toBe(true)
  const stop = listen('bezel:before-place-order', ({ method }, event) => {
    if (method === 'free') event.preventDefault()
  })
  expect(dispatch('bezel:before-place-order', { method: 'free' }, document.body)).toBe(false)
  stop()
  expect(dispatch('bezel:before-place-order', { method: 'free' })).toBe(true)
})
