import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { skusToCollect, type PickupLocation } from '#delivery/rules/pickup.ts'
import { $items } from '#cart/state/cart.ts'
import { $tasks } from '#async/task.ts'
import { announce } from '#ui/Announcer.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PartFailed, Skeleton, Spinner } from '#ui/Loading.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { $submittedAddress } from '#address/state/addresses.ts'
import { $missingPickup, $pickupLocation } from '#delivery/state/delivery.ts'
import { $pickupSearch, choosePickup, searchPickup } from '../state/delivery/pickup.ts'
import { $locale } from '#storefront/state/page.ts'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { Radio } from '#ui/Choice.tsx'
import { cleanText } from '#lib/text/clean.ts'
import { plainSigns } from '#lib/validate.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/pickup.json'

/** Texts of a pickup in a store, loaded with its list. */
const usePickupText = () => useText('pickup', en)

interface PickupSearchProps {
  /** The shopper's place. */
  postcode: string
  isRunning: boolean
  onSearch(postcode: string): void
}

/** A search by postcode, in the country of the shopper's address. */
function PickupSearch({ postcode, isRunning, onSearch }: PickupSearchProps) {
  const text = usePickupText()
  const id = usePageId()
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(plainSigns(cleanText(input.current!.value)))
  }
  return (
    <form role="search" method="post" onSubmit={submit} aria-label={text('search')}>
      <label className="bzl-field__label" htmlFor={id}>
        {text('search.label')}
      </label>
      <div className="bzl-checkout__search">
        <input
          ref={input}
          className="bzl-input"
          id={id}
          type="search"
          dir="auto"
          maxLength={20}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={postcode}
        />
        <button type="submit" className="bzl-button bzl-button--quiet" aria-busy={isRunning}>
          <span>{text('search')}</span>
          {isRunning && <Spinner />}
        </button>
      </div>
    </form>
  )
}

interface Props {
  location: PickupLocation
  isChosen: boolean
  errorId?: string
  onChoose(): void
}

/** One store: name, address, what the shop says of it, and how far it is. */
function PickupRow({ location, isChosen, errorId, onChoose }: Props) {
  const { name, address, description, distance } = location
  const distanceText = useDistance(address.country_id)
  return (
    <Radio
      name="bzl-pickup"
      label={name}
      note={
        <>
          <AddressLine address={address} />
          {description && <span className="bzl-checkout__hours">{description}</span>}
        </>
      }
      end={distance !== undefined && <small>{distanceText(distance)}</small>}
      checked={isChosen}
      aria-describedby={errorId}
      onChange={onChoose}
    />
  )
}

const MILES = new Set(['US', 'GB'])
const KILOMETRES_PER_MILE = 1.609344

/** A distance as people measure it in that country. */
function useDistance(country: string) {
  const locale = useStore($locale)
  return (kilometres: number) => {
    const isInMiles = MILES.has(country)
    const value = isInMiles ? kilometres / KILOMETRES_PER_MILE : kilometres
    const unit = isInMiles ? 'mile' : 'kilometer'
    const maximumFractionDigits = value < 10 ? 1 : 0
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value)
  }
}

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
