import type { FieldRow } from './field-row.ts'
import { ADDRESS_FIELDS } from './fields.ts'

/** A field the shop refused, by the shop's name for it. */
export interface FieldRefusal {
  field: string
  message: string
}

/**
 * Name of the field a refusal is about: by the server's name for it (`regionId`, `region_id`), or by the sentence where
 * the server names none, as in `"company" is required`.
 */
export function refusedField(
  serverName: string,
  sentence: string,
  table: readonly Pick<FieldRow, 'name' | 'refusedAs' | 'refusalText'>[] = ADDRESS_FIELDS,
): string | undefined {
  const named = serverName || (/"(\w+)" is (?:a )?required/i.exec(sentence)?.[1] ?? '')
  const isSame = (name: string) => letters(name) === letters(named)
  const found =
    table.find(({ name }) => name === named) ??
    table.find(({ name, refusedAs = [] }) => [name, ...refusedAs].some(isSame)) ??
    table.find(({ refusalText }) => refusalText?.test(sentence))
  return found?.name
}

const letters = (text: string) => text.replace(/[^a-z]/gi, '').toLowerCase()
