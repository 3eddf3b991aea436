import { describe, expect, it, vi } from 'vitest'
import { openPage, page, put, settled, state } from './page.fixture.ts'

openPage()

let made = 0

/** A widget whose module arrives when the test lets it; each has its name, since modules are kept. */
function delayed(mount: (host: HTMLElement) => void = () => undefined) {
  const name = `drawer-${++made}`
  let arrive!: () => void
  let fail!: (error: Error) => void
  page.files[`widgets/${name}.js`] = new Promise((resolve, reject) => {
    arrive = () => resolve({ mount: async (host: HTMLElement) => (mount(host), () => undefined) })
    fail = reject
  })
  return { name, arrive, fail }
}

const click = (target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }))

const hover = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }))

describe('data-mount="interaction"', () => {
  const marked = (name: string) =>
    put(`<div data-widget="${name}" data-mount="interaction"><a href="#cart">Cart</a></div>`)

  it.each(['pointerover', 'focusin', 'keydown'])('%s mounts and is not kept from the page', async (type) => {
    const { name, arrive } = delayed()
    const marker = marked(name)
    await settled()
    expect(page.requested).toEqual([])
    const event = new Event(type, { bubbles: true, cancelable: true })
    marker.firstElementChild!.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    arrive()
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })

  it('holds the first click and dispatches it again when the widget is ready', async () => {
    const clicked = vi.fn((event: Event) => event.preventDefault())
    const { name, arrive } = delayed((host) => host.addEventListener('click', clicked))
    const marker = marked(name)
    await settled()
    expect(click(marker.firstElementChild!)).toBe(false)
    expect(click(marker.firstElementChild!)).toBe(false)
    expect(clicked).not.toHaveBeenCalled()
    arrive()
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(clicked.mock.calls[0]![0].target).toBe(marker.firstElementChild)
    await settled()
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('dispatches it again once, also when the longest wait is over', async () => {
    const clicked = vi.fn((event: Event) => event.preventDefault())
    const { name, arrive } = delayed((host) => host.addEventListener('click', clicked))
    const marker = marked(name)
    await settled()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    click(marker.firstElementChild!)
    arrive()
    await vi.advanceTimersByTimeAsync(6000)
    vi.useRealTimers()
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('clicks the marker when the widget has replaced what was clicked', async () => {
    const clicked = vi.fn()
    const { name, arrive } = delayed((host) => {
      host.replaceChildren()
      host.addEventListener('click', clicked)
    })
    const marker = marked(name)
    await settled()
    click(marker.firstElementChild!)
    arrive()
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  })

  it('listens to its trigger, also one that is added later', async () => {
    const { name, arrive } = delayed()
    const marker = put(`<div data-widget="${name}" data-mount="interaction" data-trigger="#minicart"></div>`)
    await settled()
    const trigger = put('<button id="minicart"><b>Cart</b></button>')
    const elsewhere = put('<button>Else</button>')
    hover(elsewhere)
    expect(click(elsewhere)).toBe(true)
    await settled()
    expect(page.requested).toEqual([])
    expect(click(trigger.firstElementChild!)).toBe(false)
    arrive()
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    async (key) => {
      const { name } = delayed()
      const marker = marked(name)
      await settled()
      expect(click(marker.firstElementChild!, { [key]: true })).toBe(true)
    },
  )

  it('lets the link be followed when the widget fails', async () => {
    const { name, fail } = delayed()
    const marker = marked(name)
    const went = vi.fn((event: Event) => event.preventDefault())
    marker.firstElementChild!.addEventListener('click', went)
    await settled()
    click(marker.firstElementChild!)
    expect(went).not.toHaveBeenCalled()
    fail(new Error('offline'))
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce())
    expect(state(marker)).toBe('failed')
  })

  it('lets the link be followed when the widget does not load', async () => {
    const { name } = delayed()
    const marker = marked(name)
    const went = vi.fn((event: Event) => event.preventDefault())
    marker.firstElementChild!.addEventListener('click', went)
    await settled()
    vi.useFakeTimers()
    click(marker.firstElementChild!)
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    expect(went).toHaveBeenCalledOnce()
  })

  it('stops listening when the marker is removed', async () => {
    const marker = put('<div data-widget="hello" data-mount="interaction" data-trigger="#minicart"></div>')
    await settled()
    marker.remove()
    await settled()
    expect(click(put('<button id="minicart">Cart</button>'))).toBe(true)
  })
})

it.each(['load', 'interaction'])(
  'a trigger that is no selector is ignored: with data-mount="%s" the widget is ready at once',
  async (mount) => {
    const marker = put(`<div data-widget="hello" data-mount="${mount}" data-trigger="#1"></div>`)
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    expect(console.warn).not.toHaveBeenCalled()
  },
)
