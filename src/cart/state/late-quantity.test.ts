import { afterEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $items, loadCart } from './cart.ts'
import { $item } from './items.ts'
import { $isWaitingForNetwork, requestQuantity } from './quantities.ts'

let shop: OpenShop
afterEach(() => shop.restore())

it.each(Array.from({ length: 12 }, (_, turns) => turns))(
  'a quantity set %i turns after the one before was confirmed is sent as well',
  async (turns) => {
    shop = openShop({ items: [{ sku: 'EA-1' }] })
    await loadCart()
    const { item_id } = $items.get()![0]!
    let later: Promise<void> | undefined
    const setLater = async () => {
      for (let turn = 0; turn < turns; turn++) await Promise.resolve()
      await requestQuantity(item_id, 5)
    }
    const stop = $item(item_id).listen(({ pending }) => {
      if (pending === undefined) later ??= setLater()
    })
    await requestQuantity(item_id, 3)
    await later
    stop()
    expect(
      shop
        .ledger()
        .carts.at(-1)!
        .items.map(({ qty }) => qty),
    ).toEqual([5])
    expect([$items.get()![0]!.qty, $item(item_id).get().pending]).toEqual([5, undefined])
    expect($isWaitingForNetwork.get()).toBe(false)
  },
)
