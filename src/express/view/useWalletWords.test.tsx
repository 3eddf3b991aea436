import { expect, it } from 'vitest'
import { serve } from '#test/fetch-stub.ts'
import { render } from '#test/render.tsx'
import { parseRates } from '#delivery/rules/shipping.ts'
import { useSheetMessage, useWalletWords } from './ExpressRow.tsx'

it.each([
  ['one of several of its carrier', { carrier_title: 'UPS', method_title: 'Ground' }, 'UPS – Ground'],
  ['one that is called like its carrier', { carrier_title: 'Courier', method_title: 'Courier' }, 'Courier'],
  ['one without a name of its own', { carrier_title: 'Courier' }, 'Courier'],
])('a sheet names a way to deliver: %s', (_, titles, name) => {
  serve({})
  const [rate] = parseRates([{ carrier_code: 'ups', method_code: '03', ...titles }])
  const Name = () => <p>{useWalletWords().rate(rate!)}</p>
  expect(render(<Name />).host.textContent).toBe(name)
})

it('the sentence about an address names its field, in the words of the address forms', () => {
  serve({})
  const Sentence = () => (
    <p>{useSheetMessage()({ problem: { key: 'validate.required' }, label: 'address.street1' })}</p>
  )
  expect(render(<Sentence />).host.textContent).toBe('Street and number: This is a required field.')
})

it('a sheet that cannot show what has changed says that it is to be closed, which the page does not', () => {
  serve({})
  const changed = { key: 'place-order.totalChanged' } as const
  const Sentences = () => (
    <p>
      {useWalletWords().message(changed)}|{useSheetMessage()(changed)}
    </p>
  )
  const sentence = 'The total has changed. Please check it and pay again.'
  expect(render(<Sentences />).host.textContent).toBe(
    `${sentence} Please close this window first.|${sentence}`,
  )
})
