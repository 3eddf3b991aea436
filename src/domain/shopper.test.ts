import { describe, expect, it } from 'vitest'
import { customerName, isLoggedIn, parseCustomer } from './shopper'

describe('a shopper', () => {
  it('is logged in when there is a full name', () => {
    expect(isLoggedIn({ fullname: 'Ann Lee' })).toBe(true)
    for (const guest of [undefined, null, {}, { data_id: 5 }, { fullname: ' ' }, { countryId: 'US' }])
      expect(isLoggedIn(parseCustomer(guest))).toBe(false)
  })
  it('is called by name as text, decoded once', () => {
    expect(customerName({ fullname: 'Ann O&#039;Neil' })).toBe("Ann O'Neil")
    expect(customerName({ fullname: '&amp;lt;b&amp;gt;' })).toBe('&lt;b&gt;')
    expect(customerName(undefined)).toBe('')
  })
})
