import { cartOf } from '../../shop/cart.ts'
import { countryName } from '../../shop/directory/directory.ts'
import { postCodes } from '../../shop/directory/post-codes.ts'
import { hasPickup } from '../../shop/delivery/pickup-locations.ts'
import { BASE } from '../../shop/money.ts'
import type { Customer } from '../../shop/records.ts'
import { taxDisplay } from '../../shop/tax-display.ts'
import { isVirtual } from '../../shop/totals.ts'
import { asksForCode } from '../../provider/cards/stored-cards.ts'
import { providerConfig } from '../../provider/config.ts'
import { moduleConfig } from '../../provider/module-config.ts'
import { usesModule } from '../../shop/module-methods.ts'
import type { RequestContext } from '../../request-context.ts'
import { captchaConfig } from '../captcha/captcha-config.ts'
import { checkoutAgreements } from './agreements.ts'
import { tariffInsurance } from './tariff-insurance.ts'
import { methodsIn } from './payment-methods.ts'
import { itemRows } from '../cart/quote-items.ts'
import { addressData, configTotals, quoteData, selectedMethod } from './quote-data.ts'

/** The response of `/checkout/config/data`: the object the stock checkout page prints (wire: checkout-configuration). */
export function checkoutConfig(context: RequestContext) {
  const { shop, session, customer, url, language } = context
  const held = cartOf(shop, session)
  const cart = held?.items.length ? held : undefined
  const rows = cart ? itemRows(shop, cart, language, url.origin) : []
  const at = (path: string) => `${url.origin}${path}`
  return {
    formKey: session.formKey ?? '',
    storeCode: session.store,
    isCustomerLoggedIn: Boolean(customer),
    isGuestCheckoutAllowed: true,
    isCustomerLoginRequired: false,
    customerData: customer ? customerData(customer, language) : [],
    quoteData: cart ? quoteData(shop, cart, customer) : [],
    quoteItemData: rows,
    waitingOrderId: cart?.orderId === undefined ? null : String(cart.orderId),
    quoteMessages: keyed(rows, () => ''),
    imageData: keyed(rows, (row) => ({ src: row.thumbnail, alt: row.name, width: 150, height: 150 })),
    selectedShippingMethod: cart ? selectedMethod(shop, cart, language) : null,
    ...addressData(cart),
    totalsData: cart ? configTotals(shop, cart, language) : [],
    paymentMethods: cart && isVirtual(cart) ? methodsIn(context, cart) : [],
    postCodes,
    priceFormat: priceFormat(session.currency),
    basePriceFormat: priceFormat(BASE),
    checkoutUrl: at('/checkout/'),
    cartUrl: at('/checkout/cart/'),
    defaultSuccessPageUrl: at('/checkout/onepage/success/'),
    registerUrl: at('/customer/account/create/'),
    forgotPasswordUrl: at('/customer/account/forgotpassword/'),
    activeCarriers: [...(hasPickup(shop) ? ['instore'] : []), 'tablerate', 'accelerate', 'expedite'],
    originCountryCode: 'US',
    defaultCountryId: session.country,
    payment: payment(context),
    checkoutAgreements: checkoutAgreements(context),
    tariffInsurance: tariffInsurance(shop, cart),
    ...captchaConfig(context),
    websiteCode: 'base',
    storePickupApiSearchTermDelimiter: ':',
    ...taxDisplay(shop, session.currency),
    displayBillingOnPaymentMethod: true,
  }
}

/** A map by item id; PHP encodes an empty one as `[]`. */
const keyed = <Row extends { item_id: string }>(rows: Row[], value: (row: Row) => unknown) =>
  rows.length ? Object.fromEntries(rows.map((row) => [row.item_id, value(row)])) : []

/** Address keys without a value in the database. */
const EMPTY_PARTS = { company: null, prefix: null, middlename: null, suffix: null, fax: null, vat_id: null }

function customerData(customer: Customer, language: string) {
  const addresses = customer.addresses.map((address) => [
    address.id,
    {
      ...EMPTY_PARTS,
      ...address,
      id: String(address.id),
      customer_id: String(customer.id),
      region_id: String(address.region_id),
      default_shipping: address.default_shipping ?? null,
      default_billing: address.default_billing ?? null,
      inline: `${address.firstname} ${address.lastname}, ${address.street.join(' ')}, ${address.city}, ${address.postcode}, ${countryName(address.country_id, language)}`,
      custom_attributes: [],
      extension_attributes: {},
    },
  ])
  return {
    id: String(customer.id),
    website_id: '1',
    email: customer.email,
    group_id: '1',
    firstname: customer.firstname,
    lastname: customer.lastname,
    addresses: addresses.length ? Object.fromEntries(addresses) : [],
  }
}

function priceFormat(currency: string) {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(1)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  const shape = {
    requiredPrecision: 2,
    decimalSymbol: '.',
    groupSymbol: ',',
    groupLength: 3,
    integerRequired: false,
  }
  return { pattern: `${sign}%s`, precision: 2, ...shape }
}

function payment(context: RequestContext) {
  const { shop, url, locale } = context
  const redirectUrl = {
    c_store: '/oceanpaymentcstore/payment/redirect',
    oxxo: '/oceanpaymentoxxo/payment/redirect',
    afterpay: '/afterpay/payment/hosted',
    clearpay: '/clearpay/payment/hosted',
  }
  return {
    ...(usesModule(shop)
      ? moduleConfig(context)
      : { adyen: providerConfig(url.origin, locale), adyenCc: { requireCvc: asksForCode(shop) } }),
    ocean: { redirectUrl },
    checkmo: { mailingAddress: '12 Harbour Row<br />\nBoston', payableTo: 'Bezel & Daughters' },
    instructions: {
      banktransfer: context.translate('Please name your order number.'),
      cashondelivery: context.translate('Please have the amount ready in cash for the courier.'),
    },
  }
}
