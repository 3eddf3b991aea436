import words from './words.json'

/**
 * The server's own sentence in a language, English when it knows no other; `%1` and on are filled in as they are.
 * REST answers stay English: they come in the default store's language (d.22).
 */
export function word(english: string, language: string, ...values: string[]): string {
  const text = (words as Record<string, Record<string, string>>)[english]?.[language] ?? english
  return text.replace(/%(\d)/g, (mark, position: string) => values[Number(position) - 1] ?? mark)
}
