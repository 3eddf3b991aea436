import { afterEach, describe, expect, it, vi } from 'vitest'
import { listed } from './needs.fixture.ts'
import { openPage, page, put, settled, state } from './page.fixture.ts'

openPage()

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ as, crossOrigin, href }) => `${as} ${crossOrigin || 'anonymous'} ${href}`,
  )

const configure = (text: string) => {
  const script = document.createElement('script')
  script.id = 'bezel-config'
  script.type = 'application/json'
  script.textContent = text
  document.head.append(script)
}

let made = 0

/** Mounts a widget that makes a call of its own: what was requested once is not requested again. */
async function mountWithCall() {
  const call = `/call-${++made}`
  listed[`calling-${made}`] = { ...listed.paying!, calls: [call.slice(1)] }
  const marker = put(`<div data-widget="calling-${made}"></div>`)
  await vi.waitFor(() => expect(state(marker)).toBe('ready'))
  return call
}

afterEach(() => {
  document.querySelectorAll('link[rel=preload], script#bezel-config').forEach((node) => node.remove())
})

describe('what a widget needs', () => {
  it('is requested together: its module, chunks and calls, each once for the whole page', async () => {
    const markers = ['buying', 'paying'].map((name) => put(`<div data-widget="${name}"></div>`))
    await vi.waitFor(() => expect(markers.map(state)).toEqual(['ready', 'ready']))
    const shared = ['widgets/hello.js', 'chunks/core.js', 'chunks/one.js', 'chunks/two.js']
    expect(page.requested.slice(0, 4)).toEqual(shared)
    const calls = ['/checkout/config/data', '/oneday/config']
    expect(preloads()).toEqual(calls.map((call) => `fetch anonymous ${location.origin}${call}`))
  })

  it.each(['/shop', '/shop/', location.origin + '/shop/'])(
    'is called below the base url %s',
    async (baseUrl) => {
      configure(JSON.stringify({ baseUrl }))
      const call = await mountWithCall()
      expect(preloads()).toEqual([`fetch anonymous ${location.origin}/shop${call}`])
    },
  )

  it('is not called where the shop is known not to have it', async () => {
    configure(JSON.stringify({ ownRoutes: ['/call-9999'] }))
    await mountWithCall()
    expect(preloads()).toEqual([])
    document.querySelector('#bezel-config')!.remove()
    configure(JSON.stringify({ ownRoutes: [`/call-${made + 1}`] }))
    await mountWithCall()
    expect(preloads()).toHaveLength(1)
  })

  it.each(['{', 'null', '0', 'false', '""', '[]', '7', '{ "baseUrl": 7 }'])(
    'is there whatever the configuration: %s',
    async (config) => {
      configure(config)
      const call = await mountWithCall()
      expect(document.querySelector(`link[rel=stylesheet][href*="${call}"]`)).toBeNull()
    },
  )

  it('is not requested for a marker that waits', async () => {
    put('<div data-widget="opening" data-mount="interaction"></div>')
    await settled()
    expect([...page.requested, ...preloads()]).toEqual([])
  })

  it('is requested with what an interaction will show at the first sign of one', async () => {
    const marker = put('<div data-widget="opening" data-mount="interaction"><a href="#">Cart</a></div>')
    await settled()
    marker.firstElementChild!.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await vi.waitFor(() => expect(state(marker)).toBe('ready'))
    expect(page.requested).toContain('chunks/panel.js')
    expect(preloads()).toEqual([`fetch anonymous ${location.origin}/oneday/context`])
  })
})
