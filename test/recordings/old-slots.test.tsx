import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { slot } from '#bezel.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import type { PlacedOrder } from '#order/state/placed-order.ts'
import type { SlotSource } from '#slots/view/public-data.ts'
import { findTemplates, Slot } from '#slots/view/Slot.tsx'
import { item, setUpCart } from '#slots/view/slots.fixture.ts'
import { render } from '../render.tsx'
import { lost } from './lost.ts'

// A theme's slots were written for a release before: what they read must be there, by its name and type.

type Data = Record<string, unknown>

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'slots-1.0.0.json'), 'utf8')) as {
  /** What a slot got beside each of these. */
  data: Record<string, Data>
  /** A template as a theme had it, and the text it showed. */
  template: string
  shown: string
}

const rate = {
  carrier_code: 'tablerate',
  method_code: 'bestway',
  carrier_title: 'Standard',
  method_title: 'Standard',
  amount: 5,
  price_incl_tax: 5,
  available: true,
} as ShippingRate
const order = {
  items: [item],
  totals: { total_segments: [{ code: 'grand_total', title: 'Total', value: 120 }], grand_total: 120 },
  currency: 'USD',
  method: 'checkmo',
} as unknown as PlacedOrder

/** What places of each kind are beside. */
const beside: Record<string, SlotSource> = {
  item: { item },
  rate: { rate, isChosen: true },
  method: { method: { code: 'checkmo', title: 'Check' }, isChosen: true },
  step: { step: { step: 'shipping_address', isComplete: false, isOpen: true } },
  order: { order, number: '77' },
}

setUpCart()

/** What a script's slot gets there. */
async function dataBeside(kind: string): Promise<Data> {
  let got: Data | undefined
  await slot(`test/${kind}`, (_, data) => void (got = data as Data))
  render(<Slot island="test" name={kind} data={beside[kind]} />)
  await waitFor(() => expect(got).toBeDefined())
  return got!
}

it.each(Object.keys(beside))(
  'a script of the release before finds what it read beside an %s',
  async (kind) => {
    expect(lost(recorded.data[kind], await dataBeside(kind))).toEqual([])
  },
)

it('a template of the release before shows what it showed', async () => {
  const html = new DOMParser().parseFromString(recorded.template, 'text/html')
  document.body.append(document.importNode(html.querySelector('template')!, true))
  await findTemplates()
  const { host } = render(<Slot island="cart" name="item-after" data={beside.item} />)
  await waitFor(() => expect(host.textContent).toBe(recorded.shown))
})

it.each([
  ['another name', /"row_total_incl_tax"/g, '"row_total"'],
  ['another type', /"qty":1/g, '"qty":"1"'],
])('%s for what slots read is noticed', async (_, from, to) => {
  const changed = JSON.parse(JSON.stringify(await dataBeside('item')).replace(from, to)) as Data
  expect(lost(recorded.data.item, changed).length).toBeGreaterThan(0)
})
