import { getPaymentInformation } from '#payment/api/payment.ts'
import type { Address, CustomerAddress } from '#address/rules/address.ts'
import { withDirectoryId } from '#address/rules/region.ts'
import { resultMeaning } from '#payment/rules/provider.ts'
import { CHECKOUT_STEPS } from '#checkout/rules/steps.ts'
import { expressMethod } from '#express/rules/express.ts'
import { loadProvider } from '#payment/provider/load.ts'
import type { SentOrder } from '#payment/provider/provider.ts'
import { provider } from '#payment/state/provider-settings.ts'
import { resultPage } from '#payment/state/purchase.ts'
import { isRevisit } from '#storefront/page/navigation.ts'
import { takeOverAttempt, attemptFor, endAttempt, isOnItsWay } from '#order/state/attempt.ts'
import { type Attempt, readAttempt } from '#order/state/kept-attempt.ts'
import { $countries } from '#address/state/directory.ts'
import { $cart, $items } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { confirmReadyMethod } from '#payment/state/chosen-method.ts'
import { methodOf } from '#payment/state/offered-methods.ts'
import { $progress } from '../progress/steps.ts'
import { resubmitAddress } from '../address/submit-address.ts'
import { $confirmedRate, $savedRate } from '#delivery/state/delivery.ts'
import { readDraft, hasDraft, keepDraft, readAddress } from '#checkout/state/draft.ts'
import { finish } from '../order/finish.ts'
import { type Outcome, $orderStatus, beginOrder, endOrder } from '#order/state/order.ts'
import { checkCart } from '#order/state/outcome-of.ts'
import { $savedAddress, isUsable, type OrderAddresses } from '#address/state/addresses.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $addresses } from '#customer/state/customer.ts'

/**
 * Makes the draft of a customer who has entered nothing in this tab: the address and the delivery of the cart, else the
 * default address. Without one there is nothing to go on from.
 */
function beginReturning(): void {
  const address = hasDraft() ? undefined : knownAddress()
  if (!address) return
  keepDraft({
    step: 'item_summary',
    addresses: $isVirtualCart.get() ? { billing: address } : { shipping: address, billing: address },
    rate: $checkoutConfig.get()?.selectedRate,
  })
}

/** Undefined where the cart has an address that is not in the customer's book: that one is to be looked at. */
function knownAddress(): Address | undefined {
  const ofCart = readAddress($checkoutConfig.get()?.shippingAddress)
  const isDefault = ({ default_billing, default_shipping }: CustomerAddress) =>
    $isVirtualCart.get() ? default_billing : default_shipping
  return $addresses
    .get()
    ?.filter((saved) =>
      ofCart?.street.some(Boolean) ? isSamePlace(toCartAddress(saved), ofCart) : isDefault(saved),
    )
    .map(toCartAddress)[0]
}

/** The configuration writes an address without its id. */
const isSamePlace = (one: Address, other: Address) => placeOf(one) === placeOf(other)

const placeOf = ({ firstname, lastname, street, city, postcode, country_id }: Address) =>
  JSON.stringify([firstname, lastname, street.filter(Boolean), city, postcode, country_id])

/** How often (ms) the cart is checked while an order may still be on its way. */
const CHECK_INTERVAL = 2000

/**
 * Finds out what became of an order that was sent before a reload, or by another tab (trap: never-repeat-an-order).
 * With an empty cart the payment method is asked for the result, or the success page shows it. A cart that still has
 * items was not ordered, once the order cannot be on its way any more; until then no other order may begin. Never
 * settles when it leads to another page.
 */
export async function settleAttempt(): Promise<void> {
  const attempt = readAttempt($cart.get()?.id)
  if (!attempt || $orderStatus.get() !== 'idle') return
  const hasItems = Boolean($items.get()?.length)
  if (hasItems ? isOfOtherCart(attempt) : await isStillCart(attempt)) return
  beginOrder()
  takeOverAttempt(attempt)
  const outcome = hasItems ? await outcomeForFullCart() : await outcomeForEmptyCart(attempt)
  if (outcome) return finish(outcome, attempt.method)
  endAttempt()
  endOrder()
}

/**
 * True for an order of a product bought by express: nothing may change its cart meanwhile, and who pays it may need
 * the order's id.
 */
const isOfOtherCart = (attempt: Attempt): boolean =>
  attempt.cart !== $cart.get()?.id && (isOnItsWay(attempt) || attempt.orderId !== undefined)

/**
 * The order is not made yet, as the shop still has its cart beside the empty one. A customer has only one at a time
 * (wire: express-activate-cart).
 */
async function isStillCart(attempt: Attempt): Promise<boolean> {
  if (!isOnItsWay(attempt) || $checkoutConfig.get()?.isCustomerLoggedIn) return false
  return getPaymentInformation({ id: attempt.cart, customer: false }).then(
    () => true,
    () => false,
  )
}

async function outcomeForEmptyCart(attempt: Attempt): Promise<Outcome | undefined> {
  const { orderId, hasProviderResult } = attempt
  // A shopper who arrives by a link has already seen the result of that order, unless it is still to be paid.
  const isSeen = orderId && !isRevisit() && !(hasProviderResult && (await isUnpaid({ ...attempt, orderId })))
  return isSeen ? undefined : resumeOrder(attempt)
}

/** The bank's question is open, or the page to pay on. */
const isUnpaid = (sent: SentOrder): Promise<boolean> =>
  loadProvider(sent.contract)
    .then((own) => own.getResult(sent))
    .then(
      ({ resultCode }) => resultMeaning(resultCode) === 'action',
      () => false,
    )

function resumeOrder(attempt: Attempt): Outcome | Promise<Outcome> {
  const { orderId, method, hasProviderResult } = attempt
  const known = methodOf(method)
  if (!known && hasProviderResult) return resumeWallet(attempt)
  return known?.resume ? known.resume(orderId, attempt) : { type: 'done', orderId }
}

/**
 * A wallet's order has no method here (wire: place-order), but a result of the provider's, which the card's method
 * reads (wire: payment-result).
 */
function resumeWallet(attempt: Attempt): Outcome | Promise<Outcome> {
  const { orderId, method } = attempt
  // PayPal's is paid by a call after the order's answer (wire: express-order-of-calls).
  if (!orderId && method === expressMethod(provider(), 'paypal')) return resultPage({ resultCode: 'Unknown' })
  return methodOf('adyen_hpp')?.resume?.(orderId, attempt) ?? { type: 'done', orderId }
}

/** The provider's official module keeps the cart of an order that waits for its payment. */
const isKept = ({ orderId, contract }: Attempt): boolean => contract === 'module' && orderId !== undefined

async function outcomeForFullCart(): Promise<Outcome | undefined> {
  const cart = $cart.get()
  const attempt = cart && attemptFor(cart.id)
  if (!attempt) return undefined
  // The items in hand may be older than the attempt, so the server is asked in any case.
  for (const mayCome = isOnItsWay(attempt); ;) {
    const outcome = await checkCart(cart)
    // Meanwhile it may have been answered in the tab that sent it.
    const latest = attemptFor(cart.id) ?? attempt
    if (outcome.type === 'done' || (outcome.type === 'unknown' && isKept(latest))) return resumeOrder(latest)
    if (outcome.type !== 'unknown') return mayCome ? outcome : undefined
    if (!isOnItsWay(attemptFor(cart.id))) return outcome
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL))
  }
}

/**
 * Submits the addresses from before a reload again, unless the page still has them, and restores the confirmed delivery.
 * Card fields are empty after a reload, so only a payment that needs none is confirmed, too. A returning customer resumes
 * what the shop knows.
 */
export async function resume(): Promise<void> {
  beginReturning()
  const { step, addresses, rate } = readDraft()
  const last = CHECKOUT_STEPS.findIndex((name) => name === step)
  if ($savedAddress.get() || !addresses || last < 1 || !isUsable(addresses)) return
  if (last > CHECKOUT_STEPS.indexOf('shipping_method')) $confirmedRate.set(rate)
  await resubmitAddress(withDirectoryIds(withoutAccountIds(addresses)))
  if (step !== 'item_summary') return
  // Before any was chosen, the shop's first one.
  if (!rate) $confirmedRate.set($savedRate.get())
  if ($progress.get().due === 'payment_method') await confirmReadyMethod()
}

/** The numbers of regions may have changed since they were kept. */
function withDirectoryIds({ shipping, billing }: OrderAddresses): OrderAddresses {
  const renew = (address: Address) =>
    withDirectoryId(
      address,
      $countries.get()?.find(({ id }) => id === address.country_id),
    )
  return { shipping: shipping && renew(shipping), billing: renew(billing) }
}

/** A guest must not send the id of an account's address (wire: shapes). */
function withoutAccountIds(addresses: OrderAddresses): OrderAddresses {
  if ($cart.get()?.customer) return addresses
  const { shipping, billing } = addresses
  return {
    shipping: shipping && { ...shipping, customer_address_id: undefined },
    billing: { ...billing, customer_address_id: undefined },
  }
}
