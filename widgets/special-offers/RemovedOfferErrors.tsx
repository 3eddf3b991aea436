import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { Offer } from '../../src/domain/promotions/offers'
import { $offerErrors } from '../../src/state/promotions/offers'
import { useMessage } from '../../src/ui/text/common'
import { Notice } from '../../src/ui/Notice'

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
