import { atom, computed } from 'nanostores'
import type { Address } from '../rules/address.ts'
import { type FieldTable, valueOf } from '../rules/field-row.ts'
import { ADDRESS_FIELDS, asShopAsks, refusedField } from '../rules/fields.ts'
import { $page } from '#storefront/state/page.ts'

/** The rows of forms before the shop's settings: ours, and those that the page has added or draws in its own way. */
export const $fieldTable = atom<FieldTable>(ADDRESS_FIELDS)

/** Fields that no form had when the shop refused an address for want of them. */
const $missed = atom<Record<string, 'required'>>({})

/** The fields of addresses on this page, as the shop asks for them. */
export const $addressFields = computed([$page, $missed, $fieldTable], ({ addressFields }, missed, table) =>
  asShopAsks(table, { ...addressFields, ...missed }),
)

/** Whether the address has nothing in this field. */
export function lacks(address: Address, field: string): boolean {
  const row = $addressFields.get().find(({ name }) => name === field)
  return row !== undefined && !valueOf(address, row.at)
}

/** The field that a refusal of the shop is about. The forms have it from now on, where they had not. */
export function fieldRefusedFor(serverName: string, sentence: string): string | undefined {
  const table = $addressFields.get()
  const name = refusedField(serverName, sentence, table)
  if (name && table.find((row) => row.name === name)?.shown === false)
    $missed.set({ ...$missed.get(), [name]: 'required' })
  return name
}
