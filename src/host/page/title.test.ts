import { expect, it } from 'vitest'
import { setTitlePrefix } from './title'

it('a page gets its title back unless somebody changed it meanwhile', () => {
  document.title = 'Shop'
  const undo = setTitlePrefix('Error:')
  expect(document.title).toBe('Error: Shop')
  undo()
  expect(document.title).toBe('Shop')
  const other = setTitlePrefix('Error:')
  document.title = 'Another'
  other()
  expect(document.title).toBe('Another')
})
