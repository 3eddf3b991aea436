import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { Offer } from '#offers/rules/offers.ts'
import { $offerErrors } from '#offers/state/offers.ts'
import { useMessage } from '#i18n/view/common.ts'
import { Notice } from '#ui/Notice.tsx'

/** Errors of offers that are no longer in the list and so have no row to show them. */
export function RemovedOfferErrors({ offers }: { offers: Offer[] }) {
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
