import { describe, expect, it } from 'vitest'
import { ApiError, toApiError } from './api-error.ts'
import { errorOf, listOf, messageOf, objectOf } from './envelope.ts'

describe('a refusal', () => {
  it('names its field where the shop does', () => {
    const fieldOf = (parameters: unknown) => toApiError(400, { message: 'x', parameters }).fieldName
    expect(fieldOf({ fieldName: 'city' })).toBe('city')
    expect([{ fieldName: '' }, {}, ['city'], undefined].map(fieldOf)).toEqual(Array(4).fill(undefined))
  })

  it('is about an order that is there only where the shop names the cart it was made of', () => {
    const lost = (fieldValue?: string) =>
      toApiError(404, { message: 'No such entity', parameters: { fieldName: 'cartId', fieldValue } })
    expect(lost('24')).toMatchObject({ kind: 'cartLost', isAlreadyOrdered: true })
    expect(lost('').isAlreadyOrdered).toBe(false)
    expect(lost().isAlreadyOrdered).toBe(false)
    expect(toApiError(404, { message: 'Current customer does not have an active cart.' })).toMatchObject({
      kind: 'cartLost',
      isAlreadyOrdered: false,
    })
    expect(new ApiError('business', 404, { parameters: { fieldValue: '24' } }).isAlreadyOrdered).toBe(false)
  })

  it('of something else that is missing is the shop’s, and without a word a missing route', () => {
    const of = (body: unknown) => toApiError(404, body).kind
    expect(of({ message: 'No such entity', parameters: { fieldName: 'itemId' } })).toBe('business')
    expect([of({}), of(undefined), of('<html>'), of({ message: '' })]).toEqual(Array(4).fill('route'))
  })

  it('says each of several reasons, filled one by one', () => {
    const errors = [
      { message: 'Bad %1', parameters: ['city'] },
      'odd',
      { message: '' },
      { message: 'Bad %1', parameters: ['name'] },
    ]
    const error = toApiError(400, { message: 'Several', errors })
    expect([error.text, error.parameters]).toEqual(['Bad city Bad name', ['city']])
    expect(toApiError(400, { message: 'One', errors: [] }).text).toBe('One')
    expect(toApiError(400, { messages: { error: ['odd'] } }).text).toBe('')
  })

  it('keeps to itself what a firewall or a broken shop says', () => {
    for (const status of [401, 403, 405, 406, 413, 429, 500, 502])
      expect(toApiError(status, { message: 'SQLSTATE' }).text).toBe('')
    expect([406, 413].map((status) => toApiError(status, {}).kind)).toEqual(['blocked', 'blocked'])
    expect(toApiError(409, { message: 'Locked' })).toMatchObject({ kind: 'business', text: 'Locked' })
  })

  it('of a session that ended has what the shop names', () => {
    const body = { message: 'no', parameters: { resources: 'self' } }
    expect(toApiError(401, body)).toMatchObject({ kind: 'session', parameters: { resources: 'self' } })
  })
})

describe('an envelope', () => {
  it('has its sentence in the first field that holds one', () => {
    expect(messageOf({ message: '', error_message: 'Not found', error: 'x' })).toBe('Not found')
    expect(messageOf({ message: 'Yes', error_message: 'No' })).toBe('Yes')
    expect([{ error: 'true' }, { error: '1' }, { error: true }, {}, 'x'].map(messageOf)).toEqual(
      Array(5).fill(''),
    )
  })

  it('is a refusal with its reasons by field, or none', () => {
    const errors = { city: 'Unknown' }
    expect(errorOf({ error: true, message: 'No', errors })).toMatchObject({ text: 'No', parameters: errors })
    expect(errorOf({ success: true })).toBeUndefined()
    expect(errorOf(['x'])).toMatchObject({ kind: 'server' })
  })

  it('has an object, empty in each form of nothing, and fails for anything else', () => {
    expect(objectOf('{"a":1}')).toEqual({ a: 1 })
    for (const nothing of [[], null, undefined, '', '[]']) expect(objectOf(nothing)).toEqual({})
    for (const odd of [['x'], 7, 'x', true]) expect(() => objectOf(odd)).toThrow(ApiError)
  })

  it('has a list that is not read as empty where it holds something else', () => {
    expect(listOf([], [])).toEqual([])
    expect(listOf(['x', 1], ['x'])).toEqual(['x'])
    expect(() => listOf(['odd'], [])).toThrow(ApiError)
  })
})
