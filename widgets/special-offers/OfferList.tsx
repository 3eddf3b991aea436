import { useStore } from '@nanostores/react'
import { $isSessionOver } from '#customer/state/customer.ts'
import { $freeGifts, $specialOffers, $offerErrors } from '#offers/state/offers.ts'
import { Announcer } from '#ui/announcer/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/special-offers.json'
import { OfferRow } from './OfferRow.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { useRef } from 'react'
import type { Offer } from '#offers/rules/offers.ts'
import { useMessage } from '#i18n/view/common.ts'
import { Notice } from '#ui/Notice.tsx'
import { Heading } from '#ui/island/Heading.tsx'

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

/** The offers for this cart, each with one button. A list with nothing in it is not there. */
export function OfferList({ isFree }: { isFree: boolean }) {
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
