import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { skusToCollect } from '#delivery/rules/pickup.ts'
import { $items } from '#cart/state/cart.ts'
import { $tasks } from '#async/task.ts'
import { announce } from '#ui/announcer/announce.ts'
import { Notice } from '#ui/Notice.tsx'
import { PartFailed } from '#ui/PartFailed.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { $submittedAddress } from '#address/state/addresses.ts'
import { $missingPickup, $pickupLocation } from '#delivery/state/delivery.ts'
import { $pickupSearch, choosePickup, searchPickup } from '../state/delivery/pickup.ts'
import { usePickupText } from '#delivery/view/pickup-text.ts'
import { PickupRow } from './PickupRow.tsx'
import { PickupSearch } from './PickupSearch.tsx'

/** The stores to choose from, first those near the shopper. */
export function Pickup() {
  const text = usePickupText()
  const address = useStore($submittedAddress)?.shipping
  const found = useStore($pickupSearch)
  const state = useStore($tasks, { keys: ['pickup'] }).pickup
  const postcode = address?.postcode ?? ''
  const skus = skusToCollect(useStore($items)).join()
  const last = useRef('')
  const load = (near: string) => searchPickup((last.current = near))
  useEffect(() => void load(postcode), [postcode, address?.country_id, skus])
  const [searched, setSearched] = useState('')
  const search = async (wanted: string) => {
    await load(wanted)
    // It has failed, or a newer one is under way.
    if ($tasks.get().pickup) return
    setSearched(wanted)
    const { locations, isNear } = $pickupSearch.get() ?? {}
    if (locations && wanted)
      announce(isNear ? text('found', { count: locations.length }) : text('none-near', { postcode: wanted }))
  }
  return (
    <section className="bzl-checkout__pickup">
      <PickupSearch postcode={postcode} isRunning={state === 'running'} onSearch={search} />
      {state === 'failed' ? (
        <PartFailed isAnswer onRetry={() => void search(last.current)}>
          {text('failed')}
        </PartFailed>
      ) : found ? (
        <Locations searched={searched} />
      ) : (
        <Skeleton count={2} kind="item" />
      )}
    </section>
  )
}

function Locations({ searched }: { searched: string }) {
  const text = usePickupText()
  const { locations, isNear } = useStore($pickupSearch)!
  const chosen = useStore($pickupLocation)
  const missing = useStore($missingPickup)
  const list = useRef<HTMLFieldSetElement>(null)
  const errorId = usePageId()
  useEffect(() => {
    if (missing) list.current?.querySelector('input')?.focus()
  }, [missing])
  if (!locations.length) return <Notice type="error">{text('none')}</Notice>
  // A store chosen before stays in the list, also when it is not near.
  const isListed = !chosen || locations.some(({ code }) => code === chosen.code)
  const rows = isListed ? locations : [chosen, ...locations]
  return (
    <>
      {!isNear && searched && (
        <p className="bzl-checkout__note">{text('none-near', { postcode: searched })}</p>
      )}
      <fieldset ref={list}>
        <legend className="bzl-checkout__legend">{text('legend')}</legend>
        {missing && (
          <p className="bzl-field__error" id={errorId}>
            {text('missing')}
          </p>
        )}
        {rows.map((location) => (
          <PickupRow
            key={location.code}
            location={location}
            isChosen={location.code === chosen?.code}
            errorId={missing && errorId}
            onChoose={() => choosePickup(location)}
          />
        ))}
      </fieldset>
    </>
  )
}
