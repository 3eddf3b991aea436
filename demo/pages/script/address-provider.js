// A provider of addresses over a small list of its own, in place of Google's, Loqate's or any other.
const ADDRESSES = [
  { country: 'US', street: '1 Main Street', city: 'Austin', region: 'TX', postcode: '78701' },
  { country: 'US', street: '1 Maiden Lane', city: 'New York', region: 'NY', postcode: '10038' },
  { country: 'US', street: '350 Fifth Avenue', city: 'New York', region: 'NY', postcode: '10118' },
  {
    country: 'US',
    street: '1600 Amphitheatre Parkway',
    city: 'Mountain View',
    region: 'CA',
    postcode: '94043',
  },
  { country: 'DE', street: 'Torstraße 1', city: 'Berlin', region: 'Berlin', postcode: '10119' },
  { country: 'DE', street: 'Torgauer Straße 12', city: 'Leipzig', region: 'Sachsen', postcode: '04315' },
  { country: 'DE', street: 'Maximilianstraße 8', city: 'München', region: 'Bayern', postcode: '80539' },
  { country: 'JP', street: '神宮前1-2-3', city: '渋谷区', region: '東京都', postcode: '150-0001' },
  { country: 'JP', street: '神南1-19-11', city: '渋谷区', region: '東京都', postcode: '150-0041' },
  { country: 'JP', street: '銀座4-6-16', city: '中央区', region: '東京都', postcode: '104-0061' },
  { country: 'NL', street: 'Prinsengracht 263', city: 'Amsterdam', postcode: '1016 GV' },
  { country: 'NL', street: 'Prinsenstraat 4', city: 'Haarlem', postcode: '2011 CX' },
]

const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[\s-]/g, '').toLowerCase()

const lineOf = ({ street, city, region, postcode, country }) =>
  country === 'JP' ? `〒${postcode} ${region}${city}${street}` : `${street}, ${postcode} ${city}`

window.Bezel = window.Bezel || []
window.Bezel.push((bezel) =>
  bezel.addressProvider({
    suggest: (text, country) =>
      ADDRESSES.map((address, id) => ({ id: String(id), text: lineOf(address), address }))
        .filter(({ address }) => address.country === country && plain(address.street).includes(plain(text)))
        .map(({ id, text }) => ({ id, text })),
    details: (id) => ADDRESSES[id],
    postcode(postcode, country) {
      const found = ADDRESSES.find(
        (address) => address.country === country && plain(address.postcode) === plain(postcode),
      )
      if (!found || !['JP', 'NL'].includes(country)) return undefined
      const { city, region, street } = found
      // In Japan a postcode goes down to the part of town, which the street line begins with.
      return { city, region, street: country === 'JP' ? street.replace(/\d.*/, '') : undefined }
    },
  }),
)
