import { type Schema, Validator } from '@cfworker/json-schema'
import { readJson } from '#lib/json.ts'
import { hostDocument } from '#dom/document.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import { logForeignRoutes, logMarkers, logRequests } from '#storefront/page/debug.ts'
import { unknownTexts } from '#i18n/state/unknown-texts.ts'
import { onUnknownPlace } from './unknown-places.ts'
import { didYouMean } from '#lib/text/nearest.ts'

/**
 * Returns the errors of a page's configuration against its schema, as `#/currency: String does not match
 * pattern.`
 */
export function configErrors(given: unknown, schema: Schema): string[] {
  const { errors } = new Validator(schema, '2020-12', false).validate(given)
  const places = errors.map(({ instanceLocation }) => `${instanceLocation}/`)
  // A wrong member makes everything that contains it wrong, too.
  const isInnermost = ({ instanceLocation }: { instanceLocation: string }) =>
    places.every((place) => place === `${instanceLocation}/` || !place.startsWith(`${instanceLocation}/`))
  return errors.filter(isInnermost).map(({ instanceLocation, keyword, error }) => {
    const key = instanceLocation.split('/').at(-1)!
    const isUnknown = keyword === 'false'
    return `${instanceLocation}: ${isUnknown ? `There is no such key.${didYouMean(key, keysOf(schema))}` : error}`
  })
}

/** All keys that the schema knows, at any depth. */
function keysOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties as Record<string, Schema>).flatMap(([key, inner]) => [
    key,
    ...keysOf(inner),
  ])
}

/**
 * Debug mode: logs what of the configuration and the slots is not as it should be, and what each widget waits for.
 * Loaded with the first widget when the page's configuration asks `"debug": true`, or at any time by
 * `import('/bezel/1.0.0/debug.js')` in the console.
 */
const log = (message: string) => console.info(`Bezel: ${message}`)

logMarkers(log)
logRequests(log)
logForeignRoutes(readPageConfig(), log)
onUnknownPlace((place) => log(`a slot is filled that no island has: ${place}`))
void unknownTexts().then(
  (unknown) => unknown.length && log(`texts that are none of ours: ${unknown.join(', ')}`),
)
checkConfig().catch(() => log('the schema of #bezel-config was not found beside debug.js'))

async function checkConfig() {
  const response = await fetch(new URL('./bezel-config.schema.json', import.meta.url))
  const config = readJson(hostDocument.querySelector('script#bezel-config')?.textContent)
  for (const error of configErrors(config ?? {}, (await response.json()) as Schema))
    log(`in #bezel-config ${error}`)
}
