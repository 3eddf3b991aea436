import { expect, it, vi } from 'vitest'
import { $page } from '#storefront/state/page.ts'
import { widget } from '#widget.tsx'
import { pseudoOf } from './pseudo.ts'
import { useText } from './i18n.ts'

it.each(['en-XA', 'ar-XB', 'he-XB'])(
  'replaces every letter in %s, leaves the values, and grows',
  (locale) => {
    const strings = { hello: 'Hello {{firstname}}, welcome to the shop', none: '' }
    const { hello = '', none } = pseudoOf(locale)(strings)
    expect(hello).toMatch(/^\[.*\]$/)
    expect(hello.replace('{{firstname}}', '')).not.toMatch(/[a-z]/i)
    expect(hello).toContain('{{firstname}}')
    expect(hello.length).toBeGreaterThanOrEqual(
      Math.ceil('Hello {{firstname}}, welcome to the shop'.length * 1.25),
    )
    expect(none).toBe('')
  },
)

it('is used by a page whose locale is en-XA', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nothing is fetched')))
  $page.set({ ...$page.get(), locale: 'en-XA' })
  const en = { hello: 'Hello {{name}}' }
  const Greeting = () => <p>{useText('pseudo-greeting', en)('hello', { name: 'Ann' })}</p>
  const host = document.body.appendChild(document.createElement('div'))
  const stop = await widget({ name: 'pseudo-greeting', component: Greeting, strings: en })(host, vi.fn())
  expect(host.textContent).toBe('[Ĥéļļö Ann ·~]')
  stop()
  vi.unstubAllGlobals()
})
