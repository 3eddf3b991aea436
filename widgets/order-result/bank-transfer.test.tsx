import { findByText } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { beginAttempt, recordAnswer } from '#order/state/attempt.ts'
import { removeAttempt } from '#order/state/kept-attempt.ts'
import { json, serve } from '#test/fetch-stub.ts'
import { render } from '#test/render.tsx'
import { OrderResult } from './OrderResult.tsx'

const totalAmount = { value: 10950, currency: 'EUR' }
afterEach(removeAttempt)

it.each([
  [
    'Europe',
    { beneficiary: 'Bezel GmbH', iban: 'DE75 5121 0800 1245 1261 99', bic: 'SOGEDEFF', reference: '8W7' },
    [
      'Beneficiary',
      'Bezel GmbH',
      'IBAN',
      'DE75 5121 0800 1245 1261 99',
      'BIC',
      'SOGEDEFF',
      'Reference',
      '8W7',
    ],
  ],
  [
    'Britain',
    { beneficiary: 'Bezel Ltd', accountNumber: '71584685', sortCode: 201575, bankCode: '', reference: '8W7' },
    ['Beneficiary', 'Bezel Ltd', 'Account number', '71584685', 'Sort code', '201575', 'Reference', '8W7'],
  ],
])(
  'the account that a bank transfer goes to stands there, with what it has in %s',
  async (_, to, expected) => {
    beginAttempt('cart', 'adyen_hpp', { hasProviderResult: true })
    recordAnswer('42')
    serve(json({ resultCode: 'Received', action: { type: 'bankTransfer', totalAmount, ...to } }))
    const { host } = render(<OrderResult resultCode="" />)
    await findByText(host, '8W7')
    const rows = [...host.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
    expect(rows).toEqual([...expected, 'Amount', '€109.50'])
  },
)
