/**
 * Turns clicks on `[data-widget-open=name]`, and on the trigger if one is named, into "open". Clicks that mean
 * another tab or window stay the browser's. Until somebody listens, the links just work.
 */
export function onOpen(name: string, fn: (opener: HTMLElement) => void, trigger?: string): () => void {
  const selector = [`[data-widget-open="${CSS.escape(name)}"]`, isSelector(trigger) ? trigger : ''].filter(
    Boolean,
  )
  const clicked = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const from = event.target instanceof Element ? event.target.closest(selector.join(',')) : null
    if (!from) return
    event.preventDefault()
    fn(from as HTMLElement)
  }
  // Capturing, because themes stop clicks on their cart link from going up.
  document.addEventListener('click', clicked, true)
  return () => document.removeEventListener('click', clicked, true)
}

function isSelector(text: string | undefined): boolean {
  if (!text) return false
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    console.warn(`Bezel: "${text}" is not a selector and is ignored`)
    return false
  }
}

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
