import { describe, expect, it, vi } from 'vitest'
import { listen, send } from '../events'
import { onReturn, onOpen, pageLanguage, setTitlePrefix } from './page'

describe('the page', () => {
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

  it('ignores a trigger that is no selector, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onOpen('cart-drawer', () => undefined, '#[')()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('tells a return from memory from a first showing', () => {
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

  it('speaks the language it names', () => {
    document.documentElement.lang = 'pt_br'
    expect(pageLanguage()).toBe('pt-BR')
    document.documentElement.lang = ''
    expect(pageLanguage()).toBe('en')
  })

  it('gets its title back unless somebody changed it meanwhile', () => {
    document.title = 'Shop'
    const undo = setTitlePrefix('Error:')
    expect(document.title).toBe('Error: Shop')
    undo()
    expect(document.title).toBe('Shop')
    const other = setTitlePrefix('Error:')
    document.title = 'Another'
    other()
    expect(document.title).toBe('Another')
  })

  it('may call off what an island is about to do', () => {
    expect(send('bezel:before-place-order', { method: 'free' })).toBe(true)
    const stop = listen('bezel:before-place-order', ({ method }, event) => {
      if (method === 'free') event.preventDefault()
    })
    expect(send('bezel:before-place-order', { method: 'free' }, document.body)).toBe(false)
    stop()
    expect(send('bezel:before-place-order', { method: 'free' })).toBe(true)
  })
})
