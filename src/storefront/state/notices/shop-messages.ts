import { onMount } from 'nanostores'
import { isObject } from '#lib/json.ts'
import { type PageMessage, takeMessages, toMessages } from '../../page/sections/messages.ts'
import { onPageMessages, showsMessages } from '../../page/sections/page-messages.ts'
import { whenActivated } from '#dom/lifecycle.ts'
import { isRoute } from '../../page/navigation.ts'
import { reloadSections } from '../../page/sections/sections.ts'
import { $page } from '../page.ts'
import { fetchSections } from '../sections.ts'
import { logFailure } from '../log.ts'
import { $notices, notify, type NoticeType } from './notices.ts'

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
  for (const { type, text } of messages) {
    // Left over from before the order: "You added …" says nothing on a page that says thanks.
    if (type === 'success' && isRoute($page.get().routes.success)) continue
    notify({ type: isType(type) ? type : 'notice', text })
  }
}

const isType = (type: unknown): type is NoticeType =>
  type === 'success' || type === 'notice' || type === 'warning' || type === 'error'

/** Loaded with the code that shows the notices, since no other part shows the storefront's own. */
onMount($notices, () => {
  // The shop hands each message out once: what we took the page could not show, and what it shows is not to be shown twice.
  if (showsMessages()) return
  const stops = [onPageMessages(show)]
  // The server hands each message out once: not to a page nobody may see.
  const stopWaiting = whenActivated(() => {
    show(takeMessages())
    loadMessages().catch((error: unknown) => logFailure('messages', error))
  })
  stops.push(stopWaiting)
  return () => stops.forEach((stop) => stop())
})
