import { describe, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { emptyAddress } from './address.ts'
import { type FieldPlace, toAttributes, valueOf, withValue } from './field-row.ts'

const floor = { attribute_code: 'floor', value: '3' }
const door = { attribute_code: 'door', value: 'B' }
const address = { ...inAustin, custom_attributes: [floor, door] }

const PLACES: [FieldPlace, string][] = [
  [{ key: 'city' }, 'Austin'],
  [{ cartKey: 'email' }, address.email!],
  [{ streetLine: 0 }, address.street[0]!],
  [{ cartKey: 'region' }, 'Texas'],
  [{ attribute: 'door' }, 'B'],
]

describe('the value of a field', () => {
  it.each(PLACES)('is found at %j', (at, value) => expect(valueOf(address, at)).toBe(value))
  it.each(PLACES)('is put to %j, and nothing else changes', (at) => {
    const changed = withValue(address, at, 'new')
    expect(valueOf(changed, at)).toBe('new')
    for (const [other, value] of PLACES) if (other !== at) expect(valueOf(changed, other)).toBe(value)
  })
  it('is one line of the street, and in the last field this line and those after it', () => {
    const long = { ...address, street: ['1 Main St', 'Yard', 'Floor 2'] }
    expect(valueOf(long, { streetLine: 0 })).toBe('1 Main St')
    expect(valueOf(long, { streetLine: 1, isLast: true })).toBe('Yard, Floor 2')
  })
  it('is without the empty lines of a street', () => {
    const gaps = { ...address, street: ['1 Main St', '', 'Floor 2'] }
    expect(valueOf(gaps, { streetLine: 1, isLast: true })).toBe('Floor 2')
    expect(valueOf({ ...address, street: undefined! }, { streetLine: 0 })).toBe('')
  })
  it.each([{ key: 'company' }, { cartKey: 'email' }, { streetLine: 1 }, { attribute: 'door' }] as const)(
    'is empty where an address has none: %j',
    (at) => expect(valueOf(emptyAddress('US'), at)).toBe(''),
  )
})

it('a second street line leaves the first', () => {
  expect(withValue({ ...address, street: [] }, { streetLine: 1 }, 'Apt 4').street).toEqual(['', 'Apt 4'])
  expect(withValue(address, { streetLine: 1 }, 'Apt 4').street).toEqual([address.street[0], 'Apt 4'])
})

it('an attribute that is emptied is none', () => {
  const emptied = withValue(address, { attribute: 'floor' }, ' ')
  expect(emptied.custom_attributes).toEqual([door])
  expect(withValue(emptied, { attribute: 'door' }, '').custom_attributes).toBeUndefined()
  expect(withValue(emptyAddress(), { attribute: 'floor' }, '3').custom_attributes).toEqual([floor])
})

it('attributes have a code and a text', () =>
  expect(
    toAttributes([
      null,
      'x',
      { attribute_code: 'floor', value: ' 3 ' },
      { value: 'B' },
      { attribute_code: 'x' },
    ]),
  ).toEqual([floor]))
