import { describe, expect, it, vi } from 'vitest'
import { openPage, page, put, settled, state } from './page.fixture.ts'

openPage()

describe('data-mount', () => {
  it('manual waits for the page', async () => {
    const marker = put('<div data-widget="hello" data-mount="manual"></div>')
    await settled()
    expect(state(marker)).toBeNull()
    await page.bezel.mount(marker)
    expect(state(marker)).toBe('ready')
  })

  it('idle waits until the browser is idle', async () => {
    let quiet!: () => void
    vi.stubGlobal('requestIdleCallback', (fn: () => void) => (quiet = fn))
    const marker = put('<div data-widget="hello" data-mount="idle"></div>')
    await settled()
    expect(state(marker)).toBeNull()
    quiet()
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })

  it('idle waits no longer than 5 s on a page that is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', (fn: () => void, { timeout = Infinity } = {}) =>
      timeout > 5000 ? undefined : fn(),
    )
    const marker = put('<div data-widget="hello" data-mount="idle"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })

  it('visible waits until the marker is near the screen, and observes it no longer', async () => {
    let see!: (entries: { isIntersecting: boolean }[]) => void
    const disconnect = vi.fn()
    class Eye {
      constructor(fn: typeof see) {
        see = fn
      }
      observe() {}
      disconnect = disconnect
    }
    vi.stubGlobal('IntersectionObserver', Eye)
    const marker = put('<div data-widget="hello" data-mount="visible"></div>')
    await settled()
    see([{ isIntersecting: false }])
    await settled()
    expect(state(marker)).toBeNull()
    see([{ isIntersecting: true }])
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    expect(disconnect).toHaveBeenCalled()
  })

  it('media waits until the query matches', async () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => query)
    const marker = put('<div data-widget="hello" data-mount="media" data-mount-media="(width > 60em)"></div>')
    await settled()
    expect(state(marker)).toBeNull()
    query.matches = true
    query.dispatchEvent(new Event('change'))
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })

  it.each(['load', 'soon', 'constructor', ''])('"%s" mounts at once', async (word) => {
    const marker = put('<div data-widget="hello"></div>')
    marker.dataset.mount = word
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })
})
