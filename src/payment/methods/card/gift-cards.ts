import { $giftCards } from '../../state/provider-settings.ts'
import { atom } from 'nanostores'
import type { PaymentMethodsConfiguration, PaymentMethodsResponse } from '@adyen/adyen-web'
import { ApiError } from '#http/api-error.ts'
import { readObject, toText } from '#lib/json.ts'
import { notPlaced } from '#order/state/outcome-of.ts'
import type { Outcome } from '#order/state/order.ts'
import { logFailure } from '#storefront/state/log.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { type Balance, usableOf } from '../../rules/gift-cards.ts'
import { callsOfCart, loadGiftCards } from '../../state/load-gift-cards.ts'
import { frameStyles } from './frames.ts'
import { currentAmount } from './settings.ts'

/** The payment of an order has failed: its gift cards were taken off, or are still to be. */
export const $areHeld = atom<false | 'off' | 'on'>(false)

/**
 * Takes the gift cards off after an order whose payment has failed, and returns true if the cart had any. The provider may hold
 * their money for that order. If one of them cannot pay with the next order, the module charges the rest all the same, but
 * makes no order.
 */
export const takeOffHeld = (): Promise<boolean> =>
  takeAllOff().catch((error: unknown) => {
    logFailure('gift-card', error)
    return false
  })

/** Throws ApiError. */
async function takeAllOff(): Promise<boolean> {
  const before = $giftCards.get()
  if (!before.length) return false
  $areHeld.set('on')
  // The shop may have done it.
  await loadGiftCards()
  for (const { id } of $giftCards.get()) await callsOfCart().remove(id)
  await loadGiftCards()
  $areHeld.set('off')
  return true
}

/** Takes a gift card off the cart. It counts as gone only once the shop's list is without it. */
export async function removeGiftCard(id: string): Promise<boolean> {
  try {
    await callsOfCart().remove(id)
  } catch (error) {
    // It may be gone all the same, by this call or in another tab.
    logFailure('gift-card', error)
  }
  return hasChanged()
}

/** Reads the list after a change whose answer may be lost. */
async function hasChanged(): Promise<boolean> {
  try {
    if (await loadGiftCards()) return true
  } catch (error) {
    logFailure('gift-card', error)
  }
  notify({ type: 'error', key: 'state.failed' })
  return false
}

/**
 * The reason why an order is not sent now: another tab has changed the cart's gift cards, so that the rest would be another
 * than the shopper has seen. Nothing was sent if they cannot be read either.
 */
export async function findObjection(): Promise<Outcome | undefined> {
  try {
    if (!(await ($areHeld.get() === 'on' ? takeAllOff() : loadGiftCards()))) return undefined
    return { type: 'failed', message: { key: 'place-order.totalChanged' } }
  } catch (error) {
    return { type: 'failed', message: notPlaced(error) }
  }
}

type Resolve = (balance: Balance) => void
type Reject = (error: Error) => void

interface Form {
  place: Element
  /** It has the provider's names of the brands. */
  offer: PaymentMethodsResponse
  onDrawn(): void
  /** The cart has other gift cards. */
  onChange(): void
}

/**
 * Settings of the provider's form for gift cards. Its own button adds one to the cart, so it never gets to the point where
 * it would pay: that is the order's, with all of them.
 */
export function giftCardSettings(form: Form): PaymentMethodsConfiguration {
  let isAdding = false
  const onBalanceCheck = async (resolve: Resolve, reject: Reject, data: unknown) => {
    if (isAdding) return
    isAdding = true
    try {
      await add(form, readObject(data).paymentMethod, resolve, reject)
    } finally {
      isAdding = false
    }
  }
  const { place, onDrawn: onConfigSuccess } = form
  const giftcard = { showPayButton: true, styles: frameStyles(place), onConfigSuccess, onBalanceCheck }
  return { giftcard }
}

async function add(form: Form, paymentMethod: unknown, resolve: Resolve, reject: Reject) {
  const amount = currentAmount()
  let answer: Balance
  try {
    answer = await callsOfCart().checkBalance(paymentMethod, amount)
  } catch (error) {
    logFailure('gift-card', error)
    // The form says that this card is not known.
    if (error instanceof ApiError && error.status === 500) return reject(new Error('card-error'))
    notify({ type: 'error', key: 'state.failed' })
    return reject(new Error('not checked'))
  }
  const balance = usableOf(answer, amount.currency)
  // The form says what is wrong with it: it is empty, or of another currency.
  if (!balance) return resolve(answer)
  const brand = toText(readObject(paymentMethod).brand)
  const title = form.offer.paymentMethods?.find((each) => readObject(each).brand === brand)?.name ?? brand
  try {
    await callsOfCart().add({ paymentMethod, giftcard: { balance, title } })
  } catch (error) {
    // It may be with the cart all the same. Sent again, it would be there twice.
    logFailure('gift-card', error)
  }
  if ($areHeld.get() === 'off') $areHeld.set(false)
  if (await hasChanged()) form.onChange()
  else reject(new Error('not added'))
}
