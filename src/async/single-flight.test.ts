import { expect, it, vi } from 'vitest'
import { singleFlight } from './single-flight.ts'

/** Requests that are answered by hand, in the order they were sent. */
function requests() {
  const sent: { resolve(result: string): void; reject(error: Error): void }[] = []
  const send = (..._keys: string[]) =>
    new Promise<string>((resolve, reject) => void sent.push({ resolve, reject }))
  return { send, sent }
}

it('sends one request for all who load while it is under way, and another one afterwards', async () => {
  const { send, sent } = requests()
  const load = singleFlight(send)
  const both = Promise.all([load(), load()])
  sent[0]!.resolve('a cart')
  expect(await both).toEqual(['a cart', 'a cart'])
  void load()
  expect(sent).toHaveLength(2)
})

it('keeps what it has loaded until it is to be loaded again', async () => {
  const { send, sent } = requests()
  const load = singleFlight(send, { keep: true })
  const first = load()
  sent[0]!.resolve('dollars')
  expect([await first, await load()]).toEqual(['dollars', 'dollars'])
  const both = Promise.all([load.reload(), load()])
  sent[1]!.resolve('euros')
  expect(await both).toEqual(['euros', 'euros'])
  expect(sent).toHaveLength(2)
})

it('tries again after a failure, which rejects for all who waited', async () => {
  const { send, sent } = requests()
  const load = singleFlight(send, { keep: true })
  const both = Promise.allSettled([load(), load()])
  sent[0]!.reject(new Error('offline'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = load()
  sent[1]!.resolve('settings')
  expect(await next).toBe('settings')
})

it('reports a failure once, gives what stands for it, and tries again', async () => {
  const { send, sent } = requests()
  const onFailure = vi.fn(() => 'nothing')
  const load = singleFlight(send, { keep: true, onFailure })
  const both = Promise.all([load(), load()])
  sent[0]!.reject(new Error('offline'))
  expect(await both).toEqual(['nothing', 'nothing'])
  expect(onFailure).toHaveBeenCalledOnce()
  void load()
  expect(sent).toHaveLength(2)
})

it('keeps requests with other arguments apart', async () => {
  const { send, sent } = requests()
  const load = singleFlight(send)
  const both = Promise.all([load('de', 'cart'), load('de', 'checkout')])
  sent[0]!.resolve('Warenkorb')
  sent[1]!.resolve('Kasse')
  expect(await both).toEqual(['Warenkorb', 'Kasse'])
})

it('shows the newest answer only, which all get who wait for one', async () => {
  const { send, sent } = requests()
  const show = vi.fn((currency: string) => `in ${currency}`)
  const load = singleFlight(send, { show })
  const both = Promise.all([load(), load.reload()])
  sent[1]!.resolve('euros')
  sent[0]!.resolve('dollars')
  expect(await both).toEqual(['in euros', 'in euros'])
  expect(show.mock.calls).toEqual([['euros']])
  void load()
  expect(sent).toHaveLength(3)
})

it('lets the failure of an older request pass', async () => {
  const { send, sent } = requests()
  const onFailure = vi.fn(() => 'nothing')
  const load = singleFlight(send, { keep: true, onFailure })
  const both = Promise.all([load(), load.reload()])
  sent[0]!.reject(new Error('aborted'))
  sent[1]!.resolve('euros')
  expect([await both, await load()]).toEqual([['euros', 'euros'], 'euros'])
  expect(sent).toHaveLength(2)
  expect(onFailure).not.toHaveBeenCalled()
})

it('tries again by itself when the browser is back online, once', async () => {
  const { send, sent } = requests()
  const load = singleFlight(send, { onFailure: () => 'nothing' })
  for (const attempt of [0, 1]) {
    const call = load()
    sent[attempt]!.reject(new Error('offline'))
    await call
  }
  dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(3)
  sent[2]!.resolve('a cart')
  dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(3)
})
