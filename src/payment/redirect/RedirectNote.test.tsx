import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { RedirectNote } from './RedirectNote.tsx'

const shown = (node: Parameters<typeof render>[0]) => render(node).host

it('who leaves to pay knows where to, and that the way leads back', () => {
  expect(shown(<RedirectNote company="Atome" />).textContent).toBe('You will go to Atome and come back.')
  expect(shown(<RedirectNote />).textContent).toBe('You will go to our payment partner’s page and come back.')
  expect(shown(<RedirectNote company="OXXO" givesCode />).textContent).toBe(
    'You will get a payment code on the next page. Pay with it, and we send your order.',
  )
})
