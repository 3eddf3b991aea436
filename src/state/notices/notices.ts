import { atom, map, onMount } from 'nanostores'
import { isObject } from '../../domain/json'
import { onPageMessages, type PageMessage, takeMessages, toMessages } from '../../host/sections/messages'
import { newId } from '../../host/new-id'
import { whenActivated } from '../../host/page/lifecycle'
import { reloadSections } from '../../host/sections/sections'
import { fetchSections } from '../page/sections'
import { logFailure } from '../log'

export type NoticeType = 'success' | 'notice' | 'warning' | 'error'

/** One message to the shopper: our own by key, or the storefront's text (may hold entities and inline tags). */
export interface Notice {
  id: string
  type: NoticeType
  key?: string
  values?: Record<string, string | number>
  text?: string
}

export const $notices = atom<Notice[]>([])

const SAME_WITHIN = 5000

/** When each message was last shown, in milliseconds. */
const $shownAt = map<Record<string, number>>({})

/** Shows a message; the same one again within five seconds is ignored (c.8). */
export function notify(notice: Omit<Notice, 'id'>): void {
  const content = JSON.stringify([notice.type, notice.key ?? notice.text, notice.values])
  const now = Date.now()
  if (now - ($shownAt.get()[content] ?? -Infinity) < SAME_WITHIN) return
  $shownAt.setKey(content, now)
  $notices.set([...$notices.get(), { ...notice, id: newId() }])
}

export const dismiss = (id: string) => $notices.set($notices.get().filter((notice) => notice.id !== id))

/**
 * Loads the storefront's queued messages; loading empties the queue. Through the page's module where there is one, so that
 * the page's own scripts get them as well.
 */
export async function loadMessages(): Promise<void> {
  if (await reloadSections(['messages'])) return
  const { messages } = await fetchSections(['messages'])
  show(toMessages(isObject(messages) ? messages.messages : undefined))
}

function show(messages: PageMessage[]) {
  for (const { type, text } of messages) notify({ type: isType(type) ? type : 'notice', text })
}

const isType = (type: unknown): type is NoticeType =>
  type === 'success' || type === 'notice' || type === 'warning' || type === 'error'

onMount($notices, () => {
  const stops = [onPageMessages(show)]
  // The server hands each message out once: not to a page nobody may see.
  const stopWaiting = whenActivated(() => {
    show(takeMessages())
    loadMessages().catch((error: unknown) => logFailure('messages', error))
  })
  stops.push(stopWaiting)
  return () => stops.forEach((stop) => stop())
})
