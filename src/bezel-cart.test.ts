import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { addToCart, getCart, updateCart } from './bezel.ts'

let shop: OpenShop

beforeEach(() => {
  shop = openShop({ items: [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

describe('the cart of a page script', () => {
  it('has items, count and totals, and nothing of the person', async () => {
    const cart = await getCart()
    expect(cart.count).toBe(3)
    expect(cart.items.map(({ qty }) => qty)).toEqual([2, 1])
    expect(cart.grand_total).toBeGreaterThan(0)
    expect(cart.currency).toBe('USD')
    expect(cart.total_segments.map(({ code }) => code)).toContain('grand_total')
    expect(JSON.stringify(cart)).not.toMatch(/@|email|message/)
  })

  it('changes a quantity by one, and returns the cart after it', async () => {
    const [item] = (await getCart()).items
    const cart = await updateCart({ item_id: Number(item!.item_id), qty: 3 })
    expect(cart.count).toBe(4)
    expect(cart.items[0]!.qty).toBe(3)
  })

  it('loses an item at zero', async () => {
    const [item, other] = (await getCart()).items
    const cart = await updateCart({ item_id: item!.item_id, qty: 0 })
    expect(cart.items.map(({ item_id }) => item_id)).toEqual([other!.item_id])
  })

  it.each([1.5, -1, NaN, Infinity])('refuses a quantity of %d without a request', async (qty) => {
    await expect(updateCart({ item_id: 1, qty })).rejects.toMatchObject({
      name: 'BezelError',
      code: 'invalid',
    })
    expect(shop.ledger().requests).toEqual([])
  })

  it('rejects when the shop cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await expect(getCart()).rejects.toMatchObject({ name: 'BezelError', code: 'unreachable' })
    vi.unstubAllGlobals()
  })

  it('has no item of another id, and nothing is sent for it', async () => {
    await expect(updateCart({ item_id: 987, qty: 1 })).rejects.toMatchObject({ code: 'unknown-item' })
    expect(shop.ledger().requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  it.each([2, 0])('stays as it is where the page cancels a change to %d', async (qty) => {
    const { items } = await getCart()
    document.addEventListener('bezel:before-cart-change', (event) => event.preventDefault(), { once: true })
    const change = updateCart({ item_id: items[1]!.item_id, qty })
    await expect(change).rejects.toMatchObject({ code: 'cancelled' })
    expect((await getCart()).items).toEqual(items)
  })

  it('has the quantity the shop refuses to change, and its reason', async () => {
    const [item] = (await getCart()).items
    const change = updateCart({ item_id: item!.item_id, qty: 9999 })
    await expect(change).rejects.toMatchObject({
      code: 'refused',
      text: expect.stringMatching(/qty|quantity/),
    })
    expect((await getCart()).items[0]!.qty).toBe(2)
  })

  it('does not say that an item is removed when no answer came', async () => {
    const [item] = (await getCart()).items
    shop.shop.moods.push({ match: 'POST *removeItem*', fault: { kind: 'abort' }, seen: 0 })
    const change = updateCart({ item_id: item!.item_id, qty: 0 })
    await expect(change).rejects.toMatchObject({ code: 'unreachable' })
  })
})

describe('adding to the cart of a page script', () => {
  const skus = () => shop.ledger().carts[0]!.items.map(({ sku, qty }) => `${qty} ${sku}`)

  it('takes a SKU, a quantity, and returns the cart after it', async () => {
    const cart = await addToCart({ sku: 'BR-1', qty: 2 })
    expect(cart.count).toBe(5)
    expect(skus()).toContain('2 BR-1')
  })

  it('takes a product with what its form would send', async () => {
    await addToCart({ product: 55, options: { 'options[5]': 'Ann', 'options[6]': 22 } })
    expect(skus()).toContain('1 NN-1-rg')
  })

  it('makes the cart of a visitor who has none, and says that it has changed', async () => {
    shop.restore()
    shop = openShop()
    const changed = vi.fn()
    document.addEventListener('bezel:cart-changed', ({ detail }) => changed(detail), { once: true })
    expect((await addToCart({ sku: 'EA-1' })).count).toBe(1)
    expect(changed).toHaveBeenCalledWith({ count: 1, items: 1 })
  })

  it('adds one after the other, so that none is lost', async () => {
    const carts = await Promise.all([addToCart({ sku: 'BR-1' }), addToCart({ sku: 'BG-1' })])
    expect(carts.at(-1)!.count).toBe(5)
  })

  it('has the shop’s reason where it refuses', async () => {
    const adding = addToCart({ product: '55' })
    await expect(adding).rejects.toMatchObject({
      code: 'refused',
      text: expect.stringContaining('required option'),
    })
    expect(skus()).toEqual(['2 EA-1', '1 NK-2'])
  })

  it.each([
    [{ sku: 'NOPE' }, 'unknown-item'],
    [{ product: 99999 }, 'refused'],
    [{}, 'invalid'],
    [{ sku: 'EA-1', product: 57 }, 'invalid'],
    [{ sku: 'EA-1', qty: 0 }, 'invalid'],
  ])('rejects %j: %s', async (addition, code) => {
    await expect(addToCart(addition)).rejects.toMatchObject({ code })
    expect(skus()).toEqual(['2 EA-1', '1 NK-2'])
  })

  it('leaves the cart as it is where the page cancels it', async () => {
    document.addEventListener('bezel:before-cart-change', (event) => event.preventDefault(), { once: true })
    await expect(addToCart({ sku: 'BR-1', qty: 2 })).rejects.toMatchObject({ code: 'cancelled' })
    expect(skus()).toEqual(['2 EA-1', '1 NK-2'])
  })
})
