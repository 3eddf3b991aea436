import { redirectMethod } from '../../redirect/redirect-method'

/** Oceanpayment's hosted card page. */
export const ocean = redirectMethod({
  codes: ['oceanpaymentcreditcard'],
  mark: 'card',
  page: { path: 'oceanpaymentcreditcard/payment/redirect' },
})
