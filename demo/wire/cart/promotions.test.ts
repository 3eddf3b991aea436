import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'

const KEY = 'AbCdEfGhIjKlMnOp'
const HERE = { country_id: 'CH', region_id: 0 }
let open: OpenShop
beforeEach(() => {
  open = openShop({ items: [{ sku: 'EA-1', qty: 4 }] })
  document.cookie = `form_key=${KEY}; path=/`
})
afterEach(() => open.restore())

async function post(path: string, fields: Record<string, string>) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await fetch(path, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ form_key: KEY, ...fields }),
  })
  return (await answer.json()) as Record<string, unknown>
}
const read = async (path: string) => (await (await fetch(path)).json()) as unknown
const cart = () => [...open.shop.carts.values()][0]!

async function segment(code: string) {
  const totals = (await read(`/rest/default/V1/guest-carts/${cart().mask}/totals`)) as {
    total_segments: { code: string; value: number }[]
  }
  return totals.total_segments.find((one) => one.code === code)?.value
}

it('takes ten percent off the jewellery, and not off the membership, while Prime is in the cart', async () => {
  expect(await post('/checkout/cart/tryprimepost', { remove: '0' })).toMatchObject({
    error: false,
    in_cart: true,
  })
  expect([await segment('subtotal'), await segment('discount')]).toEqual([157.9, -13.8])
  expect(await post('/checkout/cart/tryprimepost', { remove: '1' })).toMatchObject({ in_cart: false })
  expect(await segment('discount')).toBeUndefined()
})

it('adds an offer once, at its price, marked as an offer', async () => {
  const [offer] = (await read('/checkout/cart/specialoffers?free=0')) as {
    product_id: string
    price: number
  }[]
  expect(await post('/checkout/cart/specialofferpost', { product: offer!.product_id })).toMatchObject({
    error: false,
  })
  expect(await post('/checkout/cart/specialofferpost', { product: offer!.product_id })).toMatchObject({
    error: true,
  })
  const rows = (await read('/checkout/cart/items')) as {
    sku: string
    price: string
    additional_data: string
  }[]
  const row = rows.find(({ sku }) => sku === 'OFF-1')!
  expect(row.price).toBe('9.9000')
  expect(JSON.parse(row.additional_data).options.special_offer).toEqual({ price_type: 2 })
})

it('gives a free gift no product id and no price', async () => {
  const [gift] = (await read('/checkout/cart/specialoffers?free=1')) as { product_id: string }[]
  await post('/checkout/cart/specialofferpost', { product: gift!.product_id })
  const rows = (await read('/checkout/cart/items')) as { product_id: string | null; price: string }[]
  expect(rows[1]).toMatchObject({ product_id: null, price: '0.0000' })
})

it('takes a free gift away when the cart no longer comes to its least value', async () => {
  const [gift] = (await read('/checkout/cart/specialoffers?free=1')) as { product_id: string }[]
  const add = () => post('/checkout/cart/specialofferpost', { product: gift!.product_id })
  const change = (qty: number) =>
    fetch(`/rest/default/V1/guest-carts/${cart().mask}/items/${cart().items[0]!.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ cartItem: { item_id: cart().items[0]!.id, quote_id: cart().mask, qty } }),
    })
  const skus = () => cart().items.map(({ product }) => product.sku)
  await add()
  expect(skus()).toEqual(['EA-1', 'FREE-1'])
  await change(2)
  expect(skus()).toEqual(['EA-1'])
  await change(4)
  await add()
  await post('/visitor/visitor/postemail', { email: 'bo@example.com' })
  await post('/checkout/sidebar/removeItem/', { item_id: String(cart().items[0]!.id) })
  expect(skus()).toEqual(['FREE-2'])
})

it('gives a visitor one gift for one address', async () => {
  expect(await post('/visitor/visitor/postemail', { email: 'nonsense' })).toMatchObject({ error: true })
  expect(await post('/visitor/visitor/postemail', { email: 'bo@example.com' })).toMatchObject({
    error: false,
  })
  expect(await post('/visitor/visitor/postemail', { email: 'bo2@example.com' })).toMatchObject({
    error: true,
  })
  expect(await read('/checkout/cart/visitorgift')).toMatchObject({ received: true, email: 'bo@example.com' })
})

it('charges each gift box and refuses a message that is too long', async () => {
  const id = String(cart().items[0]!.id)
  const gift = (index: number, message: string) => ({
    [`item_gift[57][${index}][item_id]`]: id,
    [`item_gift[57][${index}][checked]`]: '1',
    [`item_gift[57][${index}][gift_boxes][]`]: '3',
    [`item_gift[57][${index}][message]`]: message,
  })
  const both = { ...gift(0, 'For you'), ...gift(1, 'And you') }
  expect(await post('/checkout/cart/itemGiftPost', both)).toMatchObject({ error: false })
  expect(await segment('gift_box')).toBe(8.4)
  const long = await post('/checkout/cart/itemGiftPost', gift(0, 'x'.repeat(201)))
  expect(long).toMatchObject({ error: true, errors: { 57: { 0: 'Message is too long' } } })
})

it('insures duties for the delivery that is saved, and lets go of it when the delivery changes', async () => {
  Object.assign(cart(), {
    shippingAddress: HERE,
    rate: { carrier_code: 'tablerate', method_code: 'bestway' },
  })
  const apply = (shipping_method: string) =>
    post('/shipping/tariffinsurance/apply', { country_id: 'CH', shipping_method })
  expect(await apply('expedite_expedite')).toMatchObject({ error: true })
  expect(await apply('tablerate_bestway')).toMatchObject({ applied: true })
  expect(await segment('tariff_insurance')).toBe(2.76)
  cart().rate = { carrier_code: 'accelerate', method_code: 'standard' }
  expect(await segment('tariff_insurance')).toBeUndefined()
})

it('refuses the next form key after it was rotated and sends the new one', async () => {
  await fetch('/__demo/mood', { method: 'POST', body: JSON.stringify({ personality: 'form-key-rotated' }) })
  const fields = { item_id: String(cart().items[0]!.id) }
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const remove = (form_key: string) =>
    fetch('/checkout/sidebar/removeItem/', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...fields, form_key }),
    })
  expect((await remove(KEY)).redirected).toBe(true)
  expect(open.cookie('form_key')).not.toBe(KEY)
  expect(await (await remove(open.cookie('form_key')!)).json()).toEqual({ success: true })
})
