import { getByLabelText } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { SelectField } from './SelectField.tsx'

const english = [
  { value: 'AT', label: 'Austria' },
  { value: 'DE', label: 'Germany' },
]
const german = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
]

const list = (options: typeof english) => (
  <SelectField
    name="country_id"
    label="Country"
    options={options}
    placeholder="Please choose"
    defaultValue="DE"
  />
)
const select = () => getByLabelText<HTMLSelectElement>(document.body, /Country/)
const labels = () => Array.from(select().options, ({ textContent }) => textContent)

it('begins with its first value, also when the list arrives later', () => {
  const { rerender } = render(list([]))
  expect(labels()).toEqual(['Please choose'])
  rerender(list(english))
  expect(select().value).toBe('DE')
})

it('keeps what was chosen when the same places get other names', async () => {
  const { rerender } = render(list(english))
  await userEvent.selectOptions(select(), 'AT')
  rerender(list(german))
  expect(labels()).toEqual(['Please choose', 'Deutschland', 'Österreich'])
  expect(select().value).toBe('AT')
})
