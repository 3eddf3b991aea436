import { waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { byHand, control, open, setUpCompletion, street, values } from '../completion.fixture.tsx'

setUpCompletion()

it('fills what a postcode decides into empty fields, and again for another postcode', async () => {
  const TOWNS: Record<string, object> = {
    '150-0001': { region: '東京都', city: '渋谷区', street: '神宮前' },
    '530-0001': { region: '大阪府', city: '大阪市北区', street: '梅田' },
  }
  const postcode = vi.fn((code: string) => TOWNS[code])
  await open({ postcode }, 'JP')
  await userEvent.type(control('city'), '千代田区')
  await userEvent.type(control('postcode'), '１５０ー０００１')
  await waitFor(() => expect(control('region').value).toBe('東京都'))
  expect(postcode.mock.calls).toEqual([['150-0001', 'JP']])
  expect(values('city', 'street1')).toEqual(['千代田区', '神宮前'])
  await userEvent.type(street(), '1-2-3')
  await userEvent.clear(control('postcode'))
  await userEvent.type(control('postcode'), '530-0001')
  await waitFor(() => expect(control('region').value).toBe('大阪府'))
  expect(values('city', 'street1')).toEqual(['千代田区', '神宮前1-2-3'])
})

it('fills what a postcode decides also after the field was left, and asks the provider once', async () => {
  const { answers, request } = byHand<object>()
  const postcode = vi.fn(request)
  await open({ postcode }, 'NL')
  await userEvent.type(control('postcode'), '1016 GV')
  await waitFor(() => expect(answers['1016 GV']).toBeDefined())
  await userEvent.tab()
  answers['1016 GV']!({ city: 'Amsterdam' })
  await waitFor(() => expect(control('city').value).toBe('Amsterdam'))
  expect(postcode.mock.calls).toEqual([['1016 GV', 'NL']])
})

it('fills nothing of a country that was left meanwhile', async () => {
  const { answers, request } = byHand<object>()
  await open({ postcode: request }, 'NL')
  await userEvent.type(control('postcode'), '1016 GV')
  await waitFor(() => expect(answers['1016 GV']).toBeDefined())
  await userEvent.selectOptions(control('country_id'), 'DE')
  answers['1016 GV']!({ city: 'Amsterdam' })
  await userEvent.type(control('firstname'), 'Ada')
  expect(control('city').value).toBe('')
})
