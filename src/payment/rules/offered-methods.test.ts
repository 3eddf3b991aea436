import { describe, expect, it } from 'vitest'
import { methodForCode, offeredMethods } from './offered-methods.ts'

const card = { codes: ['adyen_hpp'] }
const payLater = { codes: ['afterpay', 'afterpaypayovertime'] }
const offline = { codes: ['checkmo', 'banktransfer'] }
const free = { codes: ['free'], isFree: true }
const methods = [free, offline, card, payLater]

const listed = ['adyen_hpp', 'afterpay', 'checkmo', 'free', 'unknown_method'].map((code) => ({
  code,
  title: code,
}))
const order = { isNothingToPay: false, isAllowed: () => true }
const codes = (more: Partial<Parameters<typeof offeredMethods<(typeof methods)[number]>>[2]> = {}) =>
  offeredMethods(listed, methods, { ...order, ...more }).map(({ code }) => code)

describe('the methods a shopper may choose from', () => {
  it('are the known ones in the server’s order, without `free` while there is something to pay', () =>
    expect(codes()).toEqual(['adyen_hpp', 'afterpay', 'checkmo']))
  it('are only `free` when nothing is to pay', () =>
    expect(codes({ isNothingToPay: true })).toEqual(['free']))
  it('are the others when nothing is to pay and the server does not list `free`', () =>
    expect(
      offeredMethods(listed.slice(0, 1), methods, { ...order, isNothingToPay: true }).map(({ code }) => code),
    ).toEqual(['adyen_hpp']))
  it('leave out those whose offer rule does not allow it', () =>
    expect(codes({ isAllowed: (method) => method !== payLater })).toEqual(['adyen_hpp', 'checkmo']))
  it('carry the method that answers for each code', () =>
    expect(offeredMethods(listed, methods, order).map(({ method }) => method)).toEqual([
      card,
      payLater,
      offline,
    ]))
})

it.each([
  [false, ['adyen_cc', 'checkmo']],
  [true, ['adyen_cc', 'adyen_klarna', 'checkmo']],
])('ways to pay with one form have a row each only where the page says so: %s', (isRowEach, rows) => {
  const form = { codes: [], isOneForm: true, answersFor: (code: string) => code.startsWith('adyen_') }
  const all = ['adyen_cc', 'adyen_klarna', 'adyen_cc_vault', 'checkmo'].map((code) => ({ code, title: code }))
  expect(offeredMethods(all, [form, offline], { ...order, isRowEach }).map(({ code }) => code)).toEqual(rows)
})

describe('the method behind a code', () => {
  it.each([
    ['afterpaypayovertime', payLater],
    ['banktransfer', offline],
    ['unknown_method', undefined],
    ['constructor', undefined],
  ])('of %s', (code, method) => expect(methodForCode(code, methods)).toBe(method))

  it('is known by the name the page gives it', () => {
    const renames = { adyen_hpp: 'my_card' }
    expect(methodForCode('my_card', methods, renames)).toBe(card)
    const list = [{ code: 'my_card', title: 'Card' }]
    expect(offeredMethods(list, methods, { ...order, renames })[0]?.method).toBe(card)
    expect(methodForCode('my_bank', methods, { banktransfer: 'my_bank' })).toBe(offline)
    expect(methodForCode('other', methods, renames)).toBeUndefined()
  })

  it('is the renamed one where a code means another method otherwise', () =>
    expect(methodForCode('checkmo', methods, { adyen_hpp: 'checkmo' })).toBe(card))
})
