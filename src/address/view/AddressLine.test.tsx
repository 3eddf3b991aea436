import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { render } from '#test/render.tsx'
import { AddressLine } from './AddressLine.tsx'

const partsOf = (address: typeof inAustin) => {
  const { childNodes } = render(<AddressLine address={address} />).host.firstElementChild!
  return [...childNodes].map(({ textContent }) => textContent)
}

it('keeps a postcode with a hyphen in one piece', () => {
  const parts = partsOf({ ...inAustin, postcode: '00-549', city: 'Warszawa', country_id: 'PL' })
  expect(parts).toEqual([expect.stringMatching(/Main St, $/), '00-549', expect.stringMatching(/^ Warszawa/)])
})

it('shows the whole address where its country has no postcode', () => {
  const parts = partsOf({ ...inAustin, postcode: '1-2', country_id: 'HK' })
  expect(parts.join('')).toMatch(/Main St.+Hong Kong/)
})
