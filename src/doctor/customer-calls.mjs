import { checkSections } from './page-checks.mjs'

/** Reads as a customer. With a `login`, `{ username, password }`, it logs in before and out afterwards. */
export async function readAsCustomer(examination, login) {
  if (login && !(await logIn(examination, login))) return
  await examination.call('loadSections', {
    query: '?sections=customer,wishlist',
    check: (sections) => checkSections(sections, true),
  })
  const config = await examination.call('getCheckoutConfig')
  for (const id of ['getCustomer', 'getAddresses', 'getStoreCredit', 'getRewardPoints'])
    await examination.call(id)
  const cartId = config?.quoteData?.entity_id
  if (cartId) {
    for (const id of ['getTotals', 'getPaymentInformation', 'getChosenOptions']) await examination.call(id)
    await examination.call('getCustomOptions', { values: { cartId } })
  }
  if (login) await examination.call('logout')
}

async function logIn(examination, json) {
  const answer = await examination.call('login', { json })
  if (answer?.errors)
    examination.note({
      feature: 'customer',
      id: 'login',
      state: 'partly',
      says: 'the shop refused the login of BEZEL_LOGIN, so nothing was read as a customer',
      next: 'Check the e-mail address and the password in BEZEL_LOGIN.',
      differences: [],
    })
  return answer && !answer.errors
}
