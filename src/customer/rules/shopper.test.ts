import { describe, expect, it } from 'vitest'
import { customerFirstName, customerName, isLoggedIn, parseCustomer } from './shopper.ts'

describe('a shopper', () => {
  it('is logged in when there is a full name', () => {
    expect(isLoggedIn({ fullname: 'Ann Lee' })).toBe(true)
    for (const guest of [undefined, null, {}, { data_id: 5 }, { fullname: ' ' }, { countryId: 'US' }])
      expect(isLoggedIn(parseCustomer(guest))).toBe(false)
  })
  it('is a guest while nothing is known', () => expect(isLoggedIn(undefined)).toBe(false))
  it('has a name and a country as the section names them', () => {
    const section = { fullname: 'Ann Lee', firstname: 'Ann', countryId: 'DE' }
    expect(parseCustomer({ ...section, websiteId: '1' })).toStrictEqual(section)
    expect(parseCustomer({ fullname: '', firstname: null })).toEqual({})
  })
  it('is called by name as text, decoded once', () => {
    expect(customerName({ fullname: 'Ann O&#039;Neil' })).toBe("Ann O'Neil")
    expect(customerName({ fullname: '&amp;lt;b&amp;gt;' })).toBe('&lt;b&gt;')
    expect(customerName({ fullname: ' Ann ' })).toBe('Ann')
    expect(customerName(undefined)).toBe('')
    expect(customerFirstName({ firstname: ' D&#039;Ann ' })).toBe("D'Ann")
    expect(customerFirstName({})).toBe('')
    expect(customerFirstName(undefined)).toBe('')
  })
})
