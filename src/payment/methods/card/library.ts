import { singleFlight } from '#async/single-flight.ts'
import { importPart } from '#dom/import-part.ts'

/** The provider's library with the components of most shops; the others come one by one. */
export const loadLibrary = singleFlight(() => importPart(() => import('./components.ts')), { keep: true })
