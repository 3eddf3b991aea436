import { atom, computed, onMount } from 'nanostores'
import { type Country, toCountries } from '../../domain/address/directory'
import { $locale } from '../page/page'
import { section } from '../page/sections'
import { logFailure } from '../log'
import { singleFlight } from '../single-flight'

const $directory = atom<unknown>()

/** Loads the storefront's countries and regions once. Never rejects. */
export const loadDirectory = singleFlight(
  async () => $directory.set((await section('directory-data')) ?? {}),
  {
    keep: true,
    onFailure: (error) => logFailure('directory', error),
  },
)
onMount($directory, () => void loadDirectory())

/** Countries the shop ships to, by name in the shopper's language; undefined until known. */
export const $countries = computed([$directory, $locale], (data, locale): Country[] | undefined =>
  data ? toCountries(data, locale) : undefined,
)
