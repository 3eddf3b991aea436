import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { MethodMark } from './MethodRow.tsx'

const drawn = (method: Parameters<typeof MethodMark>[0]) => render(<MethodMark {...method} />).host

it('a card is drawn by the style sheet and has no letters of its own', () => {
  const mark = drawn({ mark: 'card' }).querySelector<HTMLElement>('.bzl-checkout__logo')!
  expect([mark.dataset.mark, mark.textContent, mark.getAttribute('aria-hidden')]).toEqual([
    'card',
    '',
    'true',
  ])
})

it('a company’s mark is its name, which nothing translates', () => {
  const mark = drawn({ mark: 'OXXO' }).querySelector<HTMLElement>('.bzl-checkout__logo')!
  expect([mark.dataset.mark, mark.textContent, mark.getAttribute('translate')]).toEqual([
    'OXXO',
    'OXXO',
    'no',
  ])
})

it('a picture stands in place of a mark, and nothing where there is neither', () => {
  const picture = drawn({ mark: 'card', logo: '/own.svg' })
  expect(picture.querySelector('img')!.getAttribute('src')).toBe('/own.svg')
  expect(picture.querySelector('.bzl-checkout__logo')).toBeNull()
  expect(drawn({}).childNodes).toHaveLength(0)
})
