import { getByText, waitFor } from '@testing-library/dom'
import { beforeEach, it, vi } from 'vitest'
import { render } from '../../../test/render'
import { $page } from '../../state/page/page'
import { $strings } from '../../state/page/strings'
import { useText } from './i18n'

const en = {
  greeting: 'Hello {name}',
  items_one: '{count} item',
  items_other: '{count} items',
  price: 'Only $t(greeting)',
}

function Words({ count = 2, name = 'Ann' }) {
  const text = useText('test', en)
  return (
    <p>
      {text('greeting', { name })} / {text('items', { count })} / {text('price')}
    </p>
  )
}

const speak = (locale: string) => $page.set({ ...$page.get(), locale })

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  speak('en')
})

it('fills values once, as they are, and leaves the rest of a text alone', () => {
  render(<Words name="{count} $t(items) <b>" />)
  getByText(document.body, 'Hello {count} $t(items) <b> / 2 items / Only $t(greeting)')
})

it('counts by the plural rules of the language', async () => {
  $strings.setKey('pl/test', {
    greeting: 'Cześć {name}',
    items_one: '{count} sztuka',
    items_few: '{count} sztuki',
    items_many: '{count} sztuk',
    items_other: '{count} sztuki',
  })
  const { rerender } = render(<Words />)
  speak('pl-PL')
  await waitFor(() => getByText(document.body, /Cześć Ann \/ 2 sztuki/))
  rerender(<Words count={5} />)
  await waitFor(() => getByText(document.body, /5 sztuk /))
})

it('writes a part of one as the language does', async () => {
  $strings.setKey('de/test', { items_one: '{count} Teil', items_other: '{count} Teile' })
  const { rerender } = render(<Words count={2.5} />)
  getByText(document.body, /2\.5 items/)
  speak('de-DE')
  await waitFor(() => getByText(document.body, /2,5 Teile/))
  rerender(<Words count={0.1235} />)
  await waitFor(() => getByText(document.body, /0,1235 Teile/))
})

it('follows a change of language at run time, and words that arrive late', async () => {
  render(<Words />)
  speak('de-DE')
  await waitFor(() => getByText(document.body, /Hello Ann/))
  $strings.setKey('de/test', { greeting: 'Hallo {name}' })
  await waitFor(() => getByText(document.body, /Hallo Ann/))
})

it('shows English where a language lacks a word, never a key', async () => {
  $strings.setKey('sv/test', { greeting: '', items_one: '{count} sak' })
  render(<Words />)
  speak('sv-SE')
  await waitFor(() => getByText(document.body, 'Hello Ann / 2 items / Only $t(greeting)'))
})
