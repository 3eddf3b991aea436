import type { Address, Country } from './address/address'
import { addressFields } from './address/fields'

/** A broken rule: a key of the shared texts and what its placeholders hold. */
export interface Problem {
  key: string
  values?: Record<string, string | number>
}

/** Most digits a telephone number may have (§9). */
export const TELEPHONE_MAX = 30

/** Most characters the server keeps of any other field of an address. */
export const TEXT_MAX = 255

const EMAIL_EXAMPLE = 'johndoe@domain.com'

/** §5: there must be something besides spaces. */
export function required(value: string | undefined): Problem | undefined {
  return value?.trim() ? undefined : { key: 'validate.required' }
}

/**
 * §5: digits, at most 30. The signs people write between digits, a leading plus and full-width digits are accepted;
 * `normalizeTelephone` takes them out for the server.
 */
export function telephone(value: string): Problem | undefined {
  const number = normalizeTelephone(value)
  if (!/^\+?\d+$/.test(number)) return { key: 'validate.telephone' }
  return maxLength(number.replace('+', ''), TELEPHONE_MAX)
}

/** `+49 (30) 12-34` as `+49301234`; a text that is no number is only trimmed. */
export function normalizeTelephone(value: string): string {
  const text = value.normalize('NFKC').trim()
  const number = text.replace(/[\s().\-‐‑–\/]+/g, '')
  return /^\+?\d+$/.test(number) ? number : value.trim()
}

/** §5: one @, a name and a domain with a dot. Letters of every script pass. */
export function email(value: string): Problem | undefined {
  return isEmail(value.trim()) ? undefined : { key: 'validate.email', values: { email: EMAIL_EXAMPLE } }
}

/** The same two rules in the wording for a single entry, such as the visitor's e-mail (§5). */
export function emailEntry(value: string): Problem | undefined {
  if (!value.trim()) return { key: 'validate.value-required' }
  return isEmail(value.trim()) ? undefined : { key: 'validate.value-email' }
}

/** At least `n` characters. */
export function minLength(value: string, n: number): Problem | undefined {
  return countUpTo(value, n) >= n ? undefined : { key: 'validate.min-length', values: { 0: n } }
}

/** At most `n` characters. */
export function maxLength(value: string, n: number): Problem | undefined {
  return countUpTo(value, n + 1) <= n ? undefined : { key: 'validate.max-length', values: { 0: n } }
}

/**
 * Every broken rule of an address form by field name (§5). `country` is the directory's entry; `email` asks for the
 * address's e-mail too, as a guest's must have.
 */
export function validateAddress(
  address: Address,
  country?: Country,
  options: { email?: boolean; vatId?: boolean } = {},
): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  const note = (name: string, problem: Problem | undefined) => {
    if (problem) problems[name] = problem
  }
  const fields = addressFields(address.country_id, Boolean(country?.regions.length), options)
  for (const { name, required: isRequired } of fields) {
    const value = valueOf(address, name)
    if (isRequired && name !== 'region') note(name, required(value))
    if (name !== 'telephone') note(name, maxLength(value, TEXT_MAX))
  }
  note('region', region(address, country, fields.find((field) => field.name === 'region')?.required))
  if (!problems.telephone) note('telephone', telephone(address.telephone ?? ''))
  if (options.email) note('email', required(address.email) ?? email(address.email ?? ''))
  return problems
}

/** A value of the form by field name; `street1` and `street2` are the lines of `street`. */
export function valueOf(address: Address, name: string): string {
  if (name === 'street1') return address.street?.[0] ?? ''
  if (name === 'street2') return address.street?.[1] ?? ''
  const value = (address as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

function region(address: Address, country: Country | undefined, isRequired = false): Problem | undefined {
  if (!country?.regions.length) return undefined
  if (!address.region_id) return isRequired ? { key: 'validate.region' } : undefined
  const isKnown = country.regions.some(({ id }) => Number(id) === Number(address.region_id))
  return isKnown ? undefined : { key: 'validate.region' }
}

/** Code points, as the server counts, without reading a huge paste to its end. */
function countUpTo(value: string, limit: number): number {
  let count = 0
  for (const _ of value) if (++count >= limit) break
  return count
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > 254 || at < 1 || at > 64) return false
  return (
    isDotted(text.slice(0, at), /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u) && isDomain(text.slice(at + 1))
  )
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    /^\D/.test(top) &&
    top.length > 1 &&
    isDotted(domain, /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}$(?<!-)/u)
  )
}

function isDotted(text: string, part: RegExp): boolean {
  return text.split('.').every((piece) => part.test(piece))
}
