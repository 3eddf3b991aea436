import { getByText, waitFor } from '@testing-library/dom'
import { beforeEach, it, vi } from 'vitest'
import { render } from '../../../test/render'
import { $page } from '../../state/page/page'
import { $strings } from '../../state/page/strings'
import { useText } from './i18n'

const en = {
  greeting: 'Hello {name}',
  pieces_one: '{count} piece',
  pieces_other: '{count} pieces',
  price: 'Only $t(greeting)',
}

function Words({ count = 2, name = 'Ann' }) {
  const text = useText('test', en)
  return (
    <p>
      {text('greeting', { name })} / {text('pieces', { count })} / {text('price')}
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
  render(<Words name="{count} $t(pieces) <b>" />)
  getByText(document.body, 'Hello {count} $t(pieces) <b> / 2 pieces / Only $t(greeting)')
})

it('counts by the plural rules of the language', async () => {
  $strings.setKey('pl/test', {
    greeting: 'Cześć {name}',
    pieces_one: '{count} sztuka',
    pieces_few: '{count} sztuki',
    pieces_many: '{count} sztuk',
    pieces_other: '{count} sztuki',
  })
  const { rerender } = render(<Words />)
  speak('pl-PL')
  await waitFor(() => getByText(document.body, /Cześć Ann \/ 2 sztuki/))
  rerender(<Words count={5} />)
  await waitFor(() => getByText(document.body, /5 sztuk /))
})

it('follows a change of language at run time, and words that arrive late', async () => {
  render(<Words />)
  speak('de-DE')
  await waitFor(() => getByText(document.body, /Hello Ann/))
  $strings.setKey('de/test', { greeting: 'Hallo {name}' })
  await waitFor(() => getByText(document.body, /Hallo Ann/))
})

it('shows English where a language lacks a word, never a key', async () => {
  $strings.setKey('sv/test', { greeting: '', pieces_one: '{count} sak' })
  render(<Words />)
  speak('sv-SE')
  await waitFor(() => getByText(document.body, 'Hello Ann / 2 pieces / Only $t(greeting)'))
})
