import { expect, it, vi } from 'vitest'
import { $items } from '#cart/state/cart.ts'
import { isRunning } from '#async/task.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { ANN, enter, open, setUpProductCart, shop } from './product-cart.fixture.ts'
import { payIn } from './sheet.fixture.ts'
import { $result } from './sheet-status.ts'

setUpProductCart()

const skus = () => $items.get()!.map(({ sku }) => sku)

it('a product whose total has changed does not take the place of the own cart on the page', async () => {
  const product = await enter({ customer: ANN })
  const before = skus()
  const press = await open(product)
  await press.update({ place: partOf(PLACES.Berlin) })
  const item = [...shop.shop.carts.values()].at(-1)!.items[0]!
  item.qty = 2
  await payIn(press, PLACES.Berlin)
  expect($result.get().message).toEqual({ key: 'place-order.totalChanged' })
  await vi.waitFor(() => expect(isRunning('cart')).toBe(false))
  await press.close()
  expect(skus()).toEqual(before)
})
