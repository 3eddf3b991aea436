import { atom, onMount } from 'nanostores'
import { onSectionsChanged } from '../host/sections'
import { fetchSections } from './sections'
import { logFailure } from './log'

export type NoticeType = 'success' | 'notice' | 'warning' | 'error'

/** One message to the shopper: our own by key, or the storefront's text (may hold entities and inline tags). */
export interface Notice {
  id: number
  type: NoticeType
  key?: string
  values?: Record<string, string | number>
  text?: string
}

export const $notices = atom<Notice[]>([])

const SAME_WITHIN = 5000
const shown = new Map<string, number>()
let lastId = 0

/** Shows a message once: the same one again within five seconds is the same news (c.8). */
export function say(notice: Omit<Notice, 'id'>): void {
  const what = JSON.stringify([notice.type, notice.key ?? notice.text, notice.values])
  const now = Date.now()
  if (now - (shown.get(what) ?? -Infinity) < SAME_WITHIN) return
  shown.set(what, now)
  $notices.set([...$notices.get(), { ...notice, id: ++lastId }])
}

export const dismiss = (id: number) => $notices.set($notices.get().filter((notice) => notice.id !== id))

/** Reads what the storefront has to say. Reading empties its queue, so only the banner's start and calls known to leave text there ask. */
export async function loadMessages(): Promise<void> {
  const { messages } = await fetchSections(['messages'])
  show((messages as { messages?: unknown } | undefined)?.messages)
}

function show(messages: unknown) {
  for (const { type, text } of Array.isArray(messages) ? messages : []) {
    if (typeof text === 'string' && text) say({ type: isType(type) ? type : 'notice', text })
  }
}

const isType = (type: unknown): type is NoticeType =>
  type === 'success' || type === 'notice' || type === 'warning' || type === 'error'

onMount($notices, () => {
  loadMessages().catch((error: unknown) => logFailure('messages', error))
  return onSectionsChanged((names) => {
    if (names.includes('messages')) loadMessages().catch((error: unknown) => logFailure('messages', error))
  })
})
