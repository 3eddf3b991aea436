import { jsonChild } from './properties.ts'
import { hostDocument } from '#dom/document.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** What the page wrote into a marker, without its JSON properties, its slots' templates and our element in a saved page. */
export function pageContent(host: HTMLElement, name: string): ChildNode[] {
  if (!host.firstChild) return []
  for (const copy of host.querySelectorAll(`:scope > .bzl-${name}`)) copy.remove()
  const json = jsonChild(host)
  return [...host.childNodes].filter((node) => node !== json && !(node instanceof HTMLTemplateElement))
}

/** Focus inside it moves into the widget instead of to the top of the page. */
export function replaceContent(content: ChildNode[], own: HTMLElement): void {
  if (!content.length) return
  const focused = hostDocument.activeElement
  const hadFocus = content.some((node) => node.contains(focused))
  for (const node of content) node.remove()
  if (hadFocus) own.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
}
