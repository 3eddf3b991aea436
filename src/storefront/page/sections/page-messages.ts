import { isObject } from '#lib/json.ts'
import { hostDocument } from '#dom/document.ts'
import { whenPageModule } from './magento-module.ts'
import { type PageMessage, toMessages } from './messages.ts'

/** Whether the page shows the storefront's messages itself (wire: messages): Luma and Hyvä have an element for them. */
export const showsMessages = (): boolean =>
  hostDocument.querySelector('.page.messages,[data-placeholder=messages],[x-data*=initMessages]') !== null

/** Calls back with the messages the page's module loads. The server hands each out once, so our own load would miss them. */
export function onPageMessages(fn: (messages: PageMessage[]) => void): () => void {
  const report = (section: unknown) => {
    const messages = toMessages(isObject(section) ? section.messages : undefined)
    if (messages.length) fn(messages)
  }
  let subscription: { dispose(): void } | undefined
  const stopWaiting = whenPageModule((module) => (subscription = module.get('messages').subscribe(report)))
  return () => {
    stopWaiting()
    subscription?.dispose()
  }
}
