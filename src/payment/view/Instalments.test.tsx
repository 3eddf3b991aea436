import { beforeEach, expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { $totals } from '#cart/state/cart.ts'
import { Instalments } from './Instalments.tsx'

const shown = (node: Parameters<typeof render>[0]) => render(node).host
const costs = (value: number) =>
  $totals.set({ items: [], total_segments: [{ code: 'grand_total', title: '', value }] } as never)

beforeEach(() => costs(100.02))

it('instalments add up to the total, the larger ones first, each with its day', () => {
  const host = shown(<Instalments plan="afterpay" />)
  expect(host.querySelector('p')!.textContent).toBe('4 payments')
  expect([...host.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '$25.01 today',
    '$25.01 in 2 weeks',
    '$25.00 in 4 weeks',
    '$25.00 in 6 weeks',
  ])
})

it('a single payment later is a sentence', () => {
  const host = shown(<Instalments plan="klarna" />)
  expect([host.textContent, host.querySelector('ol')]).toEqual(['Pay $100.02 in 30 days', null])
})

it('nothing is due later under no plan, or where there is nothing to pay', () => {
  expect(shown(<Instalments plan="scheme" />).textContent).toBe('')
  costs(0)
  expect(shown(<Instalments plan="afterpay" />).textContent).toBe('')
})
