import { describe, expect, it, vi } from 'vitest'
import { greeting, openPage, page, put, settled, state } from './page.fixture.ts'
import { source } from './requests.ts'

openPage()

describe('when something fails', () => {
  const names = ['unknown', '../evil', 'Hello', '', 'constructor', 'a/b', 'javascript:alert(1)']
  it.each(names)('marks "%s" as failed, logs it once and leaves other widgets alone', async (name) => {
    const bad = put('<div>Fallback</div>')
    bad.dataset.widget = name
    const good = put('<div data-widget="hello"></div>')
    await vi.waitFor(() => expect([state(bad), state(good)]).toEqual(['failed', 'ready']))
    await page.bezel.scan()
    await settled()
    expect(console.warn).toHaveBeenCalledOnce()
    expect(bad.textContent).toBe('Fallback')
    expect(page.requested.every((path) => /^(chunks|widgets)\/[a-z-]+\.js$/.test(path))).toBe(true)
  })

  it('names the widget that a misspelt marker means', async () => {
    put('<div data-widget="Helo"></div>')
    const error = expect.objectContaining({ message: 'There is no widget "Helo". Did you mean "hello"?' })
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledWith('Bezel: Helo failed', error))
  })

  it('runs nothing else that a module exports', async () => {
    const inner = vi.fn()
    page.files['widgets/inner.js'] = { inner }
    const marker = put('<div data-widget="inner"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('failed'))
    expect(inner).not.toHaveBeenCalled()
  })

  it('tries a module that failed once more, under the same URL, so that no chunk can run twice', async () => {
    let tries = 0
    page.files['widgets/flaky.js'] = { mount: greeting }
    const { load: fetchFile } = source
    const load = vi.spyOn(source, 'load').mockImplementation(async (path) => {
      if (path === 'widgets/flaky.js' && ++tries === 1) throw new Error('gone')
      return fetchFile(path)
    })
    const marker = put('<div data-widget="flaky"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    const urls = load.mock.calls.map(([path]) => path).filter((path) => path.includes('flaky'))
    expect(urls).toEqual(['widgets/flaky.js', 'widgets/flaky.js'])
  })

  it('rejects with a BezelError while the shop is out of reach, and tries again with the next call', async () => {
    await expect(page.bezel.getCart()).rejects.toMatchObject({ name: 'BezelError', code: 'unreachable' })
    const cart = { items: [] }
    page.files['bezel.js'] = { getCart: async () => cart }
    expect(await page.bezel.getCart()).toBe(cart)
  })

  it('logs nothing when the page cancels the event', async () => {
    const events: CustomEvent[] = []
    const stop = page.bezel.on('bezel:widget-error', (event) => {
      events.push(event)
      event.preventDefault()
    })
    const marker = put('<div data-widget="missing"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('failed'))
    stop()
    expect(events).toHaveLength(1)
    expect(events[0]!.target).toBe(marker)
    expect(events[0]!.detail.name).toBe('missing')
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('mounts a failed marker again by hand', async () => {
    const marker = put('<div data-widget="missing"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('failed'))
    page.files['widgets/missing.js'] = { mount: greeting }
    await page.bezel.mount(marker)
    expect(state(marker)).toBe('ready')
  })

  it('reports a widget that breaks later', async () => {
    let fail!: (error: unknown) => void
    page.files['widgets/brittle.js'] = {
      mount: async (_: HTMLElement, onFail: typeof fail) => {
        fail = onFail
        return () => undefined
      },
    }
    const marker = put('<div data-widget="brittle"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    fail(new Error('boom'))
    expect(state(marker)).toBe('failed')
    expect(console.warn).toHaveBeenCalledOnce()
  })
})
