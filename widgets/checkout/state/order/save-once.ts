import { readObject } from '#lib/json.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'

/** Returns the texts that the shop has, by their kind. The shop has them after a reload, too. */
const readSaved = () => readObject(readDraft().saved)

/** Saves what goes to the shop before an order, unless it has it already, or there is nothing and was nothing before. */
export async function saveOnce<T>(
  name: string,
  value: T,
  nothing: T,
  save: (value: T) => Promise<void>,
): Promise<void> {
  const text = JSON.stringify(value)
  if ((readSaved()[name] ?? JSON.stringify(nothing)) === text) return
  await save(value)
  keepDraft({ saved: { ...readSaved(), [name]: text } })
}
