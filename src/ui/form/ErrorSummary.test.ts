import { expect, it } from 'vitest'
import { setTitlePrefix } from './ErrorSummary.tsx'

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

it('gives the page its own title back when the last of several forms is right, whichever it is', () => {
  document.title = 'Shop'
  const [undoOne, undoOther] = [setTitlePrefix('Error:'), setTitlePrefix('Error:')]
  undoOne()
  expect(document.title).toBe('Error: Shop')
  undoOther()
  expect(document.title).toBe('Shop')
})
