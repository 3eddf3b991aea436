import { expect, it, vi } from 'vitest'
import { strike } from '#demo/wire/personalities.ts'
import { openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { isRunning } from '#async/task.ts'
import { checkSession } from './login.ts'

setUpCheckout()

const done = () => vi.waitFor(() => expect(isRunning('session')).toBe(false))
const asked = () => requestsSent(/GET totals/).length

it('nothing is asked for a guest, who has no session to lose', async () => {
  const before = asked()
  checkSession()
  await done()
  expect(asked()).toBe(before)
})

it('a customer’s session that has ended is found out', async () => {
  await openCheckout({ customer: 'bea@example.com' })
  const before = asked()
  checkSession()
  await done()
  expect([asked(), $isSessionRefused.get()]).toEqual([before + 1, false])
  strike(shop.shop, 'expired-session')
  checkSession()
  await vi.waitFor(() => expect($isSessionRefused.get()).toBe(true))
})
