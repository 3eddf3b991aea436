import type { WalletContact } from '../rules/contact.ts'

const person = { name: 'Ann Lee', email: 'ann@example.com', telephone: '030 1234567' }

/** The addresses where the shoppers of these tests have things sent. */
export const PLACES = {
  Berlin: {
    ...person,
    street: ['Torstraße 1'],
    city: 'Berlin',
    postcode: '10119',
    region: 'BE',
    country_id: 'DE',
  },
  Vienna: { ...person, street: ['Ring 2'], city: 'Wien', postcode: '1010', country_id: 'AT' },
  NewYork: {
    ...person,
    street: ['5 Ave 1'],
    city: 'New York',
    postcode: '10001',
    region: 'NY',
    country_id: 'US',
  },
  Packstation: {
    ...person,
    street: ['Packstation 101'],
    city: 'Berlin',
    postcode: '10119',
    country_id: 'DE',
  },
  Minsk: { ...person, street: ['Praspiekt 1'], city: 'Minsk', postcode: '220000', country_id: 'BY' },
} satisfies Record<string, WalletContact>

/** Returns the part of a place that a sheet has before it is authorised. */
export const partOf = ({ city, postcode, country_id, ...rest }: WalletContact): WalletContact => ({
  city,
  postcode,
  country_id,
  region: rest.region,
})
