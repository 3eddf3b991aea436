import { lazyPartsOf } from '../lazy-parts-of'

export const lazySessionView = lazyPartsOf(() => import('./session-views'), ['session'])
