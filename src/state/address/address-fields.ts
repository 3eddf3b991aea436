import { atom } from 'nanostores'
import { ADDRESS_FIELDS } from '../../domain/address/fields'

/** The fields of addresses on this page. Rows added to it go to `custom_attributes`. */
export const $addressFields = atom(ADDRESS_FIELDS)
