import { expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

const WIDGETS = ['cart', 'cart-drawer', 'checkout', 'cms-block', 'wishlist']

it.each([
  ['cartdrawer', 'cart-drawer'],
  ['Cart-Drawer', 'cart-drawer'],
  ['cart-drawr', 'cart-drawer'],
  ['chekcout', 'checkout'],
  ['carts', 'cart'],
  ['cms_block', 'cms-block'],
  ['newsletter', undefined],
  ['', undefined],
])('%j stands for %j', (misspelt, meant) => expect(nearest(misspelt, WIDGETS)).toBe(meant))

it('asks for what was meant, and for nothing where no name is near', () => {
  expect(didYouMean('cartdrawer', WIDGETS)).toBe(' Did you mean "cart-drawer"?')
  expect(didYouMean('newsletter', WIDGETS)).toBe('')
})
