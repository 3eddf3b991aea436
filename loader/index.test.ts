import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { BezelEvents } from '#public/bezel.d.ts'
import { openPage, page, put, settled, state } from './page.fixture.ts'

const queued = vi.fn()
openPage(queued)

describe('window.Bezel', () => {
  it('runs what the page queued before, and what it pushes later', async () => {
    expect(queued).toHaveBeenCalledWith(page.bezel)
    const later = vi.fn()
    page.bezel.push(later)
    await vi.waitFor(() => expect(later).toHaveBeenCalledWith(page.bezel))
  })

  it('keeps the first copy of the loader and lets it scan again', async () => {
    const scan = vi.spyOn(page.bezel, 'scan')
    vi.resetModules()
    await import('./index.ts')
    expect(window.Bezel).toBe(page.bezel)
    expect(scan).toHaveBeenCalledOnce()
  })

  it('leaves a widget unmounted that was unmounted by hand, until it is mounted by hand', async () => {
    const marker = put('<div data-widget="hello"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    page.bezel.unmount(marker)
    expect(page.stops).toEqual(['hello'])
    await page.bezel.scan()
    await settled()
    expect(state(marker)).toBeNull()
    await page.bezel.mount(marker)
    expect(state(marker)).toBe('ready')
  })

  it('dispatches an event for each widget that is ready, from its marker', async () => {
    const names: string[] = []
    const stop = page.bezel.on('bezel:ready', (event) => names.push(event.detail.name))
    put('<div data-widget="hello"></div>')
    put('<div data-widget="bye"></div>')
    await vi.waitFor(() => expect(names.sort()).toEqual(['bye', 'hello']))
    expect(page.bezel).toMatchObject({ heard: { 'bezel:ready': undefined } })
    stop()
  })

  it('loads the shop’s functions with their first use', async () => {
    const openCart = vi.fn()
    page.files['bezel.js'] = { openCart }
    await page.bezel.openCart()
    expect(openCart).toHaveBeenCalledOnce()
    expect(page.requested).toEqual(['bezel.js'])
  })

  it('types them for listeners of a marker, the document and the window', () => {
    type Changed = CustomEvent<BezelEvents['bezel:cart-changed']>
    expectTypeOf<HTMLElementEventMap['bezel:cart-changed']>().toEqualTypeOf<Changed>()
    expectTypeOf<DocumentEventMap['bezel:cart-changed']>().toEqualTypeOf<Changed>()
    expectTypeOf<WindowEventMap['bezel:cart-changed']>().toEqualTypeOf<Changed>()
  })

  it('adds nothing else to the page', () => {
    const added = Object.keys(window).filter((key) => /bezel|bzl/i.test(key) && !key.startsWith('__BEZEL_'))
    expect(added).toEqual(['Bezel'])
  })
})
