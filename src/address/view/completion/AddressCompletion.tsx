import { useEffect, useRef, useState, useCallback } from 'react'
import type { AddressSuggestion } from '#public/bezel.d.ts'
import { providedValues, parseSuggestions } from '../../rules/provided-address.ts'
import { requestProvider } from '../../state/request-provider.ts'
import { announce, announceSoon } from '#ui/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { usePageId } from '#ui/usePageId.ts'
import { personal } from '#ui/personal.ts'
import en from '#locales/en/address-completion.json'
import type { AddressForm } from '../useAddressForm.ts'
import { fillForm, usePostcodeLookup } from './usePostcodeLookup.ts'
import { optionId, useCombobox } from './useCombobox.ts'

/** Milliseconds without a key before a request. */
const PAUSE = 250

/** Fewer letters fit anything; a Chinese or Japanese sign says more. */
const isEnough = (text: string) => text.length >= 3 || (text.length === 2 && /[⺀-￿]/.test(text))

/** Texts that autofill or an extension puts there are whole: only what is typed is completed. */
const isTyped = ({ inputType, target }: InputEvent) =>
  Boolean(inputType) && inputType !== 'insertReplacementText' && (target as Element).matches(':focus')

const NONE: AddressSuggestion[] = []

/** Suggestions for what is being typed into the street field. An older answer never takes the place of a newer one. */
function useSuggestions(form: AddressForm) {
  const [suggestions, setSuggestions] = useState(NONE)
  const [latest] = useState((): { turn: number; timer?: ReturnType<typeof setTimeout> } => ({ turn: 0 }))
  /** Drops what is under way; returns whether nothing newer has begun since. */
  const begin = useCallback(() => {
    clearTimeout(latest.timer)
    const turn = ++latest.turn
    return () => turn === latest.turn
  }, [latest])
  const close = () => {
    setSuggestions(NONE)
    begin()
  }
  const request = (pause = 0) => {
    const { street1 = '', country_id = '' } = form.values()
    if (!isEnough(street1)) return close()
    const isNewest = begin()
    latest.timer = setTimeout(async () => {
      const answer = await requestProvider('suggest', (provider) => provider.suggest(street1, country_id))
      if (isNewest()) setSuggestions(parseSuggestions(answer))
    }, pause)
  }
  const handleInput = (event: InputEvent) => {
    if (isTyped(event)) request(PAUSE)
    else close()
  }
  const { countryId } = form
  useEffect(() => {
    setSuggestions(NONE)
    return () => void begin()
  }, [countryId, begin])
  return { suggestions, handleInput, request, close }
}

/** Suggestions of the page's provider below the street field, and what a postcode decides. It stops nobody. */
export function AddressCompletion({ form }: { form: AddressForm }) {
  const text = useText('address-completion', en)
  const id = usePageId()
  const list = useRef<HTMLUListElement>(null)
  const [hasFailed, setFailed] = useState(false)
  /** The suggestion whose address is under way; typing drops it. */
  const chosen = useRef<AddressSuggestion>(undefined)
  const latest = useRef(form)
  latest.current = form
  const { suggestions, handleInput, request, close } = useSuggestions(form)
  const count = suggestions.length
  const active = useCombobox({
    list,
    id,
    options: suggestions,
    onInput: (event) => {
      setFailed(false)
      chosen.current = undefined
      handleInput(event)
    },
    onOpen: request,
    onChoose: (position) => void choose(suggestions[position]!),
    onClose: close,
  })
  const begin = useRef(() => {
    const field = list.current!.closest('.bzl-field')!
    // Looks up the text that was typed before this code had come.
    if (field.querySelector('input:focus')) request()
  })
  useEffect(() => begin.current(), [])
  const reportFilled = (address: string) => announce(text('filled', { address }))
  usePostcodeLookup(form, reportFilled)
  const sentence = text('count', { count })
  useEffect(() => {
    if (count) announceSoon('suggestions', sentence)
  }, [suggestions, count, sentence])
  useEffect(() => {
    if (count)
      (list.current!.children[Math.max(active, 0)] as HTMLElement).scrollIntoView?.({ block: 'nearest' })
  }, [suggestions, count, active])

  async function choose(suggestion: AddressSuggestion) {
    close()
    chosen.current = suggestion
    const before = form.values()
    const answer = await requestProvider('details', (provider) => provider.details(suggestion.id))
    const now = latest.current
    // The text the shopper has typed meanwhile counts more.
    const typed = now.values()
    if (chosen.current !== suggestion || typed.country_id !== before.country_id) return
    const known = Object.entries(providedValues(answer, now.country))
    if (!known.length) {
      setFailed(true)
      return announce(text('failed'))
    }
    const address = fillForm(now, Object.fromEntries(known.filter(([name]) => typed[name] === before[name])))
    if (address) reportFilled(address)
  }

  return (
    <div className="bzl-completion">
      <ul {...personal()} ref={list} id={id} role="listbox" aria-label={text('label')} hidden={!count}>
        {suggestions.map((suggestion, position) => (
          <li
            key={suggestion.id}
            id={optionId(id, position)}
            role="option"
            aria-selected={position === active}
          >
            <bdi>{suggestion.text}</bdi>
          </li>
        ))}
      </ul>
      {hasFailed && <p className="bzl-field__hint">{text('failed')}</p>}
    </div>
  )
}
