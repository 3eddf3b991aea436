import { describe, expect, it, vi } from 'vitest'
import { greeting, openPage, page, put, settled, state } from './page.fixture.ts'

openPage()

describe('on a page', () => {
  it('mounts markers that are added later', async () => {
    const marker = put('<div data-widget="hello"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    expect(marker.textContent).toBe('Hello from hello')
  })

  it('mounts each marker once, however often it is scanned', async () => {
    const marker = put('<section><div data-widget="hello"></div><div data-widget="hello"></div></section>')
    await Promise.all([page.bezel.scan(), page.bezel.scan(marker)])
    await vi.waitFor(() => expect(marker.querySelectorAll('[data-widget-state=ready]')).toHaveLength(2))
    await page.bezel.scan()
    await settled()
    expect(marker.querySelectorAll('p')).toHaveLength(2)
    expect(page.requested.filter((path) => path === 'widgets/hello.js').length).toBeLessThanOrEqual(1)
  })

  it.each([
    ['bezel:ready', 'hello'],
    ['bezel:widget-error', 'missing'],
  ] as const)('receives %s of a marker that is scanned in a shadow root', async (type, name) => {
    const received = vi.fn()
    const stop = page.bezel.on(type, ({ detail }) => received(detail.name))
    const root = put('<section></section>').attachShadow({ mode: 'open' })
    root.innerHTML = `<div data-widget="${name}"></div>`
    await page.bezel.scan(root)
    await vi.waitFor(() => expect(received).toHaveBeenCalledWith(name))
    stop()
  })

  it('unmounts a widget with its marker', async () => {
    const marker = put('<div data-widget="hello"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    marker.remove()
    await vi.waitFor(() => expect(page.stops).toEqual(['hello']))
    expect(state(marker)).toBeNull()
  })

  it('keeps a widget whose marker moves', async () => {
    const marker = put('<div data-widget="hello"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    const widget = marker.firstElementChild
    const aside = put('<aside></aside>')
    marker.remove()
    await Promise.resolve()
    aside.append(marker)
    await settled()
    expect(page.stops).toEqual([])
    expect(marker.firstElementChild).toBe(widget)
  })

  it.each([
    ['by itself', () => undefined],
    ['by a scan', () => page.bezel.scan()],
    ['by mount', (marker: HTMLElement) => page.bezel.mount(marker)],
  ] as const)('mounts a marker again, %s, whose content the page has put back', async (_, again) => {
    const marker = put('<div data-widget="hello"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    for (const morph of [
      () => marker.replaceChildren('What the server wrote'),
      () => Object.assign(marker.lastElementChild!, { className: '', textContent: 'What the server wrote' }),
    ]) {
      page.stops = []
      morph()
      await again(marker)
      await vi.waitFor(() => expect(marker.querySelectorAll('.bzl')).toHaveLength(1))
      expect(page.stops).toEqual(['hello'])
      expect(state(marker)).toBe('ready')
    }
  })

  it('changes the widget when the marker changes its name', async () => {
    const marker = put('<div data-widget="hello"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    marker.dataset.widget = 'bye'
    await vi.waitFor(() => expect(marker.textContent).toBe('Hello from bye'))
    expect(page.stops).toHaveLength(1)
    marker.removeAttribute('data-widget')
    await vi.waitFor(() => expect(page.stops).toHaveLength(2))
    expect(state(marker)).toBeNull()
  })

  it('mounts nothing in a marker that was removed while its module was loading', async () => {
    let arrive!: (module: unknown) => void
    page.files['widgets/slow.js'] = new Promise((resolve) => (arrive = resolve))
    const mount = vi.fn(greeting)
    const marker = put('<div data-widget="slow"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('loading'))
    marker.remove()
    arrive({ mount })
    await settled()
    expect(mount).not.toHaveBeenCalled()
  })

  it('unmounts a widget that was ready after its marker had been removed', async () => {
    let finish!: (stop: () => void) => void
    const stop = vi.fn()
    page.files['widgets/late.js'] = { mount: () => new Promise((resolve) => (finish = resolve)) }
    const marker = put('<div data-widget="late"></div>')
    await vi.waitFor(() => expect(finish).toBeTypeOf('function'))
    marker.remove()
    await settled()
    finish(stop)
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
  })

  it('follows a body that is replaced by another', async () => {
    const before = put('<div data-widget="hello"></div>')
    await vi.waitFor(() => expect(state(before)).toBe('ready'))
    const old = document.querySelector('body')!
    const body = document.createElement('body')
    body.append(document.createElement('div'))
    body.querySelector('div')!.dataset.widget = 'bye'
    old.replaceWith(body)
    await vi.waitFor(() => expect(state(body.firstElementChild!)).toBe('ready'))
    expect(page.stops).toEqual(['hello'])
  })
})

describe('a thousand markers', () => {
  it('are mounted in slices, so that the page can run in between', async () => {
    const start = Date.now() + 1000
    let clock = start
    const turns: number[] = []
    vi.spyOn(Date, 'now').mockImplementation(() => clock)
    const { setTimeout: wait } = globalThis
    vi.stubGlobal('setTimeout', (fn: () => void, delay?: unknown) => {
      if (typeof delay !== 'number') turns.push(clock)
      return wait(fn, Number(delay) || 0)
    })
    page.files['widgets/heavy.js'] = { mount: async () => (clock++, () => undefined) }
    put(`<section>${'<i data-widget="heavy"></i>'.repeat(1000)}</section>`)
    await vi.waitFor(() => expect(document.querySelectorAll('[data-widget-state=ready]')).toHaveLength(1000))
    vi.stubGlobal('setTimeout', wait)
    const slices = turns.slice(1).map((turn, at) => turn - turns[at]!)
    expect(clock - start).toBe(1000)
    expect(Math.max(...slices)).toBeLessThan(50)
    expect(turns.length).toBeGreaterThan(20)
  })
})
