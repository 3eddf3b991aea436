import { isObject, toText } from '../../domain/json'
import { ApiError } from './api-error'

/** Whether a frontend controller's response means success, in any of the forms they use (a.8). */
export function isOk(response: unknown): boolean {
  return (
    isObject(response) && !isTrue(response.error) && !isTrue(response.errors) && !isFalse(response.success)
  )
}

const isTrue = (value: unknown) =>
  typeof value === 'string' ? !['', '0', 'false'].includes(value) : value === true || value === 1

const isFalse = (value: unknown) => value === false || value === 'false' || value === 0 || value === '0'

/** The controller's message; '' when there is none (a.8). */
export function messageOf(response: unknown): string {
  if (!isObject(response)) return ''
  return (
    toText(response.message) ||
    toText(response.error_message) ||
    (typeof response.error === 'string' && !/^(1|true)$/.test(response.error) ? response.error : '')
  )
}

/** The token of a response. Throws a business ApiError when there is none. */
export function tokenOf(response: unknown): string {
  const token = isObject(response) ? toText(response.token) : ''
  if (!token) throw new ApiError('business', 200, { text: messageOf(response) })
  return token
}

/** The refusal in a response, or a server error when the response is no object; undefined for a success. */
export function errorOf(response: unknown): ApiError | undefined {
  if (!isObject(response)) return new ApiError('server', 200)
  if (isOk(response)) return undefined
  return new ApiError('business', 200, { text: messageOf(response), parameters: response.errors })
}
