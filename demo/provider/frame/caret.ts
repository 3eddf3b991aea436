import type { FieldRules } from './field-rules.ts'

/** Formats the input's text and keeps the caret behind the same digit. */
export function reformat(input: HTMLInputElement, rules: FieldRules, deleting: boolean): void {
  const caret = input.selectionStart ?? input.value.length
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length
  const atEnd = caret === input.value.length
  const formatted = rules.format(input.value, deleting)
  if (formatted === input.value) return
  input.value = formatted
  const position = atEnd ? formatted.length : caretBehind(formatted, digitsBefore)
  if (document.activeElement === input) input.setSelectionRange(position, position)
}

function caretBehind(text: string, digits: number): number {
  let seen = 0
  for (let i = 0; i < text.length; i++) {
    if (seen === digits) return i
    if (/\d/.test(text[i] ?? '')) seen++
  }
  return text.length
}
