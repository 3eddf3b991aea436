import { expect, it, vi } from 'vitest'
import { onOpen } from './openers.ts'

it('opens an island by its links, and leaves clicks for a new tab to the browser', () => {
  document.body.innerHTML =
    '<a href="/checkout/cart" data-widget-open="cart-drawer"><b>Cart</b></a><a id="mini" href="/x">Mini</a>'
  const open = vi.fn()
  const stop = onOpen('cart-drawer', open, '#mini')
  const click = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector(selector)!.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(click('b')).toBe(true)
  expect(click('#mini')).toBe(true)
  expect(open).toHaveBeenCalledTimes(2)
  expect(click('b', { ctrlKey: true })).toBe(false)
  stop()
  expect(click('b')).toBe(false)
  expect(open).toHaveBeenCalledTimes(2)
})

it('ignores a trigger that is no selector, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onOpen('cart-drawer', () => undefined, '#[')()
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
