import { afterEach, expect, it, vi } from 'vitest'
import { watchCalls, watchIslands } from './watch-islands'

let words: string[] = []
let stop = () => {}
const say = (word: string) => void words.push(word)

afterEach(() => {
  stop()
  words = []
  vi.useRealTimers()
})

it('says of each marker what it waits for', () => {
  document.body.innerHTML = `<div data-widget="cart-drawer" data-mount="interaction" data-trigger="#bag"></div>
    <div data-widget="cms-block" data-mount="visible"></div><div data-widget="footer" data-mount="manual"></div>
    <div data-widget="cart" data-widget-state="loading"></div><div data-widget="banner" data-widget-state="failed"></div>`
  stop = watchIslands(say)
  expect(words).toEqual([
    'cart-drawer waits for a pointer, key or click on it or on #bag',
    'cms-block waits for being scrolled into view',
    'footer waits for Bezel.mount(marker)',
    'cart waits for its files',
    'banner is failed',
  ])
})

it('says when that changes, and nothing twice', async () => {
  document.body.innerHTML = '<div data-widget="cart" data-widget-state="loading"></div>'
  stop = watchIslands(say)
  document.querySelector<HTMLElement>('div')!.dataset.widgetState = 'ready'
  document.body.append(document.createElement('p'))
  await vi.waitFor(() => expect(words).toEqual(['cart waits for its files', 'cart is ready']))
})

it('says which call is late and which went wrong', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/slow') await new Promise((resolve) => setTimeout(resolve, 3000))
    return new Response('', { status: path.startsWith('/broken') ? 503 : 200 })
  })
  stop = watchCalls(say)
  const slow = window.fetch('/slow', { method: 'PUT' })
  await window.fetch('/broken?secret=1')
  await vi.advanceTimersByTimeAsync(3000)
  await slow
  expect(words).toEqual(['GET /broken was answered 503', 'PUT /slow has not been answered for 2 s'])
})
