import { atom, computed } from 'nanostores'
import type { FieldTable } from '../rules/field-row.ts'
import { ADDRESS_FIELDS, asShopAsks } from '../rules/fields.ts'
import { refusedField } from '../rules/refused-field.ts'
import { $page } from '#storefront/state/page.ts'

/** Rows of the page's own, which go to `custom_attributes`. */
export const $ownAddressFields = atom<FieldTable>([])

/** Fields that no form had when the shop refused an address for want of them. */
const $missed = atom<Record<string, 'required'>>({})

/** The fields of addresses on this page: as the shop asks for them, then the page's own. */
export const $addressFields = computed(
  [$page, $missed, $ownAddressFields],
  ({ addressFields }, missed, own) => [
    ...asShopAsks(ADDRESS_FIELDS, { ...addressFields, ...missed }),
    ...own,
  ],
)

/** The field that a refusal of the shop is about. The forms have it from now on, where they had not. */
export function fieldRefusedFor(serverName: string, sentence: string): string | undefined {
  const table = $addressFields.get()
  const name = refusedField(serverName, sentence, table)
  if (name && table.find((row) => row.name === name)?.shown === false)
    $missed.set({ ...$missed.get(), [name]: 'required' })
  return name
}
