import { redirectMethod } from '../../redirect/redirect-method'

/** Oceanpayment's hosted card page. */
export const ocean = redirectMethod({
  codes: ['oceanpaymentcreditcard'],
  page: { path: 'oceanpaymentcreditcard/payment/redirect' },
})
