// The data that the shopper has in the demo's wallets. A `region` is as the wallets give it: a code or a
// name.
const at = (label, country, postcode, city, region, lines, phone) => ({
  label,
  country,
  postcode,
  city,
  region,
  lines,
  phone,
  given: 'Ann',
  family: 'Lee',
})

export const addresses = [
  at('New York', 'US', '10118', 'New York', 'NY', ['350 5th Avenue', 'Floor 21'], '+12125550100'),
  at('Berlin', 'DE', '10119', 'Berlin', '', ['Torstraße 1'], '+49301234567'),
  at('Tokyo', 'JP', '100-0001', 'Chiyoda-ku', 'Tokyo', ['1-1 Chiyoda'], '+81312345678'),
  at('A box in Berlin', 'DE', '10119', 'Berlin', '', ['Packstation 101', '12345678'], '+49301234567'),
  at('Anchorage', 'US', '99501', 'Anchorage', 'AK', ['632 West 6th Avenue'], '+19075550100'),
  at('Kuwait', 'KW', '', 'Kuwait City', '', ['Salem Al Mubarak Street 4'], '+96522250100'),
  at('Minsk', 'BY', '220030', 'Minsk', '', ['Lenina 1'], '+375171234567'),
]

/** The address of the card; it differs from the one to deliver to. */
export const billing = at('Munich', 'DE', '80331', 'München', '', ['Marienplatz 8'], '+49891234567')

export const email = 'ann.lee@example.com'

export const cards = [
  { label: 'Visa 1111', number: '4111111111111111' },
  { label: 'Visa 0002', number: '4000000000000002' },
  { label: 'Visa 0000', number: '4917610000000000' },
]

export const nameOf = ({ given, family }) => `${given} ${family}`

/** The token a real wallet would encrypt: what the sheet showed, and the card. */
export const tokenOf = ({ amount, currency }, card) => ({ amount, currency, card: card.number })
