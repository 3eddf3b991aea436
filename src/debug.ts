import type { Schema } from '@cfworker/json-schema'
import { configErrors } from './config-errors.ts'
import { readJson } from '#lib/json.ts'
import { hostDocument } from '#dom/document.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import { logForeignRoutes, logMarkers, logRequests } from '#storefront/page/debug.ts'
import { watchOtherTexts, unknownTexts, unreadLanguages } from '#i18n/state/unknown-texts.ts'
import { onUnknownPlace, PLACES, EVENTS, onUnknownEvent } from './unknown-names.ts'
import { startRecording } from './report.ts'
import { markerMistakes } from './marker-checks.ts'
import { didYouMean } from '#lib/text/nearest.ts'
import { $products } from '#catalogue/state/products.ts'

/** Calls back with each SKU that a page names and the shop does not sell, once. */
function onMissingProduct(fn: (sku: string) => void): void {
  const told = new Set<string>()
  $products.subscribe((products) => {
    for (const [sku, product] of Object.entries(products)) {
      if (product !== 'missing' || told.has(sku)) continue
      told.add(sku)
      fn(sku)
    }
  })
}

/**
 * Debug mode: logs what of the configuration and the slots is not as it should be, and what each widget waits for.
 * Loaded with the first widget when the page's configuration asks `"debug": true`, or at any time by
 * `import('/bezel/1.0.0/debug.js')` in the console.
 */
const log = (message: string) => console.info(`Bezel: ${message}`)

/** Logs what in the attributes of a marker is probably a mistake. */
export const logMistakes = (...marker: Parameters<typeof markerMistakes>) =>
  markerMistakes(...marker).forEach(log)

startRecording()
logMarkers(log)
logRequests(log)
logForeignRoutes(readPageConfig(), log)
onUnknownPlace((place) => log(`a slot is filled that no island has: ${place}.${didYouMean(place, PLACES)}`))
onUnknownEvent((type) => log(`Bezel.on: there is no event "${type}".${didYouMean(type, EVENTS)}`))
onMissingProduct((sku) => log(`the shop sells no product "${sku}"`))
for (const { written, read } of unreadLanguages())
  log(`texts for "${written}" are never read: write "${read}"`)
watchOtherTexts(log)
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
