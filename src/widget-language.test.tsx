import { getByRole, getByText, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { json, serve, sent } from '#test/fetch-stub.ts'
import { useText } from '#i18n/view/i18n.ts'
import { Price } from '#ui/Price.tsx'
import { widget } from './widget.tsx'

const en = { hello: 'Hello' }

function Greeting() {
  const text = useText('speaking', en)
  return (
    <label>
      {text('hello')} <input /> <Price amount="1234.5" />
    </label>
  )
}

const html = document.documentElement

/** The language files there are. */
function serveFiles(files: Record<string, object>) {
  serve(() => {
    const path = sent.at(-1)!.path
    const found = Object.entries(files).find(([name]) => path.endsWith(`${name}.json`))
    return found ? json(found[1])() : json({})()
  })
}

afterEach(() => {
  html.className = ''
  html.lang = ''
})

it('follows the page’s language without a reload, and what was typed stays', async () => {
  html.lang = 'en-US'
  serveFiles({ 'de/speaking': { hello: 'Guten Tag' } })
  const host = document.body.appendChild(document.createElement('div'))
  const stop = await widget({ name: 'speaking', component: Greeting, strings: en })(host, vi.fn())
  const own = getByText(host, 'Hello').closest<HTMLElement>('.bzl')!
  await userEvent.type(getByRole(host, 'textbox'), 'Ada')

  html.lang = 'de_DE'
  await waitFor(() => getByText(host, 'Guten Tag'))
  expect(own.lang).toBe('de')
  expect(getByRole<HTMLInputElement>(host, 'textbox').value).toBe('Ada')
  getByText(host, /^1\.234,50/)

  // The browser's translator speaks for itself.
  html.className = 'translated-ltr'
  html.lang = 'en'
  await new Promise((done) => setTimeout(done))
  getByText(host, 'Guten Tag')
  stop()
})
