import { expect, it } from 'vitest'
import { inAustin } from '../../../../test/austin'
import { setUpCheckout, shop } from '../../../../test/checkout-setup'
import { $savedAddress } from '../addresses'
import { keepDraft } from '../draft'
import { resume } from './resume'

setUpCheckout()

const ofAnAccount = { ...inAustin, customer_address_id: 7 }
const typedBefore = () =>
  keepDraft({ step: 'shipping_method', addresses: { shipping: ofAnAccount, billing: ofAnAccount } })

it('a guest’s addresses from before a reload are saved without the id of an account’s address', async () => {
  typedBefore()
  await resume()
  expect($savedAddress.get()).toMatchObject({ shipping: { city: 'Austin' }, billing: { city: 'Austin' } })
  const bodies = shop.ledger().requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
  expect(bodies.some((body) => body.includes('Austin'))).toBe(true)
  expect(bodies.filter((body) => /customer_address_id\W+7/i.test(body))).toEqual([])
})
