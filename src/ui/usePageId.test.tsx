import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { usePageId } from './usePageId.ts'

const Part = ({ twice }: { twice: boolean }) => <p id={usePageId()}>{String(twice)}</p>

it('is another in every part of every island, and stays when the part is drawn again', () => {
  const islands = [render(<Part twice={false} />), render(<Part twice={false} />)]
  const ids = () => islands.map(({ host }) => host.querySelector('p')!.id)
  const before = ids()
  expect(new Set(before).size).toBe(2)
  islands.forEach(({ rerender }) => rerender(<Part twice />))
  expect(ids()).toEqual(before)
})
