import { atom, computed, onMount } from 'nanostores'
import { type Country, toCountries } from '../../domain/address/directory'
import { $locale } from './page'
import { section } from './sections'
import { logFailure } from '../log'

const $directory = atom<unknown>()

let flight: Promise<void> | undefined

/** Loads the storefront's countries and regions once. Failure is logged; the next look tries again. */
export function loadDirectory(): Promise<void> {
  flight ??= section('directory-data').then(
    (data) => $directory.set(data ?? {}),
    (error: unknown) => {
      flight = undefined
      logFailure('directory', error)
    },
  )
  return flight
}
onMount($directory, () => void loadDirectory())

/** Countries one can ship to, by name in the shopper's language; undefined until known. */
export const $countries = computed([$directory, $locale], (data, locale): Country[] | undefined =>
  data ? toCountries(data, locale) : undefined,
)

export const countryById = (id: string) => $countries.get()?.find((country) => country.id === id)
