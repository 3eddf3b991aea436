import { afterEach, expect, it, vi } from 'vitest'
import { $count, $items } from '../../src/state/cart/cart'
import { closeDrawer, $drawerOpen } from '../../src/state/page/drawer'
import { parseItems } from '../../src/domain/cart/cart'
import { render } from '../../test/render'
import { OpenOnAdd } from './OpenOnAdd'

const fill = (qty: number) =>
  $items.set(parseItems([{ item_id: 1, product_id: 1, sku: 'a', name: 'A', qty }]))

afterEach(closeDrawer)

it.each(['', '1', '(1)', '1 item'])('opens once there is more than “%s”, and not before', async (before) => {
  const stop = $count.listen(() => undefined)
  fill(1)
  render(<OpenOnAdd before={before} />)
  await vi.waitFor(() => expect($count.lc).toBe(2))
  expect($drawerOpen.get()).toBe(false)
  fill(2)
  expect($drawerOpen.get()).toBe(true)
  stop()
})
