import { expect, it, vi } from 'vitest'
import { onReturn } from './lifecycle'

it('knows a page that returns from memory from one that is shown for the first time', () => {
  const returned = vi.fn()
  const stop = onReturn(returned)
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(returned).not.toHaveBeenCalled()
  show(true)
  expect(returned).toHaveBeenCalledOnce()
  stop()
  show(true)
  expect(returned).toHaveBeenCalledOnce()
})
