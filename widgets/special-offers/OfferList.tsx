import { useStore } from '@nanostores/react'
import { $isSessionOver } from '#customer/state/session.ts'
import { $freeGifts, $specialOffers } from '#offers/state/offers.ts'
import { Announcer } from '#ui/announcer/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/special-offers.json'
import { RemovedOfferErrors } from './RemovedOfferErrors.tsx'
import { OfferRow } from './OfferRow.tsx'
import { usePageId } from '#ui/usePageId.ts'

const NONE: never[] = []

/** The offers for this cart, each with one button. A list with nothing in it is not there. */
export function OfferList({ isFree }: { isFree: boolean }) {
  const text = useText('special-offers', en)
  const id = usePageId()
  const listed = useStore(isFree ? $freeGifts : $specialOffers) ?? NONE
  // There is no cart to add them to until the login.
  const offers = useStore($isSessionOver) ? NONE : listed
  return (
    <>
      <Announcer />
      <RemovedOfferErrors offers={offers} />
      {offers.length > 0 && (
        <section className="bzl-special-offers__panel" aria-labelledby={id}>
          <h2 className="bzl-special-offers__title" id={id}>
            {text(isFree ? 'title.free' : 'title.offers')}
          </h2>
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
