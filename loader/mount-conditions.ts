/** Mounts the widget, once. Resolves when it is ready or has failed. */
type Begin = () => Promise<unknown>

/** Calls `begin` when the condition is met. Returns a function that stops waiting. */
type Condition = (host: HTMLElement, begin: Begin) => (() => void) | void

/** How long (ms) a held click waits for a widget that neither mounts nor fails. */
const CLICK_TIMEOUT = 5000

/**
 * Waits for the condition that `data-mount` names. Begins at once without one, for an unknown name, and where another
 * script has broken what the condition needs.
 */
export const waitToMount: Condition = (host, begin) => {
  const name = host.dataset.mount ?? ''
  if (Object.hasOwn(conditions, name)) {
    try {
      return conditions[name as keyof typeof conditions](host, begin)
    } catch {
      // Mounted too early is better than never.
    }
  }
  void begin()
}

const conditions = {
  manual() {},

  idle(_host, begin) {
    // Safari has no idle callback.
    if ('requestIdleCallback' in self) requestIdleCallback(begin, { timeout: 5000 })
    else setTimeout(begin)
  },

  visible(host, begin) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void begin()
      },
      { rootMargin: '200px' },
    )
    observer.observe(host)
    return () => observer.disconnect()
  },

  media(host, begin) {
    const query = matchMedia(host.dataset.mountMedia ?? '')
    const check = () => {
      if (query.matches) void begin()
    }
    query.addEventListener('change', check)
    check()
    return () => query.removeEventListener('change', check)
  },

  interaction,
} satisfies Record<string, Condition>

/**
 * Begins with the first pointer, focus, key or click on the marker or its trigger. The last plain click is held and
 * dispatched again when the widget is ready or has failed; until then a link is not followed.
 */
function interaction(host: HTMLElement, begin: Begin) {
  const { trigger } = host.dataset
  // A bad selector throws here and not at every event: the widget starts at once and ignores it.
  if (trigger) host.matches(trigger)
  const isOurs = (node: EventTarget) =>
    node === host || Boolean(trigger && node instanceof Element && node.matches(trigger))

  let held: { click: MouseEvent; target: Node } | undefined
  let hasBegun = false

  const release = () => {
    stop()
    // The widget may have replaced the clicked element.
    const target = held?.target.isConnected ? held.target : host
    if (held) target.dispatchEvent(new MouseEvent('click', held.click))
    held = undefined
  }

  const onEvent = (event: Event) => {
    // The first node is the one that was clicked, inside a shadow root as well.
    const path = event.composedPath()
    if (!path.some(isOurs)) return
    if (event instanceof MouseEvent && event.type === 'click') {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held = { click: event, target: path[0] as Node }
    }
    if (hasBegun) return
    hasBegun = true
    void begin().then(release)
    setTimeout(release, CLICK_TIMEOUT)
  }

  const types = ['click', 'focusin', 'keydown', 'pointerover']
  const stop = () => types.forEach((type) => removeEventListener(type, onEvent, true))
  types.forEach((type) => addEventListener(type, onEvent, true))
  return stop
}
