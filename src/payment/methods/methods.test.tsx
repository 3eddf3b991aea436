import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { Instructions, paymentMethods } from './methods.tsx'
import { existsSync, readdirSync } from 'node:fs'

const shown = (node: Parameters<typeof render>[0]) => render(node).host

it('a check has the payee and the address of the merchant, a transfer the bank’s details, as text', () => {
  const payment = {
    checkmo: { payableTo: 'Bezel & Co <b>', mailingAddress: '1 Main St<br />\nO&#039;Fallon' },
    instructions: { banktransfer: 'IBAN &lt;b&gt;1&lt;/b&gt;' },
  }
  $checkoutConfig.set({ payment } as never)
  const check = shown(<Instructions code="checkmo" />)
  expect([...check.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bezel & Co <b>'),
    expect.stringContaining("1 Main St \nO'Fallon"),
  ])
  const transfer = shown(<Instructions code="banktransfer" />)
  expect([...transfer.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['IBAN <b>1</b>'])
  expect(shown(<Instructions code="cashondelivery" />).childNodes).toHaveLength(0)
})

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The methods of a folder are exports of the file of its own name. A method answers for codes. */
const methodsIn = async (folder: string) => {
  const isComponent = existsSync(`${import.meta.dirname}/${folder}/${folder}.tsx`)
  const file = isComponent ? import(`./${folder}/${folder}.tsx`) : import(`./${folder}/${folder}.ts`)
  return Object.values((await file) as object).filter((each: unknown) =>
    Object.hasOwn(each as object, 'codes'),
  )
}

it.each(folders)('the way to pay in %s/ is in the list', async (folder) => {
  const methods = await methodsIn(folder)
  expect(methods).not.toEqual([])
  for (const method of methods) expect(paymentMethods).toContain(method)
})

it('no code belongs to two methods', () => {
  const codes = paymentMethods.flatMap((method) => method.codes)
  expect(codes).toEqual([...new Set(codes)])
})
