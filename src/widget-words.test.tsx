import { getByRole } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { $page } from '#storefront/state/page.ts'
import { addStrings } from '#i18n/state/strings.ts'
import { widget } from './widget.tsx'

const strings = { 'greeting.hello': 'Hello' }
const made = { name: 'greeting', component: () => <button>Hello</button>, strings }
const onFail = vi.fn()

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the words of a widget', () => {
  it('let it render within the call when they were got ready before', async () => {
    const host = document.createElement('div')
    const fresh = widget(made)
    await fresh.prepare()
    const mounted = fresh(host, onFail)
    getByRole(host, 'button')
    await mounted
  })

  it('are English, and marked so, when others do not arrive', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    $page.set({ ...$page.get(), locale: 'de-DE' })
    const host = document.createElement('div')
    await widget(made)(host, onFail)
    const own = host.querySelector<HTMLElement>('.bzl')!
    expect(own.lang).toBe('en')
    addStrings('de', 'greeting', { 'greeting.hello': 'Hallo' })
    expect(own.lang).toBe('de')
  })

  it('come with those of shared parts before the first render', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', (url: string) => (asked(String(url)), Promise.resolve(Response.json({ a: 'A' }))))
    $page.set({ ...$page.get(), locale: 'it-IT' })
    await widget({ ...made, strings: {}, shares: { login: { email: 'E-mail' } } }).prepare()
    const files = asked.mock.calls.map(([url]) => /locales\/(.+)$/.exec(String(url))?.[1])
    expect(files.sort()).toEqual(['it/common.json', 'it/login.json'])
  })

  it('do not delay the widget’s own requests', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    $page.set({ ...$page.get(), locale: 'pl-PL' })
    const ask = vi.fn()
    void widget({ ...made, prefetch: ask }).prepare()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('are not waited for longer than 3 seconds', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    $page.set({ ...$page.get(), locale: 'sv-SE' })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const ready = vi.fn()
    void widget(made).prepare().then(ready)
    await vi.advanceTimersByTimeAsync(2900)
    expect(ready).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    expect(ready).toHaveBeenCalled()
  })
})
