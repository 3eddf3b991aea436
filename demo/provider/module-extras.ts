import { guestCart } from '../shop/cart.ts'
import { hasExtras } from '../shop/module-methods.ts'
import { priceText } from '../shop/money.ts'
import type { Cart } from '../shop/quote.ts'
import type { Shop } from '../shop/shop.ts'
import { totalsOf } from '../shop/totals.ts'
import type { RequestContext } from '../request-context.ts'
import type { Route } from '../route.ts'
import { internalError, noSuchCart, RestError, rest } from '../wire/responses.ts'
import { guests, mine, requireCustomer, restCall } from '../wire/rest-routes.ts'
import { balanceOf, redeemedCards } from './gift-cards.ts'
import { type Payment, paymentOf } from './payment-records.ts'
import { jsonText } from './official-module.ts'

/** The module's gift cards and donations, in a shop that has them on. */
export const moduleExtraRoutes: Route[] = [
  restCall('POST', 'adyen/payment-methods/balance', readBalance),
  ...cartRoutes('POST', 'adyen/carts/mine/state-data', 'adyen/guest-carts/:cartId/state-data', addStateData),
  ...cartRoutes(
    'DELETE',
    'adyen/carts/mine/state-data/:id',
    'adyen/guest-carts/:cartId/state-data/:id',
    removeStateData,
  ),
  ...cartRoutes('GET', 'adyen/giftcards/mine', 'adyen/giftcards/guest-carts/:cartId', readGiftCards),
  ...donationRoutes('donation-campaigns', readCampaign),
  ...donationRoutes('donations', donate),
]

type Params = Record<string, string>

function cartRoutes(
  method: 'GET' | 'POST' | 'DELETE',
  ofCustomer: string,
  ofGuest: string,
  handle: (context: RequestContext, cart: Cart, params: Params) => Response,
): Route[] {
  return [
    restCall(method, ofCustomer, (context, params) => handle(context, mine(context), params)),
    restCall(method, ofGuest, (context, params) =>
      handle(context, guests(context, params.cartId ?? ''), params),
    ),
  ]
}

function read(text: unknown): Record<string, unknown> {
  try {
    return JSON.parse(String(text)) as Record<string, unknown>
  } catch {
    throw new RestError(400, 'State data call failed because the request was not a valid JSON')
  }
}

const bodyOf = (context: RequestContext) => (context.json() ?? {}) as Record<string, unknown>

/** A card that the provider does not know, or a wrong code, is an exception that Magento hides. */
function readBalance(context: RequestContext): Response {
  const { paymentMethod, amount } = read(bodyOf(context).payload)
  const value = hasExtras(context.shop) ? balanceOf(context.shop, paymentMethod) : undefined
  if (value === undefined) throw internalError(context.shop)
  const { value: wanted, currency } = amount as { value: number; currency: string }
  const resultCode = value < wanted ? 'NotEnoughBalance' : 'Success'
  return jsonText({ pspReference: 'BALANCE', resultCode, balance: { value, currency } })
}

const KEPT = ['paymentMethod', 'giftcard']

function addStateData(context: RequestContext, cart: Cart): Response {
  const sent = read(bodyOf(context).stateData)
  const data = Object.fromEntries(Object.entries(sent).filter(([key]) => KEPT.includes(key)))
  const id = context.shop.nextId('stateData', 1)
  cart.stateData = [...(cart.stateData ?? []), { id, data }]
  return rest(id)
}

function removeStateData(_: RequestContext, cart: Cart, { id }: Params): Response {
  const rows = cart.stateData ?? []
  cart.stateData = rows.filter((row) => row.id !== Number(id))
  if (cart.stateData.length === rows.length) throw new RestError(404, 'No such entity.')
  return rest(true)
}

/** The amounts are texts for people, and the balances are numbers. */
function readGiftCards({ shop, locale }: RequestContext, cart: Cart): Response {
  const shown = (units: number) => priceText(units, cart.currency, locale)
  const total = totalsOf(shop, cart).grand
  let left = total
  const redeemedGiftcards = redeemedCards(cart).map(({ id, method, title, balance }) => {
    const deducted = Math.min(left, balance.value)
    left -= deducted
    return { stateDataId: String(id), brand: method.brand, title, balance, deductedAmount: shown(deducted) }
  })
  return jsonText({ redeemedGiftcards, remainingAmount: shown(left), totalDiscount: shown(total - left) })
}

/** Routes about the payment of an order: a customer names it, a guest the cart that was ordered. */
function donationRoutes(
  tail: string,
  handle: (context: RequestContext, payment: Payment | undefined) => Response,
): Route[] {
  return [
    restCall('POST', `adyen/orders/carts/mine/${tail}`, (context) => {
      requireCustomer(context)
      return handle(context, paymentOf(context.shop, Number(bodyOf(context).orderId)))
    }),
    restCall('POST', `adyen/orders/guest-carts/:cartId/${tail}`, (context, { cartId = '' }) => {
      const cart = guestCart(context.shop, cartId)
      if (!cart) throw noSuchCart(null)
      return handle(context, paymentOf(context.shop, cart.orderId ?? 0))
    }),
  ]
}

/** The gifts to choose from, in the smallest unit. One of 1.00 is refused. */
const GIFTS = [100, 200, 500]
const TRIES = 5

/** A payment has a token for a donation until one was made, or has failed too often. */
const hasToken = (payment: Payment | undefined): payment is Payment =>
  payment?.resultCode === 'Authorised' && !payment.donation && (payment.donationTries ?? 0) <= TRIES

/** Whether something can be given after an order. */
export const canDonate = (shop: Shop, orderId: number): boolean =>
  hasExtras(shop) && hasToken(paymentOf(shop, orderId))

/** The provider has a cause's texts in several languages, and the module asks for those of the store. */
function readCampaign(context: RequestContext, payment: Payment | undefined): Response {
  const { shop, url } = context
  if (!hasExtras(shop) || !hasToken(payment))
    throw new RestError(400, 'Unable to retrieve donation campaigns. Please try again later.')
  const pictures = `${url.origin}/media/catalog/product`
  return jsonText({
    nonprofitName: 'Clear Rivers',
    nonprofitDescription: context.translate('We clean the rivers that sand and gold are washed from.'),
    nonprofitUrl: '',
    logoUrl: `${pictures}/clear-rivers-logo.svg`,
    bannerUrl: `${pictures}/clear-rivers.svg`,
    termsAndConditionsUrl: '',
    donation: {
      type: 'fixedAmounts',
      donationType: 'fixedAmounts',
      currency: payment.amount.currency,
      values: GIFTS,
    },
    causeName: context.translate('Water'),
  })
}

function donate(context: RequestContext, payment: Payment | undefined): Response {
  const { amount } = read(bodyOf(context).payload) as { amount?: { value: number; currency: string } }
  const isRight = amount && amount.currency === payment?.amount.currency && GIFTS.includes(amount.value)
  if (!hasExtras(context.shop) || !hasToken(payment) || !isRight) throw new RestError(400, 'Donation failed!')
  if (amount.value === GIFTS[0]) {
    payment.donationTries = (payment.donationTries ?? 0) + 1
    throw new RestError(400, 'Donation failed!')
  }
  payment.donation = amount
  context.shop.donations.push({ orderId: payment.orderId, ...amount })
  return rest([])
}
