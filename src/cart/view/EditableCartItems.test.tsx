import { getAllByRole, queryAllByRole, waitFor } from '@testing-library/dom'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { removeItem } from '#demo/shop/cart.ts'
import { $items, loadCart } from '../state/cart.ts'
import { EditableCartItems } from './EditableCartItems.tsx'

const page = document.body
const heading = createRef<HTMLHeadingElement>()
let shop: OpenShop

beforeEach(async () => {
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2' }, { sku: 'BR-1' }] })
  await loadCart()
  render(
    <>
      <h2 ref={heading} tabIndex={-1}>
        Cart
      </h2>
      <EditableCartItems label="Items" heading={heading} />
    </>,
  )
})
afterEach(() => shop.restore())

const rows = () => queryAllByRole(page, 'listitem')
const controlOf = (at: number) => getAllByRole(rows()[at]!, 'button')[0]!

async function removedElsewhere(at: number) {
  const left = rows().length - 1
  removeItem([...shop.shop.carts.values()].at(-1)!, Number($items.get()![at]!.item_id))
  await loadCart.reload()
  await waitFor(() => expect(rows()).toHaveLength(left))
}

it('who is in an item that another tab removes goes on in the item at its place', async () => {
  controlOf(1).focus()
  await removedElsewhere(1)
  expect(document.activeElement).toBe(controlOf(1))
  await removedElsewhere(1)
  expect(document.activeElement).toBe(controlOf(0))
})

it('who is in the last item goes on at the heading', async () => {
  controlOf(0).focus()
  for (const _ of [1, 2, 3]) await removedElsewhere(0)
  expect(document.activeElement).toBe(heading.current)
})

it('who is in another item stays there', async () => {
  const control = controlOf(2)
  control.focus()
  await removedElsewhere(0)
  expect(document.activeElement).toBe(control)
})

it('who is elsewhere is not brought into the list', async () => {
  controlOf(0).focus()
  await removedElsewhere(2)
  controlOf(0).blur()
  await removedElsewhere(0)
  expect(document.activeElement).toBe(page)
})
