import { type Address, emptyAddress } from '#address/rules/address.ts'

/** The address most tests deliver to. */
export const inAustin: Address = {
  ...emptyAddress('US'),
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Main St'],
  city: 'Austin',
  region: 'Texas',
  region_id: 57,
  region_code: 'TX',
  postcode: '78701',
  telephone: '5125550100',
  email: 'ann@example.com',
}
