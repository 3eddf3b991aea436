import { atom, computed, onMount } from 'nanostores'
import { type Country, hasCountries, toCountries } from '../rules/directory.ts'
import { $locale } from '#storefront/state/page.ts'
import { fetchSections, section } from '#storefront/state/sections.ts'
import { logFailure } from '#storefront/state/log.ts'
import { singleFlight } from '#async/single-flight.ts'

const NAME = 'directory-data'

const $directory = atom<unknown>()

/** Another one each time it could not be loaded; undefined once it is there. */
export const $directoryFailure = atom<object | undefined>()

/** Loads the storefront's countries and regions once. Never rejects. */
export const loadDirectory = singleFlight(
  async () => {
    const kept = await section(NAME)
    // The cache may hold one that is empty: the shop is asked all the same.
    const directory = hasCountries(kept) ? kept : (await fetchSections([NAME]))[NAME]
    if (!hasCountries(directory)) throw new Error('no countries')
    $directory.set(directory)
    $directoryFailure.set(undefined)
  },
  {
    keep: true,
    onFailure: (error) => {
      logFailure('directory', error)
      $directoryFailure.set({})
    },
  },
)
onMount($directory, () => void loadDirectory())

/** Countries the shop ships to, by name in the shopper's language; undefined until known. */
export const $countries = computed([$directory, $locale], (data, locale): Country[] | undefined =>
  data ? toCountries(data, locale) : undefined,
)
