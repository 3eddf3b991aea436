import type { Customer } from './records.ts'

const ANN: Customer = {
  id: 7,
  email: 'ann@example.com',
  password: 'Demo-1234!',
  firstname: 'Ann',
  lastname: "O'Neil",
  addresses: [
    {
      id: 12,
      customer_id: 7,
      region: { region_code: 'TX', region: 'Texas', region_id: 57 },
      region_id: 57,
      country_id: 'US',
      street: ['1 Main St', 'Apt 4'],
      telephone: '5125550100',
      postcode: '78701',
      city: 'Austin',
      firstname: 'Ann',
      lastname: "O'Neil",
      company: 'Acme',
      default_shipping: true,
      default_billing: true,
    },
    {
      id: 13,
      customer_id: 7,
      region: { region_code: null, region: null, region_id: 0 },
      region_id: 0,
      country_id: 'NL',
      street: ['Prinsengracht 263'],
      telephone: '0205550100',
      postcode: '1016 GV',
      city: 'Amsterdam',
      firstname: 'Ann',
      lastname: "O'Neil",
      company: 'Atelier Noord',
    },
  ],
  credit: 2_000,
  points: 500,
  wishlist: [],
  failures: 0,
}

const BEA: Customer = {
  id: 8,
  email: 'bea@example.com',
  password: 'Demo-1234!',
  firstname: 'Bea',
  lastname: 'Lindqvist',
  addresses: [],
  credit: 0,
  points: 0,
  wishlist: [],
  failures: 0,
}

/** The demo's customers by id: Ann has addresses, store credit and points; Bea has none of them. */
export function demoCustomers(): Map<number, Customer> {
  return new Map([ANN, BEA].map((person) => [person.id, structuredClone(person)]))
}
