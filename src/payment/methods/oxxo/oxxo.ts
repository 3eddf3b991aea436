import { redirectMethod } from '../../redirect/redirect-method.ts'

/** Paid in cash at an OXXO store, with the code the next page shows. */
export const oxxo = redirectMethod({
  codes: ['oxxo'],
  mark: 'OXXO',
  page: { path: 'oceanpaymentcreditcard/payment/redirect' },
  givesCode: true,
})
