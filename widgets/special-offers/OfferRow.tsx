import { useEffect, useMemo, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { missingForOffer, type Offer } from '#offers/rules/offers.ts'
import { $currency, $money } from '#storefront/state/context.ts'
import { $offerErrors, $subtotal, addOffer } from '#offers/state/offers.ts'
import { $tasks } from '#async/task.ts'
import { announce } from '#ui/announcer/Announcer.tsx'
import { useCommon, useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import { Icon } from '#ui/Icon.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Price } from '#ui/Price.tsx'
import en from '#locales/en/special-offers.json'
import { hostDocument } from '#dom/document.ts'

/** One offer: picture, name, price and original price, its condition, and the button to add it. */
export function OfferRow({ offer }: { offer: Offer }) {
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
