import { checkSections } from './page-checks.mjs'

/** No shop has a cart of this id, so that reading it shows whether the route is there and touches nothing. */
const NO_CART = 'BezelDoctorAsksForNoCartAtAll000'

/** Reads as a guest everything that can be read without changing anything. */
export async function readAsGuest(examination) {
  await examination.call('loadSections', {
    query: '?sections=customer,messages,directory-data,cart',
    check: (sections) => checkSections(sections, false),
  })
  const context = await examination.call('getContext')
  const config = await examination.call('getCheckoutConfig')
  const store = config?.storeCode ?? context?.storeCode
  if (store && /^\w+$/.test(store)) examination.values.store = store
  await examination.call('getSettings')
  await examination.call('getItems')
  await examination.call('getSpecialOffers', { query: '?free=0' })
  await examination.call('getVisitorGift')
  await examination.call('getGiftComponents')
  // A block that no shop has: the refusal comes from the route.
  await examination.call('getBlock', {
    values: { identifier: 'bezel-doctor' },
    query: '?device=PC',
    good: [200, 404],
  })
  await examination.call('getPickupLocations', { query: `?${pickupQuery}`, good: [200, 404] })
  await examination.call('getProducts', { query: `?${productQuery('sku', 'bezel-doctor')}` })
  await examination.call('getHiddenMethodTypes')
  await examination.call('isCardForced')
  const values = { cartId: NO_CART }
  for (const id of [
    'getTotalsOfGuest',
    'getPaymentInformationOfGuest',
    'getChosenOptionsOfGuest',
    'getCustomOptionsOfGuest',
  ])
    await examination.call(id, { values, good: [404] })
  // These calls are for customers alone: a visitor who is not logged in is refused.
  for (const id of [
    'getTotals',
    'getPaymentInformation',
    'getCustomer',
    'getAddresses',
    'getStoreCredit',
    'getRewardPoints',
  ])
    await examination.call(id, { good: [401] })
}

const pickupQuery = new URLSearchParams({
  'searchRequest[scopeType]': 'website',
  'searchRequest[scopeCode]': 'base',
  'searchRequest[pageSize]': '1',
})

/** The query of `getProducts` for one value of a field. */
function productQuery(field, value, more = {}) {
  const filter = 'searchCriteria[filter_groups][0][filters][0]'
  return new URLSearchParams({
    [`${filter}[field]`]: field,
    [`${filter}[value]`]: value,
    [`${filter}[condition_type]`]: 'eq',
    storeId: '1',
    currencyCode: 'USD',
    ...more,
  })
}
