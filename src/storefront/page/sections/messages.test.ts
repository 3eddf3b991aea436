import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { takeMessages } from './messages.ts'
import { onPageMessages } from './page-messages.ts'

const left =
  '%5B%7B%22type%22%3A%22error%22%2C%22text%22%3A%22No+%26quot%3BX%26quot%3B%22%7D%2Cnull%2C%7B%7D%5D'

beforeEach(() => writeCookie('mage-messages', '', { seconds: 0 }))
const { href } = location
const { happyDOM } = globalThis as unknown as { happyDOM: { setURL(url: string): void } }
afterEach(() => {
  happyDOM.setURL(href)
  Reflect.deleteProperty(window, 'require')
})

/** RequireJS with the page's module loaded; returns a function that gives its observers a section. */
function loadModule() {
  let publish = (_section: unknown) => {}
  const get = () => ({
    subscribe: (fn: typeof publish) => ((publish = fn), { dispose: () => (publish = () => {}) }),
  })
  Object.assign(window, { require: Object.assign(() => ({ get }), { defined: () => true }) })
  return (section: unknown) => publish(section)
}

describe('messages a redirect left in the cookie', () => {
  it('are shown once', () => {
    writeCookie('mage-messages', left)
    expect(takeMessages()).toEqual([{ type: 'error', text: 'No &quot;X&quot;' }])
    expect(readCookie('mage-messages')).toBeUndefined()
    expect(takeMessages()).toEqual([])
  })

  it('belong to the page’s own scripts where they run, unless a call of ours caused them', () => {
    loadModule()
    writeCookie('mage-messages', left)
    expect(takeMessages()).toEqual([])
    expect(takeMessages(true)).toHaveLength(1)
  })

  it('are shown once, too, where the shop has set the cookie for a folder or for a domain', () => {
    happyDOM.setURL('https://www.shop.example/other/deep/page.html')
    const places = [
      'path=/other/',
      'path=/other',
      'path=/other/deep/page.html',
      'path=/; domain=shop.example',
    ]
    for (const place of places) {
      document.cookie = `mage-messages=${left}; ${place}`
      expect(takeMessages(), place).toHaveLength(1)
      expect(takeMessages(), place).toEqual([])
    }
  })

  it('may be garbage', () => {
    writeCookie('mage-messages', '%5B%7B')
    expect(takeMessages()).toEqual([])
  })
})

it('messages the page’s module loads are reported until stopped', () => {
  const publish = loadModule()
  const onMessages = vi.fn()
  const stop = onPageMessages(onMessages)
  publish({ messages: [] })
  publish({ messages: [{ type: 'success', text: 'Added' }] })
  stop()
  publish({ messages: [{ type: 'success', text: 'Again' }] })
  expect(onMessages.mock.calls).toEqual([[[{ type: 'success', text: 'Added' }]]])
})
