/**
 * Tells assistive technology that the page's openers of an island lead to a dialog: the links and buttons inside its
 * marker, those of the trigger selector, and `[data-widget-open=name]`. Gives an undo, after which they are plain links
 * again. Links and buttons of the marker become openers by this.
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
    return selector ? Array.from(document.querySelectorAll(selector)) : []
  } catch {
    return []
  }
}
