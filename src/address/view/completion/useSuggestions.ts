import { useCallback, useEffect, useState } from 'react'
import type { AddressSuggestion } from '#public/bezel.d.ts'
import { parseSuggestions } from '../../rules/provided-address.ts'
import { requestProvider } from '../../state/request-provider.ts'
import type { AddressForm } from '../useAddressForm.ts'

/** Milliseconds without a key before a request. */
const PAUSE = 250

/** Fewer letters fit anything; a Chinese or Japanese sign says more. */
const isEnough = (text: string) => text.length >= 3 || (text.length === 2 && /[⺀-￿]/.test(text))

/** Texts that autofill or an extension puts there are whole: only what is typed is completed. */
const isTyped = ({ inputType, target }: InputEvent) =>
  Boolean(inputType) && inputType !== 'insertReplacementText' && (target as Element).matches(':focus')

const NONE: AddressSuggestion[] = []

/** Suggestions for what is being typed into the street field. An older answer never takes the place of a newer one. */
export function useSuggestions(form: AddressForm) {
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
