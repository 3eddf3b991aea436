import { describe, expect, it, vi } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import { loadCart } from './cart.ts'
import { writeAttempt } from '#order/state/kept-attempt.ts'
import { LEASED } from './sheets.ts'
import { enter, enterPage, open, own, setUpProductCart, shop } from '#express/state/product-cart.fixture.ts'

setUpProductCart()

const kept = () => JSON.parse(localStorage.getItem(LEASED)!) as { page: number; sentAt: number }
const leaveTo = (page: number, sentAt = kept().sentAt) =>
  localStorage.setItem(LEASED, JSON.stringify({ ...kept(), page, sentAt }))
const nextPage = async () => {
  enterPage()()
  leaveTo(1)
  await loadCart.reload()
}
const cancels = () => shop.ledger().requests.filter(({ path }) => /express\/cancel/.test(path))
const fail = (match: string, fault: Fault) => shop.shop.moods.push({ match, nth: 1, fault, seen: 0 })

/** The sheet of a product is open, and the shop has taken its cart. */
async function enterSheet() {
  const product = await enter()
  const before = own()
  const press = await open(product)
  await press.sheet.taken
  return { before, press }
}

it('a cart that the shop does not know any more is not given up, nor by the next page', async () => {
  const { press } = await enterSheet()
  shop.shop.carts.delete([...shop.shop.carts.keys()].at(-1)!)
  await press.close()
  expect([localStorage.getItem(LEASED), cancels()]).toEqual([null, []])
})

it('a cart that the shop refuses to give up is left to it', async () => {
  const { press } = await enterSheet()
  const refused: Fault = { kind: 'status', status: 400 }
  shop.shop.moods.push({ match: 'POST *express/cancel*', fault: refused, seen: 0 })
  await press.close()
  expect(localStorage.getItem(LEASED)).toBeNull()
})

it('a cart that is taken without an answer, and not given up, is given up by the next page', async () => {
  const product = await enter()
  const before = own()
  fail('POST *express/activate*', { kind: 'commit-drop' })
  const refused: Fault = { kind: 'status', status: 400 }
  shop.shop.moods.push({ match: 'POST *express/cancel*', fault: refused, seen: 0 })
  await (await open(product)).close()
  expect([own() === before, localStorage.getItem(LEASED) === null]).toEqual([false, false])
  shop.shop.moods.length = 0
  await nextPage()
  expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
})

it('the sheet of a page that loads its cart once more keeps the product’s', async () => {
  const { before } = await enterSheet()
  await loadCart.reload()
  expect([own() === before, cancels()]).toEqual([false, []])
  expect(localStorage.getItem(LEASED)).not.toBeNull()
})

it('a call that was lost so long ago that it arrives no more is not waited for', async () => {
  const product = await enter()
  fail('POST *express/activate*', { kind: 'abort' })
  await (await open(product)).close()
  expect(localStorage.getItem(LEASED)).not.toBeNull()
  enterPage()()
  leaveTo(1, Date.now() - 80_000)
  await loadCart.reload()
  expect(localStorage.getItem(LEASED)).toBeNull()
})

it('a call that was lost a moment ago keeps the next page watching', async () => {
  const product = await enter()
  fail('POST *express/activate*', { kind: 'abort' })
  await (await open(product)).close()
  await nextPage()
  expect(localStorage.getItem(LEASED)).not.toBeNull()
})

it('an order whose page was reloaded while the bank asked has the page of the result say how it stands', async () => {
  await enterSheet()
  const { id: cart } = JSON.parse(localStorage.getItem(LEASED)!) as { id: string }
  const made = { id: 'a1', cart, method: 'adyen_googlepay', hasProviderResult: true, orderId: '7' }
  writeAttempt({ ...made, sentAt: Date.now(), isAnswered: true })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never])
  enterPage()()
  leaveTo(1)
  void loadCart.reload()
  await vi.waitFor(() =>
    expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/checkout\/onepage\/result$/)),
  )
  expect([localStorage.getItem(LEASED), cancels()]).toEqual([null, []])
})

describe('below another base URL of this host', () => {
  const leaveBelow = (shop: string, more: object = {}) =>
    localStorage.setItem(LEASED, JSON.stringify({ ...kept(), page: 1, shop, ...more }))
  const reads = (id: string) => shop.ledger().requests.filter(({ path }) => path.includes(id))

  it('the cart of another shop’s sheet is left to that shop, and a sheet may open here', async () => {
    const product = await enter()
    const other = { id: 'cart-of-the-other-shop', customer: false, item: '9999', sentAt: 1, isTaken: true }
    localStorage.setItem(LEASED, JSON.stringify({ ...other, page: 1, shop: '/other/' }))
    await loadCart.reload()
    const press = await open(product)
    await press.close()
    expect([JSON.parse(localStorage.getItem(LEASED)!), reads(other.id)]).toMatchObject([other, []])
  })

  it('a cart that a store view of the same shop has left is given up', async () => {
    const { before } = await enterSheet()
    enterPage()()
    leaveBelow('/de/')
    await loadCart.reload()
    expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
  })

  it('a cart that only looks like this one is not forgotten', async () => {
    await enterSheet()
    enterPage()()
    leaveBelow('/other/', { id: 'cart-of-the-other-shop' })
    await loadCart.reload()
    expect(kept()).toMatchObject({ id: 'cart-of-the-other-shop' })
  })
})

describe('a tab that was copied while a sheet is open', () => {
  /** The page with the sheet goes on, and its copy loads the cart. */
  async function copyTab() {
    const { press, before } = await enterSheet()
    const closeFirst = enterPage()
    leaveTo(1)
    await loadCart.reload()
    return { closeFirst, press, before }
  }

  it('leaves its cart alone, which the first tab gives up when the sheet is closed', async () => {
    const { press, before } = await copyTab()
    expect([own() === before, cancels()]).toEqual([false, []])
    await press.close()
    expect([own(), cancels()]).toMatchObject([before, [{}]])
  })

  it('gives it up once the first tab is gone', async () => {
    const { closeFirst, before } = await copyTab()
    closeFirst()
    await loadCart.reload()
    expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
  })

  it('gives it up then even if it is no copy', async () => {
    const { closeFirst, before } = await copyTab()
    closeFirst()
    sessionStorage.clear()
    await loadCart.reload()
    expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
  })

  it('does not lead to the result of its order, which the bank still asks about', async () => {
    const { press } = await copyTab()
    const made = { id: 'a1', cart: press.sheet.cart.id, method: 'adyen_googlepay', orderId: '7' }
    writeAttempt({ ...made, hasProviderResult: true, sentAt: Date.now(), isAnswered: true })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never])
    await loadCart.reload()
    expect(location.assign).not.toHaveBeenCalled()
    expect(localStorage.getItem(LEASED)).not.toBeNull()
  })
})
