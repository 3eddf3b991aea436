import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $addressProvider } from './address-provider.ts'
import { requestProvider } from './request-provider.ts'

const logged = vi.fn<(message: string) => void>()

beforeEach(() => {
  logged.mockClear()
  vi.spyOn(console, 'info').mockImplementation(logged)
  const script = document.createElement('script')
  script.id = 'bezel-config'
  script.type = 'application/json'
  script.textContent = '{"debug":true}'
  document.body.append(script)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const suggest = (answer: () => never[] | Promise<never[]>) => {
  $addressProvider.set({ suggest: answer, details: () => undefined })
  return requestProvider('suggest', (provider) => provider.suggest('1 Main Street', 'US'))
}

it.each([
  ['throws', () => JSON.parse('1 Main Street') as never],
  ['rejects', () => Promise.reject(new SyntaxError('1 Main Street'))],
])(
  'has nothing of a provider that %s, and says so in debug mode without what was typed',
  async (_, answer) => {
    expect(await suggest(answer)).toBeUndefined()
    expect(logged.mock.calls).toEqual([['Bezel: the address provider’s suggest failed (SyntaxError)']])
  },
)

it('waits five seconds for a provider', async () => {
  vi.useFakeTimers()
  const answer = suggest(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(4999)
  expect(logged).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
})

it('says nothing of one that answers', async () => {
  expect(await suggest(() => [])).toEqual([])
  expect(logged).not.toHaveBeenCalled()
})
