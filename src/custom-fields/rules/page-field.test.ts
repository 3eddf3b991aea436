import { describe, expect, it } from 'vitest'
import { dayLimits, fieldProblem, orderFields, parseFields } from './page-field.ts'

const TODAY = '2026-11-23'
const good = { name: 'delivery_date', label: { en: 'Delivery date', de: 'Wunschtermin' }, control: 'date' }
const parse = (...raw: unknown[]) => parseFields(raw, ['city'])
const one = (given: object) => parse({ ...good, ...given }).fields[0]!

describe('the configuration’s fields', () => {
  it('are of the order and go with the shipping information, unless they say otherwise', () => {
    expect(one({})).toMatchObject({ place: 'order', send: 'extension_attributes', required: false })
    expect(one({ place: 'address' })).toMatchObject({ place: 'address', send: 'custom_attributes' })
    expect(one({ control: 'text' }).maxLength).toBe(255)
  })

  it.each([
    ['no object', 7],
    ['no name', { ...good, name: undefined }],
    ['a name that is none of a control', { ...good, name: 'a b' }],
    ['the name of a field there is', { ...good, name: 'city' }],
    ['no label', { ...good, label: {} }],
    ['a control of another name', { ...good, control: 'radio' }],
    ['a select without options', { ...good, control: 'select', options: [{}] }],
    ['a place of another name', { ...good, place: 'cart' }],
    ['an address that sends it with the order', { ...good, place: 'address', send: 'extension_attributes' }],
    ['an order that sends it with the address', { ...good, send: 'custom_attributes' }],
    ['a limit that is no day', { ...good, min: 'tomorrow' }],
    ['another site to send it to', { ...good, send: { url: 'https://evil.example/' } }],
    ['another host to send it to', { ...good, send: { url: '//evil.example/' } }],
    ['a way out of the shop', { ...good, send: { url: '/../admin' } }],
  ])('are ignored, with a reason, where there is %s', (_, raw) => {
    const { fields, problems } = parse(raw, { ...good, name: 'other' })
    expect(fields.map(({ name }) => name)).toEqual(['other'])
    expect(problems).toEqual([expect.stringMatching(/^fields\[0\] is ignored: ./)])
  })

  it('may draw a field of addresses that no form has by itself, and not take its name for the order', () => {
    const salutation = { name: 'prefix', label: 'Anrede' }
    const namesOf = (place: string) =>
      parseFields([{ ...salutation, place }], ['city'], ['prefix']).fields.map(({ name }) => name)
    expect([namesOf('address'), namesOf('order')]).toEqual([['prefix'], []])
  })

  it('have each name once', () => {
    expect(parse(good, good).problems).toHaveLength(1)
  })
})

describe('a field of the order', () => {
  const at = { country: 'DE', isVirtual: false, method: 'checkmo' }
  const isShown = (given: object, situation = {}) =>
    orderFields([one(given)], { ...at, ...situation }).length > 0

  it.each([
    ['in its countries', { countries: ['DE'] }, { country: 'FR' }],
    ['with its ways to pay', { methods: ['checkmo'] }, { method: 'free' }],
    ['where something is delivered', { virtual: false, send: { url: '/x' } }, { isVirtual: true }],
    ['where it can be sent', {}, { isVirtual: true }],
  ])('is shown %s alone', (_, given, elsewhere) => {
    expect([isShown(given), isShown(given, elsewhere)]).toEqual([true, false])
  })

  it('is not one of an address', () => expect(isShown({ place: 'address' })).toBe(false))

  it('may be for what is not delivered alone', () => {
    const given = { virtual: true, send: 'paymentMethod.extension_attributes' }
    expect([isShown(given), isShown(given, { isVirtual: true })]).toEqual([false, true])
  })
})

describe('a value', () => {
  it.each([
    ['', { required: true }, 'validate.required'],
    ['', {}, undefined],
    ['12345', { control: 'text', maxLength: 4 }, 'validate.max-length'],
    ['2026-11-24', { min: '+2' }, 'date.from'],
    ['2026-11-25', { min: '+2' }, undefined],
    ['2027-01-01', { max: '2026-12-31' }, 'date.until'],
  ])('%s of %o breaks %s', (value, given, key) => {
    expect(fieldProblem(one(given), value, TODAY)?.key).toBe(key)
  })

  it('may be of days across a change of the year', () => {
    expect(dayLimits(one({ min: '-1', max: '+40' }), TODAY)).toEqual({ min: '2026-11-22', max: '2027-01-02' })
  })
})
