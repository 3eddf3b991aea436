import { map } from 'nanostores'

/** What the shop has, by what it is, as text. */
const $saved = map<Record<string, string | undefined>>({})

/** Saves what goes to the shop before an order, unless it has it already, or there is nothing and was nothing before. */
export async function saveOnce<T>(
  name: string,
  value: T,
  nothing: T,
  save: (value: T) => Promise<void>,
): Promise<void> {
  const text = JSON.stringify(value)
  if (($saved.get()[name] ?? JSON.stringify(nothing)) === text) return
  await save(value)
  $saved.setKey(name, text)
}
