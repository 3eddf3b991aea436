import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runs } from '#test/runs.ts'
import { renewStores } from '#test/stores.ts'
import { $page } from '#storefront/state/page.ts'
import { $language, loadStrings } from './strings.ts'

/** Every file of strings that was requested. */
let requested: string[] = []

beforeEach(() => {
  requested = []
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URL(url).pathname)
    return new Response('{}')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('lang')
})

const FILE = /\/locales\/(de|fr|it|es|pl|sv|ja)\/common\.json$/

const ODD = [
  'undefined',
  'null',
  '',
  ' ',
  'und',
  'x-undefined',
  'undefined-US',
  '__proto__',
  'constructor',
  '-',
  '*',
]
const language = fc.oneof(
  fc.constantFrom(...ODD, 'de', 'de_DE', 'DE-de@euro', 'nl', 'fr.UTF-8', 'zh-Hant-TW'),
  fc.string({ maxLength: 12 }),
)
const odd = fc.option(fc.oneof(language, fc.constantFrom(7, null, true, {}, ['de'])), { nil: undefined })

it('asks only for files there are, whatever language the page, its configuration and its texts name', async () => {
  let all = 0
  await fc.assert(
    fc.asyncProperty(language, odd, fc.option(language, { nil: undefined }), async (lang, locale, own) => {
      renewStores()
      document.documentElement.lang = lang
      document.head.innerHTML = ''
      const config = document.createElement('script')
      config.id = 'bezel-config'
      config.type = 'application/json'
      config.textContent = JSON.stringify({ locale, texts: own === undefined ? undefined : { [own]: {} } })
      document.head.append(config)
      const stop = $page.listen(() => undefined)
      await loadStrings('common')
      stop()
      expect($language.get()).toMatch(/^[a-z]{2,8}$/)
      expect(requested.filter((path) => !FILE.test(path))).toEqual([])
      all += requested.splice(0).length
    }),
    {
      numRuns: runs(300),
      examples: [
        ['undefined', 'undefined', 'undefined'],
        ['nl', undefined, 'nl'],
      ],
    },
  )
  expect(all).toBeGreaterThan(0)
})
