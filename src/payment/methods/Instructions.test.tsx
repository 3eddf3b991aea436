import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { Instructions } from './Instructions.tsx'

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
