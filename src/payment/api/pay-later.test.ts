import { expect, it } from 'vitest'
import { form, sent, serve } from '#test/fetch-stub.ts'
import { inAustin } from '#test/austin.ts'
import { getPayLaterToken } from './pay-later.ts'

it('sends the address field by field and the e-mail, for a token', async () => {
  serve({ success: true, token: 'abc' })
  const address = { ...inAustin, street: ['1 Main St', 'Suite 4'], company: 'Bezel' }
  expect(await getPayLaterToken('clearpay', address, 'ada@example.com')).toBe('abc')
  expect(sent[0]!.path.replace(/\?.*/, '')).toBe('/clearpay/payment/process')
  const { firstname, lastname, city, postcode, telephone } = inAustin
  expect(Object.fromEntries(form(sent[0]!.body))).toMatchObject({
    ...{ firstname, lastname, city, postcode, telephone },
    company: 'Bezel',
    country_id: 'US',
    region: inAustin.region,
    region_id: String(inAustin.region_id),
    'street[0]': '1 Main St',
    'street[1]': 'Suite 4',
    email: 'ada@example.com',
  })
})
