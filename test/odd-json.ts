import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from './runs.ts'

/** Whether a value is of the type it names, down to its last member. */
export type Is<T> = (value: unknown) => value is T

export const isText: Is<string> = (value) => typeof value === 'string'
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)
export const isFlag: Is<boolean> = (value) => typeof value === 'boolean'
export const isKeyed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAbsent: Is<undefined> = (value) => value === undefined

const either =
  <A, B>(isA: Is<A>, isB: Is<B>): Is<A | B> =>
  (value): value is A | B =>
    isA(value) || isB(value)

export const maybe = <T>(is: Is<T>): Is<T | undefined> => either(is, isAbsent)

export const isListOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is)

export const isMapOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isKeyed(value) && Object.values(value).every(is)

/** Every member of the type must be named, and no value may have others. */
export const isShape =
  <T extends object>(members: { [Name in keyof T]-?: Is<T[Name]> }): Is<T> =>
  (value): value is T =>
    isKeyed(value) &&
    Object.keys(value).every((name) => Object.hasOwn(members, name)) &&
    Object.entries<Is<unknown>>(members).every(([name, is]) => is(value[name]))

const ODD = [undefined, null, false, true, '', '0', '1', 'x', '{', '[1]', '{"items":[null]}', 0, -1, 1e308]
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(...ODD, [], {}, [null], [[]], { items: [7] }, { '0': null }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Responses like the example, but with any JSON in place of up to three of their members, or of the whole. */
export function oddJson(example: unknown): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat(), oddValue), { minLength: 1, maxLength: 3 })
  const changed = changes.map((list) => list.reduce(withOddMember, example))
  return fc.oneof({ weight: 1, arbitrary: oddValue }, { weight: 9, arbitrary: changed })
}

function withOddMember(value: unknown, [index, odd]: [number, unknown]): unknown {
  const paths = pathsOf(value)
  return paths.length ? replace(value, paths[index % paths.length]!, odd) : odd
}

const pathsOf = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => [
        [name],
        ...pathsOf(member).map((path) => [name, ...path]),
      ])
    : []

function replace(value: unknown, [name, ...rest]: string[], odd: unknown): unknown {
  if (name === undefined) return odd
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const member = replace((value as Record<string, unknown>)[name], rest, odd)
  return Object.assign(copy, { [name]: member })
}

type Row = readonly [name: string, parse: (raw: unknown) => unknown, example: unknown, is: Is<unknown>]

/** A parser, an answer of a shop, and what the parser makes of it. */
export const row = <T>(name: string, parse: (raw: unknown) => T, example: unknown, is: Is<T>): Row => [
  name,
  parse,
  example,
  is,
]

/**
 * Checks that these parsers keep their types for the example, and with anything in place of any of its
 * fields.
 */
export const testParsers = (rows: Row[]) =>
  it.each(rows)(
    '%s keep their types, whatever the shop puts in place of a field',
    (_name, parse, example, is) => {
      expect(is(parse(example))).toBe(true)
      fc.assert(
        fc.property(oddJson(example), (response) => is(parse(response))),
        { numRuns: runs(200) },
      )
    },
  )
