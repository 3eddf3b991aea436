import { expect, it } from 'vitest'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { hasAccount } from './login.ts'

setUpCheckout({ settings: { enable_guest_checkout_login: '1' } })

const asked = () => requestsSent(/isEmailAvailable/).length

it('an address has an account where the shop knows it, in whatever case it is typed', async () => {
  expect(await hasAccount(' Ann@Example.com ')).toBe(true)
  expect(await hasAccount('nobody@example.com')).toBe(false)
  expect(asked()).toBe(2)
})

it('what is no address yet is not asked for', async () => {
  expect([await hasAccount(''), await hasAccount('ann@')]).toEqual([false, false])
  expect(asked()).toBe(0)
})

it('a shop that does not answer has no account to offer', async () => {
  shop.shop.moods.push({
    match: 'POST *isEmailAvailable',
    fault: { kind: 'status', status: 500 },
    seen: 0,
  })
  expect(await hasAccount('ann@example.com')).toBe(false)
})
