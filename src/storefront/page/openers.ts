import { onEvent } from '#dom/events.ts'
import { hostDocument } from '#dom/document.ts'

/**
 * Calls back for clicks on `[data-widget-open=name]` and on elements of the `trigger` selector, in place of what these
 * do otherwise. Clicks with a modifier key, which open a tab or window, are left alone.
 */
export function onOpen(name: string, fn: (opener: HTMLElement) => void, trigger?: string): () => void {
  const selector = [`[data-widget-open="${CSS.escape(name)}"]`, isSelector(trigger) ? trigger : ''].filter(
    Boolean,
  )
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Outside of a shadow root the event's target is the root's host.
    const opener = event
      .composedPath()
      .find((node): node is HTMLElement => node instanceof Element && node.matches(selector.join(',')))
    if (!opener) return
    event.preventDefault()
    fn(opener)
  }
  // Capturing, because themes stop clicks on their cart link from going up.
  return onEvent(hostDocument, 'click', onClick, true)
}

function isSelector(text: string | undefined): boolean {
  if (!text) return false
  try {
    hostDocument.createDocumentFragment().querySelector(text)
    return true
  } catch {
    console.warn(`Bezel: "${text}" is not a selector and is ignored`)
    return false
  }
}

/**
 * Adds `aria-haspopup` and `aria-expanded` to the page's openers of an island: links and buttons inside its marker (which
 * become openers by this), elements of the `trigger` selector, and `[data-widget-open=name]`. Returns an undo function.
 */
export function markOpeners(
  name: string,
  root: Element | null,
  trigger: string,
  isOpen: boolean,
): () => void {
  const marker = root?.closest('[data-widget]')
  const inside = Array.from(marker?.querySelectorAll('a, button') ?? []).filter((one) => !root?.contains(one))
  const openers = new Set([...inside, ...find(`[data-widget-open="${CSS.escape(name)}"]`), ...find(trigger)])
  const undo = [...openers].map((opener) => {
    const added = {
      'aria-haspopup': 'dialog',
      'aria-expanded': String(isOpen),
      ...(inside.includes(opener) && { 'data-widget-open': name }),
    }
    const before = Object.keys(added).map((key) => [key, opener.getAttribute(key)] as const)
    for (const [key, value] of Object.entries(added)) opener.setAttribute(key, value)
    return () => before.forEach(([key, value]) => restore(opener, key, value))
  })
  return () => undo.forEach((each) => each())
}

function restore(element: Element, key: string, value: string | null) {
  if (value === null) element.removeAttribute(key)
  else element.setAttribute(key, value)
}

function find(selector: string): Element[] {
  try {
    return selector ? Array.from(hostDocument.querySelectorAll(selector)) : []
  } catch {
    return []
  }
}
