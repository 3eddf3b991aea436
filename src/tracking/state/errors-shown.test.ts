import { expect, it, vi } from 'vitest'
import { send } from '#dom/events.ts'
import { enter, events, openPage, settle, setUpTracking } from './tracking.fixture.ts'

setUpTracking()

async function sources() {
  await settle()
  return events.splice(0).flatMap(({ event, source }) => (event === 'error_shown' ? [source] : []))
}

it('an error is tracked by where it was shown, once, and without a word of it', async () => {
  enter()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await openPage({ consent: true })
  await settle()
  const { $tasks } = await import('#async/task.ts')
  const { $discountErrors } = await import('#discounts/state/discount-errors.ts')
  const { $offerErrors } = await import('#offers/state/offers.ts')
  const { notify } = await import('#storefront/state/notices/notices.ts')

  $tasks.setKey('quantity:57', 'running')
  expect(await sources()).toEqual([])
  $tasks.setKey('quantity:57', 'failed')
  expect(await sources()).toEqual(['quantity'])
  $tasks.setKey('quantity:57', undefined)
  expect(await sources()).toEqual([])

  $discountErrors.setKey('coupon', 'No code for bo@example.com')
  expect(await sources()).toEqual(['coupon'])
  $discountErrors.setKey('coupon', undefined)
  expect(await sources()).toEqual([])

  $offerErrors.setKey('57', 'Sold out')
  expect(await sources()).toEqual(['offer'])
  $offerErrors.setKey('57', undefined)
  expect(await sources()).toEqual([])

  notify({ type: 'error', text: 'bo@example.com was refused' })
  notify({ type: 'success', key: 'notice.added' })
  notify({ type: 'error', key: 'notice.failed' })
  expect(await sources()).toEqual(['notice', 'notice.failed'])

  send('bezel:order-failed', { method: 'checkmo' })
  expect(await sources()).toEqual(['order'])
})

it('a gift is a sign-up when its address is left, not when the visitor or the customer already has it', async () => {
  enter()
  await openPage({ consent: true })
  await settle()
  const { $visitorGift } = await import('#gifts/state/visitor-gift.ts')
  const { $tasks } = await import('#async/task.ts')
  const signUps = async () => {
    await settle()
    return events.splice(0).filter(({ event }) => event === 'sign_up').length
  }
  const gift = { received: true } as NonNullable<ReturnType<typeof $visitorGift.get>>
  const stop = $visitorGift.listen(() => undefined)
  await settle()
  $visitorGift.set(undefined)
  $visitorGift.set(gift)
  expect(await signUps()).toBe(0)
  $visitorGift.set({ ...gift, received: false })
  expect(await signUps()).toBe(0)
  $visitorGift.set(gift)
  expect(await signUps()).toBe(0)
  $visitorGift.set({ ...gift, received: false })
  $tasks.setKey('visitor-gift', 'running')
  $visitorGift.set(gift)
  expect(await signUps()).toBe(1)
  $visitorGift.set({ ...gift })
  expect(await signUps()).toBe(0)
  stop()
})

it('a page of several widgets tracks an error once, also one from before the page was idle', async () => {
  enter()
  await openPage({ consent: true })
  const { startTracking } = await import('./start.ts')
  startTracking()
  send('bezel:order-failed', { method: 'checkmo' })
  expect(await sources()).toEqual(['order'])
})
