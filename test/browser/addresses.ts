/**
 * The texts a shopper types, by the name of the field. A region of a list is given by its name as
 * `region_id`.
 */
export type Typed = { country_id: string } & Record<string, string>

/** The address where a guest gets the confirmation. */
export const GUEST = 'ada@example.com'

const person = { firstname: 'Ada', lastname: 'Byron', telephone: '0205550100' }

export const addresses = {
  US: {
    ...person,
    country_id: 'US',
    street1: '1 Main Street',
    city: 'Austin',
    region_id: 'Texas',
    postcode: '78701',
  },
  JP: {
    country_id: 'JP',
    lastname: '山田',
    firstname: '花子',
    postcode: '150-0001',
    region: '東京都',
    city: '渋谷区',
    street1: '神宮前1-2-3',
    telephone: '0312345678',
  },
  NL: { ...person, country_id: 'NL', street1: 'Prinsengracht 263', postcode: '1016 GV', city: 'Amsterdam' },
  KW: {
    ...person,
    country_id: 'KW',
    street1: 'Gulf Street 5',
    city: 'Kuwait City',
    region: 'Al Asimah',
    postcode: '13001',
  },
  IT: {
    ...person,
    country_id: 'IT',
    street1: 'Via Dante 4',
    postcode: '20121',
    city: 'Milano',
    region_id: 'Milano',
  },
  PL: {
    ...person,
    country_id: 'PL',
    street1: 'ul. Piękna 7',
    postcode: '00-549',
    city: 'Warszawa',
    region_id: 'mazowieckie',
  },
  SE: {
    ...person,
    country_id: 'SE',
    street1: 'Storgatan 5',
    postcode: '114 51',
    city: 'Stockholm',
    region_id: 'Stockholms län',
  },
  FR: { ...person, country_id: 'FR', street1: '3 rue de la Paix', postcode: '75002', city: 'Paris' },
  ES: {
    ...person,
    country_id: 'ES',
    street1: 'Calle Mayor 9',
    postcode: '28013',
    city: 'Madrid',
    region_id: 'Madrid',
  },
} satisfies Record<string, Typed>
