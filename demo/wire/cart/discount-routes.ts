import { cartOf } from '../../shop/cart.ts'
import { convert, toNumber } from '../../shop/money.ts'
import { couponOf, findCoupon, giftCards } from '../../shop/discounts.ts'
import type { Cart } from '../../shop/quote.ts'
import { giftCardBalance, isVirtual } from '../../shop/totals.ts'
import { takesOneCard } from '../personalities.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { couponRefusal, recordTry } from '../captcha/captcha-checks.ts'
import { done, failed, RestError, rest } from '../responses.ts'
import { cartCall, customerCall, requireCustomer } from '../rest-routes.ts'

export const discountRoutes: Route[] = [
  { method: 'POST', path: '/checkout/cart/couponPost', handle: couponPost },
  ...cartCall('GET', 'coupons', (_context, cart) => rest(couponOf(cart)?.code ?? [])),
  ...cartCall('PUT', 'coupons/:code', (_context, cart, { code = '' }) => {
    if (!cart.items.length)
      throw new RestError(404, 'The "%1" Cart doesn\'t contain products.', [String(cart.id)])
    if (!applyCoupon(cart, code))
      throw new RestError(404, "The coupon code isn't valid. Verify the code and try again.")
    return rest(true)
  }),
  ...cartCall('DELETE', 'coupons', (_context, cart) => {
    cart.coupon = undefined
    return rest(true)
  }),
  ...cartCall('PUT', 'mpgiftcard/:code', applyGiftCard),
  ...cartCall('DELETE', 'mpgiftcard/:code', removeGiftCard),
  customerCall('GET', 'aw-get-customer-store-credit', (context) => {
    const { credit } = requireCustomer(context)
    return rest({
      customer_store_credit_balance: credit / 100,
      customer_store_credit_balance_currency: toNumber(convert(credit, context.currency), context.currency),
      customer_balance_update_notification_status: 1,
    })
  }),
  customerCall('PUT', 'apply-aw-store-credit', (context, cart) => {
    requireGoods(cart)
    if (!requireCustomer(context).credit) throw new RestError(404, 'No Store Credit to be used')
    cart.storeCredit = true
    return rest(true)
  }),
  customerCall('DELETE', 'remove-aw-store-credit', (_context, cart) => {
    cart.storeCredit = false
    return rest(true)
  }),
  customerCall('GET', 'aw-get-customer-reward-points', pointsBalance),
  customerCall('PUT', 'apply-aw-reward-points', (context, cart) => {
    requireGoods(cart)
    if (!requireCustomer(context).points) throw new RestError(404, 'No reward points to be used')
    if (isVirtual(cart)) throw new RestError(404, 'No possibility to use reward points discounts in the cart')
    cart.rewardPoints = true
    return rest([{ success: true, message: 'Reward points were successfully applied.' }])
  }),
  customerCall('DELETE', 'remove-aw-reward-points', (_context, cart) => {
    cart.rewardPoints = false
    return rest(true)
  }),
]

function requireGoods(cart: Cart): void {
  if (!cart.items.length) throw new RestError(404, "Cart %1 doesn't contain products", [String(cart.id)])
}

/** A wrong code also removes the coupon applied before [seen]. */
function applyCoupon(cart: Cart, code: string): boolean {
  cart.coupon = findCoupon(code)?.code
  if (!couponOf(cart)) cart.coupon = undefined
  return cart.coupon !== undefined
}

function couponPost(context: RequestContext): Response {
  const cart = cartOf(context.shop, context.session)
  const code = context.parameter('coupon_code') ?? ''
  if (!cart?.items.length) return failed('We cannot apply the coupon code.')
  if (context.parameter('remove') === '1') {
    cart.coupon = undefined
    return done({ message: context.translate('You canceled the coupon code.') })
  }
  const refusal = couponRefusal(context)
  if (refusal) return failed(context.translate(refusal))
  const isApplied = applyCoupon(cart, code)
  recordTry(context, 'sales_rule_coupon_request', !isApplied)
  if (!isApplied) return failed(context.translate('The coupon code "%1" is not valid.', code))
  return done({ message: context.translate('You used coupon code "%1".', cart.coupon ?? code) })
}

/**
 * Applies a card by its code. Where one card is allowed, a second replaces the first without a message
 * (wire: gift-card).
 */
function applyGiftCard(context: RequestContext, cart: Cart, { code = '' }: Record<string, string>): Response {
  requireGoods(cart)
  const card = giftCards.find((one) => one.code === code.toUpperCase())
  if (!card || card.expired || !giftCardBalance(context.shop, card.id))
    throw new RestError(400, 'Could not apply gift card %1', [code])
  const others = takesOneCard(context.shop) ? [] : cart.giftCards.filter((id) => id !== card.id)
  cart.giftCards = [...others, card.id]
  return rest(true)
}

/** Removes a card by its id, although the path parameter is called code. */
function removeGiftCard(
  _context: RequestContext,
  cart: Cart,
  { code = '' }: Record<string, string>,
): Response {
  const id = Number(code)
  const status = giftCards.some((card) => card.id === id) ? 404 : 400
  if (!cart.giftCards.includes(id)) throw new RestError(status, 'Could not cancel gift card')
  cart.giftCards = cart.giftCards.filter((one) => one !== id)
  return rest(true)
}

/** One point is one US cent; the `…_rate` values only state that a rate exists (wire: read-reward-points). */
function pointsBalance(context: RequestContext): Response {
  const { points } = requireCustomer(context)
  return rest({
    customer_reward_points_balance: points,
    customer_reward_points_balance_base_currency: points / 100,
    customer_reward_points_balance_currency: toNumber(convert(points, context.currency), context.currency),
    customer_balance_update_notification_status: 1,
    customer_expiration_notification_status: 1,
    customer_reward_points_once_min_balance: 0,
    customer_reward_points_spend_rate_by_group: true,
    customer_reward_points_spend_rate: true,
    customer_reward_points_earn_rate_by_group: true,
    customer_reward_points_earn_rate: true,
  })
}
