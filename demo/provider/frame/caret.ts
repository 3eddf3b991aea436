import type { FieldRules } from './field-rules'

/** Formats what stands in the input and keeps the caret behind the digit it was behind. */
export function reformat(input: HTMLInputElement, rules: FieldRules, deleting: boolean): void {
  const caret = input.selectionStart ?? input.value.length
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length
  const atEnd = caret === input.value.length
  const formatted = rules.format(input.value, deleting)
  if (formatted === input.value) return
  input.value = formatted
  const place = atEnd ? formatted.length : placeBehind(formatted, digitsBefore)
  if (document.activeElement === input) input.setSelectionRange(place, place)
}

function placeBehind(text: string, digits: number): number {
  let seen = 0
  for (let i = 0; i < text.length; i++) {
    if (seen === digits) return i
    if (/\d/.test(text[i] ?? '')) seen++
  }
  return text.length
}
