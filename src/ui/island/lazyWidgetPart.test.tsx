import {
  findByRole,
  findByText,
  getByRole,
  getByText,
  queryAllByText,
  queryByRole,
  queryByText,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { skeletonOrRetry } from '../Loading.tsx'
import { ErrorBoundary, lazyWidgetPart } from './lazyWidgetPart.tsx'

const page = document.body
const Review = ({ name }: { name: string }) => <p>{name}</p>

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
})

const offline = () => Promise.reject(new TypeError('offline'))

it('shows a part once its code is there, and at once from then on', async () => {
  const Lazy = lazyWidgetPart(() => Promise.resolve(Review))
  const first = render(<Lazy name="Review your order" />)
  await findByText(page, 'Review your order')
  first.unmount()
  render(<Lazy name="Again" />)
  getByText(page, 'Again')
})

it('shows a part at once whose code was fetched before', async () => {
  const Lazy = lazyWidgetPart(() => Promise.resolve(Review))
  await Lazy.prefetch()
  render(<Lazy name="Review your order" />)
  getByText(page, 'Review your order')
})

it('shows a part whose code arrives in the moment after its first render', async () => {
  let arrive = () => {}
  const code = new Promise<typeof Review>((resolve) => (arrive = () => resolve(Review)))
  const Lazy = lazyWidgetPart(() => code)
  const prefetched = Lazy.prefetch()
  const Opened = () => {
    const [isOpen, setOpen] = useState(false)
    return isOpen ? <Lazy name="Review your order" /> : <button onClick={() => setOpen(true)}>Open</button>
  }
  render(<Opened />)
  getByRole(page, 'button').click()
  arrive()
  await prefetched
  await findByText(page, 'Review your order')
})

it('shows a part for later that stands in many places in one after another, when the page is idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (fn: () => void) => idle.push(fn))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const Lazy = lazyWidgetPart(() => Promise.resolve(Review), { isLater: true })
  const names = Array.from({ length: 20 }, (_, at) => `Gift ${at}`)
  render(names.map((name) => <Lazy key={name} name={name} />))
  const shown = () => queryAllByText(page, /^Gift/).length
  await vi.waitFor(() => expect(idle).toHaveLength(20))
  for (const fetch of idle.splice(0)) fetch()
  await vi.waitFor(() => expect(idle).toHaveLength(20))
  expect(shown()).toBe(0)
  idle.shift()!()
  await vi.waitFor(() => expect(shown()).toBe(1))
  for (const show of idle) show()
  await vi.waitFor(() => expect(shown()).toBe(20))
})

it('shows a part in English whose strings hang', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  document.documentElement.lang = 'pl'
  const Lazy = lazyWidgetPart(() => Promise.resolve(Review), { namespaces: ['cart'] })
  render(<Lazy name="Review your order" />)
  await vi.advanceTimersByTimeAsync(3000)
  await findByText(page, 'Review your order')
})

it('lets the shopper try again when the code did not arrive', async () => {
  let isOnline = false
  const Lazy = lazyWidgetPart(() => (isOnline ? Promise.resolve(Review) : offline()), {
    fallback: skeletonOrRetry(2),
  })
  await Lazy.prefetch()
  render(<Lazy name="Review your order" />)
  const again = await findByRole(page, 'button', { name: 'Try again' })
  isOnline = true
  await userEvent.click(again)
  await findByText(page, 'Review your order')
  expect(queryByRole(page, 'button')).toBeNull()
})

it('shows what the page has in its place, while it waits and when the code did not arrive', async () => {
  let fail = () => {}
  const load = () =>
    new Promise<typeof Review>((_, reject) => (fail = () => reject(new TypeError('offline'))))
  const Lazy = lazyWidgetPart(load, { fallback: (_, failure) => <i>{failure ? 'our button' : 'waiting'}</i> })
  render(<Lazy name="Review your order" />)
  await findByText(page, 'waiting')
  fail()
  await findByText(page, 'our button')
})

it('leaves a failure to the part around it when it has nothing to show instead', async () => {
  const Lazy = lazyWidgetPart<{ name: string }>(offline)
  render(
    <ErrorBoundary fallback="The part is missing">
      <Lazy name="Review your order" />
    </ErrorBoundary>,
  )
  await findByText(page, 'The part is missing')
  expect(queryByText(page, 'Review your order')).toBeNull()
})
