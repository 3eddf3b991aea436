import { useStore } from '@nanostores/react'
import { $isSessionOver } from '#customer/state/customer.ts'
import { $freeGifts, $specialOffers, $offerErrors, $subtotal, addOffer } from '#offers/state/offers.ts'
import { Announcer, announce } from '#ui/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/special-offers.json'
import { usePageId } from '#ui/usePageId.ts'
import { useRef, useEffect, useMemo } from 'react'
import { type Offer, missingForOffer } from '#offers/rules/offers.ts'
import { useMessage, useCommon } from '#i18n/view/common.ts'
import { Notice } from '#ui/Notice.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { $currency, $money } from '#storefront/state/context.ts'
import { $tasks } from '#async/task.ts'
import { Icon } from '#ui/Icon.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import { Price } from '#ui/Price.tsx'
import { hostDocument } from '#dom/document.ts'

/** One offer: picture, name, price and original price, its condition, and the button to add it. */
function OfferRow({ offer }: { offer: Offer }) {
  const text = useText('special-offers', en)
  const common = useCommon()
  const message = useMessage()
  const keys = useMemo(() => [offer.product_id], [offer.product_id])
  const error = message(useStore($offerErrors, { keys })[offer.product_id])
  return (
    <li className="bzl-special-offers__offer" data-added={offer.in_cart}>
      <span className="bzl-special-offers__picture">
        {offer.image && <img src={offer.image} alt="" width="96" height="96" loading="lazy" />}
      </span>
      <div className="bzl-special-offers__text">
        <p className="bzl-special-offers__name" dir="auto">
          {offer.name}
        </p>
        <p>
          <span className="bzl-unseen">{common('item.price')} </span>
          {offer.is_free ? <span>{text('free')}</span> : <Price amount={offer.price} />}{' '}
          {offer.original_price > offer.price && <OriginalPrice amount={offer.original_price} />}
        </p>
        <Condition offer={offer} />
        {error && <Notice type="error">{error}</Notice>}
      </div>
      <Action offer={offer} />
    </li>
  )
}

function OriginalPrice({ amount }: { amount: number }) {
  const text = useText('special-offers', en)
  const money = useStore($money)
  return (
    <s key={amount} className="bzl-special-offers__instead">
      {text('instead', { price: money(amount) })}
    </s>
  )
}

function Condition({ offer }: { offer: Offer }) {
  const text = useText('special-offers', en)
  const money = useStore($money)
  const missing = useMissing(offer)
  if (!offer.min_subtotal) return null
  return (
    <p className="bzl-special-offers__condition">
      <ChangingText>
        {missing > 0
          ? text('missing', { amount: money(missing, true) })
          : text('condition', { amount: money(offer.min_subtotal) })}
      </ChangingText>
    </p>
  )
}

const useMissing = (offer: Offer) => missingForOffer(offer, useStore($subtotal), useStore($currency))

function Action({ offer }: { offer: Offer }) {
  const text = useText('special-offers', en)
  const money = useStore($money)
  const task = `offer:${offer.product_id}`
  const keys = useMemo(() => [task], [task])
  const isBusy = useStore($tasks, { keys })[task] === 'running'
  const missing = useMissing(offer)
  const status = useFocusOnAdded(offer)
  const { name } = offer
  if (offer.in_cart)
    return (
      <p className="bzl-special-offers__state" tabIndex={-1} ref={status}>
        <Icon name="check" />
        {text('added')}
      </p>
    )
  if (!offer.is_salable) return <p className="bzl-special-offers__state">{text('sold-out')}</p>
  if (missing > 0) return null
  return (
    <button
      type="button"
      className="bzl-button bzl-button--quiet"
      aria-label={
        offer.is_free ? text('add-free', { name }) : text('add', { name, price: money(offer.price) })
      }
      aria-disabled={isBusy}
      onClick={() => void addOffer(offer)}
    >
      {text('add.button')}
    </button>
  )
}

/** The button is replaced by the text "added", which takes its focus and is announced. */
function useFocusOnAdded({ in_cart, name }: Offer) {
  const text = useText('special-offers', en)
  const status = useRef<HTMLParagraphElement>(null)
  const before = useRef(in_cart)
  useEffect(() => {
    if (in_cart === before.current) return
    before.current = in_cart
    if (!in_cart) return
    announce(text('announce.added', { name }))
    const focused = hostDocument.activeElement
    if (focused === hostDocument.body) status.current?.focus()
  }, [in_cart, name, text])
  return status
}

/** Errors of offers that are no longer in the list and so have no row to show them. */
function RemovedOfferErrors({ offers }: { offers: Offer[] }) {
  const message = useMessage()
  const errors = useStore($offerErrors)
  const seen = useRef(new Map<string, string>())
  for (const { product_id, name } of offers) seen.current.set(product_id, name)
  const gone = [...seen.current].filter(
    ([product_id]) => errors[product_id] && !offers.some((offer) => offer.product_id === product_id),
  )
  return (
    <>
      {gone.map(([product_id, name]) => (
        <Notice key={product_id} type="error">{`${name}: ${message(errors[product_id])}`}</Notice>
      ))}
    </>
  )
}

const NONE: never[] = []

/** The special offers for this cart, or its free gifts. Each list keeps its own errors. */
export const OfferList = ({ free }: { free: '0' | '1' }) => <Offers key={free} isFree={free === '1'} />

/** Shows each offer with one button, and nothing without offers. */
function Offers({ isFree }: { isFree: boolean }) {
  const text = useText('special-offers', en)
  const id = usePageId()
  const listed = useStore(isFree ? $freeGifts : $specialOffers) ?? NONE
  // After the session has ended, the cart they would go to is missing until the login.
  const offers = useStore($isSessionOver) ? NONE : listed
  return (
    <>
      <Announcer />
      <RemovedOfferErrors offers={offers} />
      {offers.length > 0 && (
        <section className="bzl-special-offers__panel" aria-labelledby={id}>
          <Heading className="bzl-special-offers__title" id={id}>
            {text(isFree ? 'title.free' : 'title.offers')}
          </Heading>
          <ul className="bzl-special-offers__list">
            {offers.map((offer) => (
              <OfferRow key={offer.product_id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
