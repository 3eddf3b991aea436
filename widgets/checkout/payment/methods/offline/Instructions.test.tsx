import { expect, it } from 'vitest'
import { render } from '../../../../../test/render'
import { $checkoutConfig } from '../../../../../src/state/page/config'
import { Instructions } from './Instructions'

const shown = (node: Parameters<typeof render>[0]) => render(node).host

it('a check has the payee and the address of the merchant, a transfer the bank’s details, as text', () => {
  const payment = {
    checkmo: { payableTo: 'Bezel Inc', mailingAddress: '1 Main St' },
    instructions: { banktransfer: 'IBAN <b>1</b>' },
  }
  $checkoutConfig.set({ payment } as never)
  const check = shown(<Instructions code="checkmo" />)
  expect([...check.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bezel Inc'),
    expect.stringContaining('1 Main St'),
  ])
  const transfer = shown(<Instructions code="banktransfer" />)
  expect([...transfer.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['IBAN <b>1</b>'])
  expect(shown(<Instructions code="cashondelivery" />).childNodes).toHaveLength(0)
})
