import { $giftCards } from '../../state/provider-settings.ts'
import { atom } from 'nanostores'
import type { PaymentMethodsConfiguration, PaymentMethodsResponse } from '@adyen/adyen-web'
import { ApiError } from '#http/api-error.ts'
import { readObject, toText } from '#lib/json.ts'
import { notPlaced } from '#order/state/outcome-of.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { logFailure } from '#storefront/state/log.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { type Balance, shareOut, usableOf } from '../../rules/gift-cards.ts'
import { codeOfType, isModuleCode } from '../../provider/load.ts'
import { callsOfCart, loadGiftCards } from '../../state/load-gift-cards.ts'
import { frameStyles } from './frames.ts'
import { currentAmount, orderAmount } from './settings.ts'
import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import en from '#locales/en/gift-cards.json'
import { useText } from '#i18n/view/i18n.ts'
import { fromMinor, formatMoney } from '#lib/money/money.ts'
import { $totals } from '#cart/state/cart.ts'
import { $tasks, task } from '#async/task.ts'
import { $locale } from '#storefront/state/page.ts'
import { AppliedCode } from '#discounts/view/CodeForm.tsx'
import { Notice } from '#ui/Notice.tsx'
import { announce } from '#ui/Announcer.tsx'
import { $chosenMethod } from '../../state/chosen-method.ts'

export { loadGiftCards }

/** The gift cards that the cart has, as the review shows them. */
export const titles = () =>
  $giftCards
    .get()
    .map(({ title }) => title)
    .join(', ')

/** Whether they pay all of an order for which there is something to pay. */
export const isAllPaid = () => orderAmount().value > 0 && currentAmount().value === 0

/**
 * Places an order with the cart's gift cards. `pay` is the form's payment, with data where the form has nothing to ask;
 * `onChange` is called when the cart has other gift cards than before.
 */
export async function placeOrder(
  order: Order,
  pay: (order: Order, data?: object) => Promise<Outcome>,
  onChange: () => void,
): Promise<Outcome> {
  const objection = await findObjection()
  if (objection) {
    onChange()
    return objection
  }
  const type = 'giftcard'
  const outcome = isAllPaid()
    ? await pay({ ...order, method: codeOfType(type)! }, { paymentMethod: { type } })
    : await pay(order)
  if (outcome.type === 'failed' && (await takeOffHeld())) onChange()
  return outcome
}

/** The payment of an order has failed: its gift cards were taken off, or are still to be. */
export const $areHeld = atom<false | 'off' | 'on'>(false)

/**
 * Takes the gift cards off after an order whose payment has failed, and returns true if the cart had any. The provider may hold
 * their money for that order. If one of them cannot pay with the next order, the module charges the rest all the same, but
 * makes no order.
 */
const takeOffHeld = (): Promise<boolean> =>
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
async function findObjection(): Promise<Outcome | undefined> {
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

/** How the order's amount is shared out, with amounts as text. */
function useShares() {
  const cards = useStore($giftCards)
  const locale = useStore($locale)
  useStore($totals)
  const { currency, value } = orderAmount()
  const money = (units: number) =>
    formatMoney(fromMinor(units, currency), { currency, locale, isCharged: true })
  const { parts, left } = shareOut(value, cards)
  return { parts, left, paid: money(value - left), rest: money(left), money }
}

/** The gift cards that the cart has, each with a button to take it off. */
export function GiftCards({ onChange }: { onChange: () => void }) {
  const text = useText('gift-cards', en)
  const { parts, left, rest, money } = useShares()
  const isRemoving = Object.values(useStore($tasks, { keys: ['gift-card'] })).includes('running')
  const place = useRef<HTMLDivElement>(null)
  const count = useRef(parts.length)
  const sum = text(left ? 'gift-cards.left' : 'gift-cards.all', { amount: rest })
  const areHeld = useStore($areHeld)
  const none = text(areHeld ? 'gift-cards.held' : 'gift-cards.none')
  useEffect(() => {
    if (count.current === parts.length) return
    count.current = parts.length
    // The button that was pressed is gone.
    place.current!.focus()
    announce(parts.length ? sum : none)
  }, [parts.length, sum, none])
  const remove = (id: string) =>
    void task('gift-card', async () => {
      if (await removeGiftCard(id)) onChange()
    })
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={text('gift-cards.title')}>
      {parts.length === 0 && areHeld && <Notice>{none}</Notice>}
      {parts.length > 0 && (
        <>
          <ul>
            {parts.map(({ card, value }) => (
              <li key={card.id}>
                <AppliedCode
                  code={card.title}
                  end={<bdi className="bzl-price">{money(-value)}</bdi>}
                  removeLabel={text('gift-cards.remove', { title: card.title })}
                  isBusy={isRemoving}
                  onRemove={() => remove(card.id)}
                />
              </li>
            ))}
          </ul>
          <p className="bzl-checkout__left">{sum}</p>
        </>
      )}
    </div>
  )
}

/** Beside the order button: what gift cards pay of its amount, and what another way to pay is charged with. */
export function GiftCardsNote() {
  const text = useText('gift-cards', en)
  const { parts, left, paid, rest } = useShares()
  const chosen = useStore($chosenMethod)
  if (!parts.length || !chosen || !isModuleCode(chosen.code)) return null
  return (
    <p className="bzl-checkout__note">{text(left ? 'gift-cards.note' : 'gift-cards.all', { paid, rest })}</p>
  )
}
