import { expect, it, vi } from 'vitest'
import { singleFlight } from './single-flight'

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

it('does not forget a newer request when an older one fails', async () => {
  const { send, sent } = requests()
  const load = singleFlight(send, { keep: true })
  const older = load()
  const newer = load.reload()
  sent[0]!.reject(new Error('aborted'))
  await expect(older).rejects.toThrow('aborted')
  sent[1]!.resolve('euros')
  expect([await newer, await load()]).toEqual(['euros', 'euros'])
  expect(sent).toHaveLength(2)
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
