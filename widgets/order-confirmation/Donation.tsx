import { useEffect, useRef, useState } from 'react'
import en from '#locales/en/order-confirmation.json'
import { useText } from '#i18n/view/i18n.ts'
import { offerDonation, type DonationState } from '#payment/methods/card/donation.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { JsonObject } from '#lib/json.ts'
import { announce } from '#ui/Announcer.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Heading } from '#ui/island/Heading.tsx'

interface Props {
  orderId: string
  /** The masked id of the cart that a guest has ordered; empty for a customer. */
  cart: string
  /** Read from the shop if the page does not have it. */
  campaign?: JsonObject
  country: string
}

/** Offers to give to charity after an order, once. Nothing is shown where the shop has no cause. */
export function Donation({ orderId, cart, campaign, country }: Props) {
  const text = useText('order-confirmation', en)
  const [state, setState] = useState<DonationState>()
  const place = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    offerDonation(place.current!, { orderId, cart }, country, setState, campaign).catch((error: unknown) =>
      logFailure('donation', error),
    )
  }, [orderId, cart, campaign, country])
  const said =
    state === 'done' || state === 'declined' || state === 'unknown' ? text(`donation.${state}`) : ''
  useEffect(() => {
    if (!said) return
    announce(said)
    // The button that was pressed is gone.
    end.current?.focus()
  }, [said])
  return (
    <>
      {state && (
        <Heading below={1} className="bzl-order-confirmation__subtitle">
          {text('donation.title')}
        </Heading>
      )}
      {state === 'refused' && <Notice type="error">{text('donation.refused')}</Notice>}
      <div className="bzl-checkout__card" hidden={state === 'declined'}>
        <div className="bzl-foreign" ref={place} />
      </div>
      {said && (
        <p ref={end} tabIndex={-1}>
          {said}
        </p>
      )}
    </>
  )
}
