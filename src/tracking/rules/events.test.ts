import { describe, expect, it } from 'vitest'
import { isCheckoutEventDue, marketingEvent, onlyAllowed, readPixels } from './events.ts'

describe('what leaves the shop', () => {
  it('has the listed fields and no others, however deep', () => {
    const item = { item_id: 'NK-1', quantity: 1, email: 'a@b.c', options: [{ value: 'For Ada' }] }
    const ecommerce = { value: 3, coupon: 'SECRET', items: [item], customer_email: 'a@b.c' }
    expect(onlyAllowed({ event: 'purchase', street: ['Main'], ecommerce })).toEqual({
      event: 'purchase',
      ecommerce: { value: 3, items: [{ item_id: 'NK-1', quantity: 1 }] },
    })
  })

  it('has nothing in place of what is not known', () =>
    expect(onlyAllowed({ event: null, value: undefined, items: [null, 1] })).toStrictEqual({
      event: null,
      items: [null, 1],
    }))

  it('goes to the marketing service under the id of the browser event, in its own words', () => {
    const items = [
      { item_id: 'NK-1', item_name: 'Chain', price: 9, quantity: 2 },
      { item_id: '', item_name: 'Gift', price: 0, quantity: 1 },
    ]
    const event = { name: 'AddPaymentInfo', id: 'e-1' }
    expect(marketingEvent(event, ['7'], { currency: 'EUR', value: 18, items })).toEqual({
      pixels: ['7'],
      event,
      custom_data: { currency: 'EUR', value: 18, content_ids: ['NK-1'], num_items: 3 },
    })
    expect(marketingEvent(event, ['7']).custom_data).toEqual({})
  })
})

it.each([
  ['shipping_address', '10.0000', true],
  ['shipping_address', 0, false],
  ['shipping_address', undefined, false],
  ['shipping_method', 10, false],
] as const)('at step %s with a base grand total of %s the checkout event is due: %s', (step, total, isDue) =>
  expect(isCheckoutEventDue(step, total)).toBe(isDue),
)

it.each([
  [undefined, []],
  [null, []],
  ['', []],
  ['"123"', ['123']],
  ['123', ['123']],
  ['["1","2"]', ['1', '2']],
  ['{"a":{"id":"3"}}', ['3']],
  ['[{"id":4}]', ['4']],
  ['{', undefined],
  ['not json', undefined],
  ['["<script>"]', undefined],
  ['["1","<2"]', undefined],
  ['["1>","2"]', undefined],
  ['[null,"1"]', undefined],
  ['[null]', undefined],
  ['true', undefined],
])('the pixel setting %j is %j', (setting, ids) => expect(readPixels(setting)).toEqual(ids))
