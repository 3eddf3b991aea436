import { describe, expect, it, vi } from 'vitest'
import { openPage, page, put, settled, state } from './page.fixture.ts'

openPage()

/** Stylesheets that are loading until the test ends their load. */
function holdStyles() {
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
  return links
}

const sheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) =>
    link.href.replace(/.*\/widgets\//, ''),
  )

describe('what a widget needs', () => {
  it('is loaded once, with the first widget: shared chunks and base styles', async () => {
    expect(sheets()).toEqual([])
    const markers = [put('<div data-widget="hello"></div>'), put('<div data-widget="bye"></div>')]
    await vi.waitFor(() => expect(markers.map(state)).toEqual(['ready', 'ready']))
    expect(page.requested).toEqual(['widgets/hello.js', 'chunks/core.js', 'widgets/bye.js'])
    expect(sheets()).toEqual(['base.css', 'hello.css', 'bye.css'])
  })

  it('comes from beside the loader whatever the base of the page is', async () => {
    const base = document.createElement('base')
    base.href = 'https://elsewhere.example/deep/'
    document.head.prepend(base)
    page.files['widgets/based.js'] = page.files['widgets/hello.js']
    const marker = put('<div data-widget="based"></div>')
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    base.remove()
    const link = document.querySelector<HTMLLinkElement>('link[href$="based.css"]')!
    expect(link.getAttribute('href')).toMatch(/loader\/widgets\/based\.css$/)
    expect(link.getAttribute('href')).not.toContain('elsewhere.example')
  })

  it('is there before the widget shows: styles too', async () => {
    const links = holdStyles()
    page.files['widgets/styled.js'] = page.files['widgets/hello.js']
    const marker = put('<div data-widget="styled"></div>')
    await vi.waitFor(() => expect(links).toHaveLength(1))
    await settled()
    expect(state(marker)).toBe('loading')
    links[0]!.onload!(new Event('load'))
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })

  it('is there before the widget shows: strings too', async () => {
    let finish!: () => void
    const prepare = () => new Promise<void>((resolve) => (finish = resolve))
    const mount = vi.fn(async () => () => undefined)
    page.files['widgets/spoken.js'] = { mount: Object.assign(mount, { prepare }) }
    const marker = put('<div data-widget="spoken"></div>')
    await vi.waitFor(() => expect(finish).toBeTypeOf('function'))
    await settled()
    expect(mount).not.toHaveBeenCalled()
    finish()
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })

  it('may lack its styles', async () => {
    const links = holdStyles()
    page.files['widgets/bare.js'] = page.files['widgets/hello.js']
    const marker = put('<div data-widget="bare"></div>')
    await vi.waitFor(() => expect(links).toHaveLength(1))
    const failed = links[0]!.onerror as (event: Event) => void
    failed(new Event('error'))
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })

  it('is not waited for when styles hang', async () => {
    const links = holdStyles()
    page.files['widgets/hanging.js'] = page.files['widgets/hello.js']
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const marker = put('<div data-widget="hanging"></div>')
    await vi.waitFor(() => expect(links).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(5100)
    vi.useRealTimers()
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  })
})
