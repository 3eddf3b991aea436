import { email, type Problem } from '#lib/validate.ts'

/** The rules of an e-mail in the wording for a single entry, such as a visitor's (§5). */
export function emailEntry(value: string): Problem | undefined {
  if (!value.trim()) return { key: 'validate.value-required' }
  return email(value) && { key: 'validate.value-email' }
}
