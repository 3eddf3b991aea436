import { addressWords } from '#address/view/text.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/address-book.json'
import { AddressBook } from './AddressBook.tsx'

/**
 * The customer's addresses: the list, adding and changing.
 *
 *   <div data-widget="address-book">…shown until it is there…</div>
 */
export const mount = widget({
  name: 'address-book',
  component: AddressBook,
  strings: en,
  shares: { address: addressWords },
})
