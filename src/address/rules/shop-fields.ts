import type { FieldRow, FieldTable } from './field-row.ts'

/**
 * The fields as the shop's own settings ask for them, by name: `no`, `optional` or `required`. The country and the e-mail
 * stay as they are.
 */
export function asShopAsks(table: FieldTable, asked: Readonly<Record<string, string>>): FieldTable {
  const rows = table.map((row) => {
    const setting = asked[row.name]
    if (FIXED.has(row.name) || !KNOWN.has(setting ?? '')) return row
    return { ...row, shown: setting !== 'no', required: setting === 'required' }
  })
  const last = Math.max(...rows.map((row) => (row.shown === false ? 0 : lineOf(row))))
  return rows.map((row) =>
    'streetLine' in row.at && last > 1 ? { ...row, at: { ...row.at, isLast: lineOf(row) === last } } : row,
  )
}

const lineOf = ({ at }: FieldRow): number => ('streetLine' in at ? at.streetLine : 0)

const KNOWN = new Set(['no', 'optional', 'required'])
const FIXED = new Set(['country_id', 'email'])
