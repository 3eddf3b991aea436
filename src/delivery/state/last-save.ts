import { newId } from '#dom/new-id.ts'
import { local } from '#dom/storage/storage.ts'

const KEY = 'bezel-saved-by'
const page = newId()

/** Before each save: all tabs share one cart, and the shop has what the last of them sent. */
export const markSave = (): void => local.set(KEY, page)

/** Whether no other tab has saved something since. */
export const isLastSave = (): boolean => local.get(KEY) === page
