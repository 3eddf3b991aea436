import type { FieldTable } from './field-row'

/**
 * The fields as the shop's own settings ask for them, by name: `no`, `optional` or `required`. The country, the e-mail and
 * what is only sent along stay as they are.
 */
export const asShopAsks = (table: FieldTable, asked: Readonly<Record<string, string>>): FieldTable =>
  table.map((row) => {
    const setting = asked[row.name]
    if (row.control === 'none' || FIXED.has(row.name) || !KNOWN.has(setting ?? '')) return row
    return { ...row, shown: setting !== 'no', required: setting === 'required' }
  })

const KNOWN = new Set(['no', 'optional', 'required'])
const FIXED = new Set(['country_id', 'email'])
