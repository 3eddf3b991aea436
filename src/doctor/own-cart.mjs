import { parseJson } from './contract.mjs'

const ADDRESS = {
  firstname: 'Bezel',
  lastname: 'Doctor',
  street: ['1 Test Street'],
  city: 'Austin',
  region: 'Texas',
  region_id: 57,
  region_code: 'TX',
  postcode: '78701',
  country_id: 'US',
  telephone: '5125550100',
  email: 'doctor@example.com',
}
const NO_CODE = 'BEZEL-DOCTOR'

/** How many pages are opened in search of a product. */
const MOST_PAGES = 8

/** Fills a cart of its own with one product, goes on up to the order but not further, and empties the cart again. */
export async function fillOwnCart(examination, product) {
  const id = product ?? (await findProduct(examination))
  if (!id) {
    examination.findings.push({
      feature: 'cart',
      id: 'own cart',
      state: 'not tried',
      says: 'no product was found to put into a cart: name one with --product',
      differences: [],
    })
    return
  }
  await examination.call('addToCart', { form: { product: id, qty: '1' }, good: [200, 302] })
  const sections = await examination.call('loadSections', {
    query: '?sections=cart,messages',
    check: ({ cart }) =>
      listOf(cart?.items).length
        ? []
        : [{ at: 'body.cart.items', seen: 'an empty list', expected: `product ${id}` }],
  })
  const [item] = listOf(sections?.cart?.items)
  if (!item?.item_id) return
  try {
    await sell(examination, item)
  } finally {
    await examination.call('removeItem', {
      form: { item_id: item.item_id },
      check: ({ success }) => (success ? [] : [{ at: 'body.success', seen: 'false', expected: 'true' }]),
    })
  }
}

/** A product that can be bought as it is: of the shop’s list, or of a form on its first page or on one of those it links to. */
async function findProduct({ visitor, values }) {
  const query = new URLSearchParams({ 'searchCriteria[pageSize]': '50', storeId: '1', currencyCode: 'USD' })
  const listed = await visitor.call('GET', `/rest/${values.store}/V1/products-render-info?${query}`)
  const found = listOf(parseJson(listed.text)?.items).find(
    (product) =>
      product?.type === 'simple' &&
      Number(product.is_salable) &&
      !product.add_to_cart_button?.required_options,
  )
  if (found) return String(found.id)
  const { text } = await visitor.open('/')
  const links = [...text.matchAll(/href="([^"?#]+\.html)"/g)].map(
    ([, href]) => new URL(href, visitor.root).href,
  )
  const pages = [...new Set(links)].map((href) => new URL(href)).filter((page) => visitor.isOwn(page))
  for (const page of pages.slice(0, MOST_PAGES)) {
    const { text: html } = await visitor.open(page)
    const form = /<form\b[^>]*checkout\/cart\/add[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
    const id = /name="product"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="product"/.exec(form)
    if (id && !/\brequired\b/.test(form)) return id[1] ?? id[2]
  }
  return undefined
}

async function sell(examination, item) {
  const config = await examination.call('getCheckoutConfig')
  const cartId = config?.quoteData?.entity_id ?? (await printedCartId(examination))
  await examination.call('getItems')
  await examination.call('applyCoupon', { form: { coupon_code: NO_CODE, remove: '0' }, good: [200, 302] })
  await examination.call('estimateTariff', { form: { country_id: 'US' } })
  if (!cartId) return
  const isModule = Boolean(config?.payment?.[examination.values.provider]?.txVariants)
  const own = examination.with({ values: { cartId, itemId: item.item_id, code: NO_CODE } })
  await useCart(own, item)
  await readProviderMethods(own, isModule)
}

/** Where the route of the configuration is missing, Magento’s own page of the cart prints it. */
async function printedCartId({ visitor }) {
  const { text } = await visitor.open('/checkout/cart/')
  return /"entity_id":"([0-9A-Za-z]{32})"/.exec(text)?.[1]
}

async function useCart(examination, item) {
  const cartId = examination.values.cartId
  await examination.call('getTotalsOfGuest')
  await examination.call('getChosenOptionsOfGuest')
  await examination.call('getCustomOptionsOfGuest')
  await examination.call('setQuantityOfGuest', {
    json: { cartItem: { item_id: Number(item.item_id), quote_id: cartId, qty: 2 } },
    good: [200, 400],
  })
  const rates = await examination.call('estimateRatesOfGuest', { json: { address: ADDRESS } })
  const rate = listOf(rates).find((each) => each?.available)
  if (rate) {
    const method = { shipping_method_code: rate.method_code, shipping_carrier_code: rate.carrier_code }
    await examination.call('totalsInformationOfGuest', {
      json: { addressInformation: { address: ADDRESS, ...method } },
    })
    await examination.call('saveShippingOfGuest', {
      json: { addressInformation: { shipping_address: ADDRESS, billing_address: ADDRESS, ...method } },
    })
  }
  await examination.call('saveBillingOfGuest', { json: { address: ADDRESS } })
  const details = await examination.call('getPaymentInformationOfGuest', { check: checkTotal })
  const [method] = listOf(details?.payment_methods)
  if (method?.code)
    await examination.call('savePaymentOfGuest', {
      json: { cartId, email: ADDRESS.email, paymentMethod: { method: method.code } },
      good: [200, 400],
    })
  await examination.call('setCouponOfGuest', { good: [404] })
  await examination.call('applyGiftCardOfGuest', { good: [400, 404] })
  await examination.call('keepCartOfGuest', { json: { guestMaskedId: cartId } })
  await examination.call('restoreCartOfGuest', { json: { guestMaskedId: cartId } })
}

/** A shop with the provider's official Magento module does without the routes of the other contract. */
async function readProviderMethods(examination, isModule) {
  const { cartId } = examination.values
  const locale = 'en_US'
  if (!isModule) {
    const form = { cart_id: cartId, country_id: ADDRESS.country_id, locale }
    await examination.call('getProviderMethods', { form })
    return
  }
  examination.drop(({ origin }) => origin === 'the card provider’s module')
  await examination.call('getModuleMethodsOfGuest', {
    json: { cartId, country: ADDRESS.country_id, shopperLocale: locale },
  })
}

/** The amount to charge is a segment of the totals. */
const checkTotal = ({ totals }) =>
  totals.total_segments.some(({ code }) => code === 'grand_total')
    ? []
    : [{ at: 'body.totals.total_segments', seen: 'no grand_total', expected: 'a segment grand_total' }]

/** An answer that differs from the contract may have anything in the place of a list. */
const listOf = (value) => (Array.isArray(value) ? value : [])
