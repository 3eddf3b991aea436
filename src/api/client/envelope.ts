import { isObject, toText } from '../../domain/json'
import { ApiError } from './api-error'

/** Whether an answer of a frontend controller tells of success, in any of the forms they use (a.8). */
export function isOk(answer: unknown): boolean {
  return isObject(answer) && !isTrue(answer.error) && !isTrue(answer.errors) && !isFalse(answer.success)
}

const isTrue = (value: unknown) =>
  typeof value === 'string' ? !['', '0', 'false'].includes(value) : value === true || value === 1

const isFalse = (value: unknown) => value === false || value === 'false' || value === 0 || value === '0'

/** What the controller says, '' when nothing (a.8). */
export function messageOf(answer: unknown): string {
  if (!isObject(answer)) return ''
  return (
    toText(answer.message) ||
    toText(answer.error_message) ||
    (typeof answer.error === 'string' ? answer.error : '')
  )
}

/** The token a controller answers with. Throws a business ApiError where a success carries none. */
export function tokenOf(answer: unknown): string {
  const token = isObject(answer) ? toText(answer.token) : ''
  if (!token) throw new ApiError('business', 200, { text: messageOf(answer) })
  return token
}

/** The refusal an answer carries, or a server failure when it is no envelope at all. */
export function errorOf(answer: unknown): ApiError | undefined {
  if (!isObject(answer)) return new ApiError('server', 200)
  if (isOk(answer)) return undefined
  return new ApiError('business', 200, { text: messageOf(answer), parameters: answer.errors })
}
