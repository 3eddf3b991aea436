import { useEffect, useRef, useState } from 'react'
import { type Place, searchPlaces } from '#storefront/rules/places.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { Radio } from '#ui/Choice.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/currency-picker.json'
import { usePageId } from '#ui/usePageId.ts'

interface Props {
  kind: 'country' | 'currency'
  places: readonly Place[]
  chosen: string
  onChoose(code: string): void
}

/** Lists that can be taken in at a glance need no search. */
const GLANCE = 8

/**
 * Lists countries or currencies, found by their name in either language. Shows nothing if there is only one.
 */
export function PlaceList({ kind, places, chosen, onChoose }: Props) {
  const text = useText('currency-picker', en)
  const [typed, setTyped] = useState('')
  const id = usePageId()
  const list = useRef<HTMLDivElement>(null)
  const found = searchPlaces(places, typed)
  // This does not run in the layout phase, in which the dialog around it opens after its contents.
  useEffect(() => (typed ? list.current?.scrollTo(0, 0) : showChosen(list.current)), [typed])
  const count = found.length
  useEffect(() => {
    if (typed) announceSoon(id, count ? text('found', { count }) : text('none', { typed }))
  }, [typed, count, id, text])
  if (places.length < 2) return null
  return (
    <fieldset className="bzl-currency-picker__list">
      <legend className="bzl-currency-picker__legend">{text(kind)}</legend>
      {places.length > GLANCE && (
        <input
          type="search"
          className="bzl-input"
          autoComplete="off"
          spellCheck={false}
          aria-label={text(kind === 'country' ? 'search-country' : 'search-currency')}
          placeholder={text(kind === 'country' ? 'search-country' : 'search-currency')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className="bzl-currency-picker__scroll" ref={list}>
        {found.map((place) => (
          <Radio
            key={place.code}
            card={false}
            name={id}
            value={place.code}
            checked={place.code === chosen}
            onChange={() => onChoose(place.code)}
            label={place.name}
            note={place.own && <bdi lang={place.language}>{place.own}</bdi>}
            end={kind === 'currency' && <span translate="no">{place.code}</span>}
          />
        ))}
        {!count && <p className="bzl-currency-picker__note">{text('none', { typed })}</p>}
      </div>
    </fieldset>
  )
}

/** Puts what is chosen in the middle of its box. */
function showChosen(list: HTMLElement | null) {
  const row = list?.querySelector(':checked')?.closest('label')
  if (!list || !row) return
  const [box, chosen] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  list.scrollTop += chosen.top - box.top - (box.height - chosen.height) / 2
}
