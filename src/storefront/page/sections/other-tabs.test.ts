import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { invalidateSections, onSectionsChanged } from './sections.ts'

const BLOB = 'mage-cache-storage'
const STALE = 'mage-cache-storage-section-invalidation'
const AGES = 'bezel-section-ages'

const customer = { fullname: 'Ann Lee', data_id: 1_800_000_000 }
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const write = (key: string, before: unknown, after: unknown) =>
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue: JSON.stringify(before), newValue: JSON.stringify(after) }),
  )

it('changes in another tab are reported once for a burst, by name', () => {
  const onChange = vi.fn()
  const stop = onSectionsChanged(onChange)
  write(BLOB, { cart: { data_id: 1 }, customer }, { customer })
  write(BLOB, { customer }, { cart: { data_id: 2 }, customer })
  write(STALE, { cart: true }, {})
  write('unrelated', { wishlist: { data_id: 1 } }, {})
  vi.advanceTimersByTime(99)
  expect(onChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onChange.mock.calls).toEqual([[['cart']]])
  stop()
})

it('changes in another tab are reported once the shop has answered, not while its form is under way', () => {
  const onChange = vi.fn()
  const stop = onSectionsChanged(onChange)
  write(STALE, {}, { cart: true, customer: true })
  write(BLOB, { cart: { data_id: 1 }, customer }, {})
  vi.advanceTimersByTime(100)
  expect(onChange).not.toHaveBeenCalled()
  write(BLOB, {}, { customer })
  vi.advanceTimersByTime(100)
  expect(onChange.mock.calls).toEqual([[['customer']]])
  stop()
})

it('changes in another tab are reported though two answers came within one second', () => {
  const onChange = vi.fn()
  const stop = onSectionsChanged(onChange)
  const [empty, full] = [0, 1].map((summary_count) => ({ summary_count, data_id: 1 }))
  write(BLOB, { cart: empty, customer }, { cart: full, customer })
  vi.advanceTimersByTime(100)
  expect(onChange.mock.calls).toEqual([[['cart']]])
  write(BLOB, { cart: full }, { customer, cart: full })
  vi.advanceTimersByTime(100)
  expect(onChange.mock.calls.slice(1)).toEqual([[['customer']]])
  stop()
})

it('changes in another tab are reported though the section was stale already', () => {
  const onChange = vi.fn()
  const stop = onSectionsChanged(onChange)
  invalidateSections(['cart'])
  const before = stored(AGES)
  vi.advanceTimersByTime(200)
  invalidateSections(['cart'])
  write(AGES, before, stored(AGES))
  vi.advanceTimersByTime(100)
  expect(onChange.mock.calls).toEqual([[['cart']]])
  stop()
})

it('changes of ours in another tab are reported once where Magento’s scripts store the section anew', () => {
  Object.assign(window, { require: Object.assign(() => undefined, { specified: () => true }) })
  const onChange = vi.fn()
  const stop = onSectionsChanged(onChange)
  write(BLOB, { cart: { data_id: 1 } }, {})
  write(AGES, {}, { cart: -1 })
  vi.advanceTimersByTime(500)
  expect(onChange).not.toHaveBeenCalled()
  write(BLOB, {}, { cart: { data_id: 2 } })
  write(AGES, { cart: -1 }, { cart: 1 })
  vi.advanceTimersByTime(100)
  expect(onChange.mock.calls).toEqual([[['cart']]])
  stop()
  Reflect.deleteProperty(window, 'require')
})
