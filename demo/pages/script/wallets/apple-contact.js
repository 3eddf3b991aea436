// Apple Pay's contacts, and its button.
import { email } from './addresses.js'
import { make } from './sheet.js'

/** Before the payment is authorised nobody learns more of an address. */
export const partial = ({ country, postcode, city, region }) => ({
  administrativeArea: region,
  country: '',
  countryCode: country,
  familyName: '',
  givenName: '',
  addressLines: [],
  locality: city,
  postalCode: postcode,
})

export const full = (address, fields = []) => ({
  ...(fields.includes('postalAddress') && { ...partial(address), addressLines: address.lines }),
  ...(fields.includes('name') && { givenName: address.given, familyName: address.family }),
  ...(fields.includes('phone') && { phoneNumber: address.phone }),
  ...(fields.includes('email') && { emailAddress: email }),
})

export class ApplePayButton extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return
    const button = make('button', { type: 'button', ariaLabel: 'Apple Pay', textContent: 'Apple Pay' })
    button.part = 'button'
    this.attachShadow({ mode: 'open' }).append(button)
  }
}
