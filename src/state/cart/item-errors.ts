import { map } from 'nanostores'
import type { Refusal } from '../refusals'

/** Why the last change of a line came to nothing, by item id. */
export const $itemErrors = map<Record<string, Refusal | undefined>>({})
