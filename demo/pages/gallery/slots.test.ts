import { expect, it } from 'vitest'
import { page, shop } from '../pages.fixture.ts'

it('lists the slots of a widget with their data, each to be outlined', async () => {
  shop()
  const { document } = await page('/widgets')
  const section = document.getElementById('cart')!
  const rows = [...section.querySelectorAll('.slot-list dl > div')].map((row) =>
    [...row.children].map((each) => each.textContent?.trim()),
  )
  expect(rows).toContainEqual(['item-after', 'cart: Cart; item: CartItem'])
  const outlined = section.querySelector<HTMLInputElement>('[data-outline-slots]')!.dataset.outlineSlots
  expect(outlined?.split(' ')).toEqual(rows.map(([name]) => `cart/${name}`))
  expect(document.querySelector('#banner .slot-list')).toBeNull()
})
