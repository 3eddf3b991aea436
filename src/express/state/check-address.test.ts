import { expect, it } from 'vitest'
import { toBilling } from './sheet-address.ts'
import { PLACES } from './places.fixture.ts'
import { setUpSheets } from './sheet.fixture.ts'

setUpSheets()

const { NewYork } = PLACES
const London = { name: 'Ann Lee', street: ['1 Mall'], city: 'London', postcode: 'SW1A 1AA', country_id: 'GB' }

it('a card is billed where it is at home, without a region or postcode of where its order is sent', () => {
  expect(toBilling(London, NewYork)).toMatchObject({ city: 'London', country_id: 'GB', region: '' })
  const Dublin = { ...London, city: 'Dublin', postcode: '', country_id: 'IE' }
  expect(toBilling(Dublin, NewYork)).toMatchObject({ city: 'Dublin', postcode: '' })
})

it('a card whose wallet says no street is billed where its order is sent', () => {
  const billing = { email: 'ann@example.com', street: [undefined, undefined] }
  expect(toBilling(billing, NewYork)).toMatchObject({
    firstname: 'Ann',
    street: ['5 Ave 1'],
    city: 'New York',
    country_id: 'US',
    email: 'ann@example.com',
  })
})

it('a card with a place of its own has the telephone number of the delivery', () => {
  expect(toBilling(London, NewYork).telephone).toBe(NewYork.telephone)
})
