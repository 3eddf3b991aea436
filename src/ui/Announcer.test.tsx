import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { announce, announceSoon, Announcer } from './Announcer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const spoken = () => document.querySelector('[role="status"]')!.textContent

it('leaves time for each of the sentences that come together', async () => {
  render(<Announcer />)
  announceSoon('total', 'Total $34.50')
  announceSoon('added', 'Moon Pendant was added')
  await vi.advanceTimersByTimeAsync(790)
  announce('This is your new cart.')
  await vi.advanceTimersByTimeAsync(700)
  expect(spoken()).toBe('This is your new cart.')
  await vi.advanceTimersByTimeAsync(100)
  expect(spoken()).toBe('Total $34.50')
  await vi.advanceTimersByTimeAsync(800)
  expect(spoken()).toBe('Moon Pendant was added')
})

it('says only the last of a value that changes, and empties the region in the end', async () => {
  render(<Announcer />)
  announceSoon('total', 'Total $34.50')
  await vi.advanceTimersByTimeAsync(500)
  announceSoon('total', 'Total $64.00')
  await vi.advanceTimersByTimeAsync(500)
  expect(spoken()).toBe('')
  await vi.advanceTimersByTimeAsync(300)
  expect(spoken()).toBe('Total $64.00')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(spoken()).toBe('')
})

it('takes back an old amount as soon as there is a new one', async () => {
  render(<Announcer />)
  announceSoon('total', 'Total $34.50')
  await vi.advanceTimersByTimeAsync(800)
  expect(spoken()).toBe('Total $34.50')
  announceSoon('total', 'Total $64.00')
  expect(spoken()).toBe('')
})

it('takes back an error once a later sentence is said, so that nobody finds it beside a success', async () => {
  render(<Announcer />)
  const error = () => document.querySelector('[role="alert"]')!.textContent
  announce('The coupon code "WRONG" is not valid.', 'assertive')
  announce('Total $20.00')
  expect(error()).toBe('The coupon code "WRONG" is not valid.')
  await vi.advanceTimersByTimeAsync(800)
  announce('Coupon TEN10 was applied')
  expect(error()).toBe('')
})
