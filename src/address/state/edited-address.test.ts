import { describe, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { toBookAddress } from './edited-address.ts'
import { toBookRequest } from '../rules/convert.ts'

describe('an address for the customer’s book', () => {
  const address = { ...inAustin, street: ['1 Main St', ''] }
  const plain = {
    firstname: 'Ann',
    lastname: 'Lee',
    city: 'Austin',
    postcode: '78701',
    country_id: 'US',
    telephone: '5125550100',
  }
  const region = { region: 'Texas', region_code: 'TX', region_id: 57 }

  it('has its region as an object, and no e-mail', () => {
    expect(toBookAddress(address, 12)).toEqual({
      ...plain,
      id: 12,
      street: ['1 Main St'],
      region_id: 57,
      region,
    })
    expect(toBookAddress(address)).not.toHaveProperty('id')
  })

  it('goes to the shop with the keys its call knows', () => {
    const book = { ...toBookAddress(address, 12), default_billing: true, customer_id: 7 }
    expect(toBookRequest(book)).toStrictEqual({
      ...plain,
      id: 12,
      street: ['1 Main St'],
      region_id: 57,
      region,
      default_billing: true,
    })
    expect(toBookRequest({ ...book, region: undefined })).not.toHaveProperty('region')
  })
})
