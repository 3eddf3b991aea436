import { lazyPartsOf } from '../lazy-parts-of'
import { importPart } from '../../../src/host/page/import-part'

export const lazySessionView = lazyPartsOf(() => importPart(() => import('./session-views')), ['session'])
