import { expect, it } from 'vitest'
import { unknownPaths } from './unknown-paths.ts'

const data = {
  item: { item_id: '1', name: 'Ring', qty: 2 },
  cart: { items: [{ name: 'Ring' }], count: 2, grand_total: 64 },
}

function told(path: string, attribute = 'data-text') {
  const template = document.createElement('template')
  template.innerHTML = `<p ${attribute}="${path}"></p>`
  return unknownPaths(template.content, data)
}

it.each([
  ['item.nme', '"item.nme" leads nowhere: there is no nme, only item_id, name, qty. Did you mean "name"?'],
  ['itm.name', '"itm.name" leads nowhere: there is no itm, only item, cart. Did you mean "item"?'],
  ['nme', '"nme" leads nowhere: there is no nme, only item, cart.'],
  ['item.name.first', '"item.name.first" leads nowhere: there is nothing in it at first.'],
  ['cart.items.name', '"cart.items.name" leads nowhere: a list has numbers from 0 on, and length.'],
  ['cart.items.0.nam', '"cart.items.0.nam" leads nowhere: there is no nam, only name. Did you mean "name"?'],
])('tells that %s leads nowhere, and what was probably meant', (path, line) => {
  for (const attribute of ['data-text', 'data-money', 'data-show', 'data-hide', 'data-attr-title'])
    expect(told(path, attribute)).toEqual([line])
})

it.each(['item.name', 'cart.items', 'cart.items.length', 'cart.items.7.name', 'item.url', 'item.product_id'])(
  'says nothing of %s, which is right although it may lack',
  (path) => expect(told(path)).toEqual([]),
)

it('says nothing of other attributes', () => expect(told('nme', 'data-testid')).toEqual([]))
