import { logMarkers, logRequests } from './host/page/debug'
import { unknownTexts } from './state/page/unknown-texts'

/**
 * Debug mode: logs what each widget waits for. Loaded with the first widget when the page's configuration asks
 * `"debug": true`, or at any time by `import('/bezel/1.0.0/debug.js')` in the console.
 */
const log = (message: string) => console.info(`Bezel: ${message}`)

logMarkers(log)
logRequests(log)
void unknownTexts().then(
  (unknown) => unknown.length && log(`texts that are none of ours: ${unknown.join(', ')}`),
)
