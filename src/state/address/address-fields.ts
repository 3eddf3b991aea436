import { atom, computed } from 'nanostores'
import type { FieldTable } from '../../domain/address/field-row'
import { ADDRESS_FIELDS } from '../../domain/address/fields'
import { asShopAsks } from '../../domain/address/shop-fields'
import { $page } from '../page/page'

/** Rows of the page's own, which go to `custom_attributes`. */
export const $ownAddressFields = atom<FieldTable>([])

/** The fields of addresses on this page: as the shop asks for them, then the page's own. */
export const $addressFields = computed([$page, $ownAddressFields], ({ addressFields }, own) => [
  ...asShopAsks(ADDRESS_FIELDS, addressFields ?? {}),
  ...own,
])
