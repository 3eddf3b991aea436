import { afterEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { removeStoredCard } from './card-form.ts'

const file = vi.hoisted(() => ({ isMissing: false }))
vi.mock('#dom/import-part.ts', async (original) => ({
  ...(await original<object>()),
  importPart: (load: () => Promise<unknown>) =>
    file.isMissing ? Promise.reject(new Error('the file did not come')) : load(),
}))

afterEach(() => {
  file.isMissing = false
  vi.restoreAllMocks()
})

const remove = async () => {
  const [resolve, reject] = [vi.fn(), vi.fn()]
  await removeStoredCard('8415', resolve, reject)
  return [resolve.mock.calls.length, reject.mock.calls.length]
}
const said = () => $notices.get().map(({ type }) => type)

it('a stored card goes from the form’s list once the shop has deleted it', async () => {
  serve(json(true))
  expect(await remove()).toEqual([1, 0])
  expect(sent[0]!.path).toMatch(/\/8415$/)
  expect(said()).toEqual(['success'])
})

it.each([
  ['keeps it', json(false)],
  ['fails', json({ message: 'no' }, 500)],
])('it stays where the shop %s, and a notice says so', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(answer)
  expect(await remove()).toEqual([0, 1])
  expect(said()).toEqual(['error'])
})

it('it stays where the code does not come, and goes once it does', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(json(true))
  file.isMissing = true
  expect(await remove()).toEqual([0, 1])
  expect([said(), sent]).toEqual([['error'], []])
  file.isMissing = false
  expect(await remove()).toEqual([1, 0])
})
