import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paymentMethods } from './index.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The methods of a folder are what the file of its own name exports. */
const methodsIn = async (folder: string) =>
  Object.values((await import(`./${folder}/${folder}.ts`)) as Record<string, unknown>)

it.each(folders)('the way to pay in %s/ is in the list', async (folder) => {
  const methods = await methodsIn(folder)
  expect(methods).not.toEqual([])
  for (const method of methods) expect(paymentMethods).toContain(method)
})

it('no code belongs to two methods', () => {
  const codes = paymentMethods.flatMap((method) => method.codes)
  expect(codes).toEqual([...new Set(codes)])
})
