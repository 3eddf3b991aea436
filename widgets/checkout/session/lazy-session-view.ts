import { lazyPartsOf } from '../lazy-parts-of.ts'
import { importPart } from '#dom/import-part.ts'

export const lazySessionView = lazyPartsOf(() => importPart(() => import('./session-views.tsx')), ['session'])
