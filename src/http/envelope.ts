import { isObject, readJson, toList, type JsonObject, toText } from '#lib/json.ts'
import { ApiError } from './api-error.ts'

/** Whether a frontend controller's response means success, in any of the forms they use (wire: controller-answers). */
export function isOk(response: unknown): boolean {
  return (
    isObject(response) && !isTrue(response.error) && !isTrue(response.errors) && !isFalse(response.success)
  )
}

const isTrue = (value: unknown) =>
  typeof value === 'string' ? !['', '0', 'false'].includes(value) : value === true || value === 1

const isFalse = (value: unknown) => value === false || value === 'false' || value === 0 || value === '0'

/** Returns the controller's message, or '' if it sent none (wire: controller-answers). */
export function messageOf(response: unknown): string {
  if (!isObject(response)) return ''
  return (
    toText(response.message) ||
    toText(response.error_message) ||
    (typeof response.error === 'string' && !/^(1|true)$/.test(response.error) ? response.error : '')
  )
}

/**
 * Returns the keyed object of a response, or an empty one for an empty response (trap: empty-maps). Throws a server
 * ApiError for anything else.
 */
export function objectOf(response: unknown): JsonObject {
  const found = readJson(response) ?? response ?? ''
  if (isObject(found)) return found
  // An empty list is an empty text, too.
  if (String(found)) throw new ApiError('server', 200)
  return {}
}

/**
 * Returns the rows that were found in the list of a response. Throws a server ApiError if it is not a list,
 * or holds only something else: a broken response is not an empty list.
 */
export function listOf<T>(response: unknown, found: T[]): T[] {
  const isOther = typeof response === 'object' ? toList(response).length : response
  if (!found.length && isOther) throw new ApiError('server', 200)
  return found
}

/**
 * Returns the refusal in a response, or a server error if the response is not an object; undefined for a
 * success.
 */
export function errorOf(response: unknown): ApiError | undefined {
  if (!isObject(response)) return new ApiError('server', 200)
  if (isOk(response)) return undefined
  return new ApiError('business', 200, { text: messageOf(response), parameters: response.errors })
}
