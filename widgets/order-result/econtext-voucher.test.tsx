import { findByText, getByRole, getByText } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { beginAttempt, recordAnswer } from '#order/state/attempt.ts'
import { removeAttempt } from '#order/state/kept-attempt.ts'
import { json, serve } from '#test/fetch-stub.ts'
import { render } from '#test/render.tsx'
import { OrderResult } from './OrderResult.tsx'

afterEach(removeAttempt)

it('a Japanese voucher has the number of who collects the money beside its reference', async () => {
  beginAttempt('cart', 'adyen_hpp', { hasProviderResult: true })
  recordAnswer('42')
  const action = { type: 'voucher', collectionInstitutionNumber: '58091', reference: '526188' }
  serve(json({ resultCode: 'PresentToShopper', action }))
  const { host } = render(<OrderResult resultCode="" />)
  await findByText(host, '526188')
  expect(getByText(host, '58091').previousElementSibling?.textContent).toBe('Entity')
})

it('a voucher has its second reference, and the page that says how it is paid', async () => {
  beginAttempt('cart', 'adyen_hpp', { hasProviderResult: true })
  recordAnswer('42')
  const instructionsUrl = 'https://pay.example/how?id=7'
  const action = { type: 'voucher', reference: '526188', alternativeReference: '0300', instructionsUrl }
  serve(json({ resultCode: 'PresentToShopper', action }))
  const { host } = render(<OrderResult resultCode="" />)
  expect((await findByText(host, '0300')).previousElementSibling?.textContent).toBe('Second reference')
  expect(getByRole(host, 'link', { name: 'How to pay' }).getAttribute('href')).toBe(instructionsUrl)
})
