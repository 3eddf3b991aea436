import { redirectMethod } from '../../redirect/redirect-method.ts'

/** Oceanpayment's hosted card page. */
export const ocean = redirectMethod({
  codes: ['oceanpaymentcreditcard'],
  mark: 'card',
  page: { path: 'oceanpaymentcreditcard/payment/redirect' },
})
