import { expect, it } from 'vitest'
import { operations } from '#doctor/contract.mjs'
import { sources } from '../sources.ts'
import { type Call, callsIn } from './calls-in-source.ts'

const calls = callsIn(
  sources.filter((file) => /^(src|widgets)\/.*\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file)),
)

/** Their path is the page's own: a field's, the withdrawal form's, the marketing service's. */
const NAMED_BY_PAGE = ['sendFields', 'postWithdrawal', 'sendMarketingEvent']

/** `{}` of the source stands for a segment, or for anything within one. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll('/{}/', '/[^/]+/').replaceAll('{}', '.*')}/?$`)

const operationsOf = ({ method, path }: Call) =>
  operations.filter((operation) => operation.method === method && patternOf(path).test(operation.path))

it('every call in the source is an operation of the contract', () => {
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter((call) => !operationsOf(call).length)).toEqual([])
})

it('every operation of the contract is called in the source', () => {
  const called = new Set(calls.flatMap(operationsOf).map(({ id }) => id))
  expect(operations.map(({ id }) => id).filter((id) => !called.has(id))).toEqual(NAMED_BY_PAGE)
})
