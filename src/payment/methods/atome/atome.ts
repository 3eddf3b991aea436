import { redirectMethod } from '../../redirect/redirect-method.ts'

/** Atome's module has one page to pay on, whatever else the shop configures. */
export const atome = redirectMethod({
  codes: ['atome'],
  page: { path: 'atome/payment/prepare', isFixed: true },
  company: 'Atome',
  mark: 'Atome',
})
