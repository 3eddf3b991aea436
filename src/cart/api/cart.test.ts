import { describe, expect, it } from 'vitest'
import { failure, form, sent, serve } from '#test/fetch-stub.ts'
import { segmentValue } from '../rules/total-parts.ts'
import { getCheckoutConfig, getItems, setQuantity, getCustomOptions } from './cart.ts'
import { applyGiftCard, removeGiftCard, setPrime } from '#discounts/api/discounts.ts'
import { extension } from '#payment/provider/extension.ts'

const guest = { id: 'a/b c', customer: false }
const mine = { id: '37', customer: true }

describe('paths', () => {
  it('hold ids and codes as one encoded segment each', async () => {
    serve(true, true, true, { resultCode: 'Authorised' }, [])
    await setQuantity(guest, '3/4', 1)
    await applyGiftCard(guest, 'A+B/50%#?')
    await removeGiftCard(mine, 31)
    await extension('adyen').getResult({ orderId: '../1', cart: '37' })
    await getCustomOptions(mine)
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /rest/default/V1/guest-carts/a%2Fb%20c/items/3%2F4',
      'PUT /rest/default/V1/guest-carts/a%2Fb%20c/mpgiftcard/A%2BB%2F50%25%23%3F',
      'DELETE /rest/default/V1/carts/mine/mpgiftcard/31',
      'GET /rest/default/V1/adyen-ext-payment/..%2F1/payment-result',
      'GET /rest/default/V1/carts/37/items-custom-options',
    ])
  })
})

describe('the cart', () => {
  it.each([{ quoteData: null }, { quoteData: [], quoteItemData: [], customerData: [], totalsData: [] }])(
    'is none when the configuration is %j',
    async (config) => {
      serve(config)
      const { cart, items, totals, customerData, payment } = await getCheckoutConfig()
      expect({ cart, items, totals, customerData, payment }).toEqual({
        cart: undefined,
        items: [],
        totals: undefined,
        customerData: {},
        payment: {},
      })
    },
  )

  describe('with a delivery chosen', () => {
    const rows = (shipping: number) =>
      Object.entries({ subtotal: 189.95, shipping, tax: 15.67, grand_total: 240.62 }).map(
        ([code, value]) => ({
          code,
          title: code,
          value,
        }),
      )
    const config = (shipping: number, selectedShippingMethod: unknown) => ({
      quoteData: { entity_id: '7' },
      isCustomerLoggedIn: true,
      selectedShippingMethod,
      totalsData: { total_segments: rows(shipping) },
    })
    const flat = { carrier_code: 'flatrate', method_code: 'flatrate' }
    const read = async (...answers: unknown[]) => {
      serve(...answers)
      const { totals } = await getCheckoutConfig()
      return [segmentValue(totals, 'shipping'), sent.length]
    }

    it('has the totals of its configuration where they come to the total', async () =>
      expect(await read(config(35, flat))).toEqual([35, 1]))

    it('reads its totals where those of the configuration do not (trap: configuration-totals)', async () => {
      expect(await read(config(40, flat), { total_segments: rows(35) })).toEqual([35, 2])
      expect(sent[1]!.path).toBe('/rest/default/V1/carts/mine/totals')
    })

    it('has what the shop says where no delivery is', async () =>
      expect(await read(config(40, null))).toEqual([40, 1]))
  })

  it.each([[[{ item_id: '3' }]], [{ 3: { item_id: '3' } }], [{ items: [{ item_id: '3' }, null, 'x'] }]])(
    'has its items in any form of list: %j',
    async (list) => {
      serve(list)
      expect((await getItems()).map(({ item_id }) => item_id)).toEqual(['3'])
    },
  )

  it('never sends a quantity of 0, which the server would take as 1', async () => {
    serve(true)
    await expect(setQuantity(guest, 3, 0)).rejects.toThrow(RangeError)
    await expect(setQuantity(guest, 3, Number.NaN)).rejects.toThrow(RangeError)
    expect(sent).toEqual([])
  })

  it('has options by item, listed or keyed', async () => {
    const options = [{ option_id: 5, label: 'Name', value: 'Ann' }]
    serve([{ item_id: 391, options }], { 391: options })
    const listed = await getCustomOptions(guest)
    expect(listed['391']![0]).toMatchObject({ option_id: '5', print_value: 'Ann' })
    expect(await getCustomOptions(guest)).toEqual(listed)
  })

  it('joins and leaves the membership', async () => {
    serve({ error: false, message: 'Added' }, { error: true, message: 'No' })
    expect(await setPrime(false)).toBe('Added')
    expect((await failure(setPrime(true))).text).toBe('No')
    expect(sent.map(({ body }) => form(body))).toEqual([[['remove', '0']], [['remove', '1']]])
  })
})
