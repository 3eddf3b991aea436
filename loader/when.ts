/** Starts the widget, once; resolves when it is ready or has failed. */
type Begin = () => Promise<unknown>

/** Waits for its condition, then begins. Gives back how to stop waiting. */
type When = (host: HTMLElement, begin: Begin) => (() => void) | void

/** Waits as `data-mount` says; a word it does not know means at once. */
export const when: When = (host, begin) => {
  const wait = conditions[host.dataset.mount!]
  return wait ? wait(host, begin) : void begin()
}

const conditions: Record<string, When | undefined> = {
  __proto__: null as never,

  manual() {},

  idle(_, begin) {
    // Safari has no idle callback.
    ;(self.requestIdleCallback || setTimeout)(begin)
  },

  visible(host, begin) {
    const eye = new IntersectionObserver((seen) => seen.at(-1)!.isIntersecting && begin(), {
      rootMargin: '200px',
    })
    eye.observe(host)
    return () => eye.disconnect()
  },

  media(host, begin) {
    const query = matchMedia(host.dataset.mountMedia!)
    const look = (query.onchange = () => query.matches && begin())
    void look()
    return () => (query.onchange = null)
  },

  /**
   * Pointer, focus or key on the marker or its trigger begin; the first plain click waits for the widget and is then
   * done again, so a link goes where it points only when the widget does not take it, has failed, or takes over 5 s.
   */
  interaction(host, begin) {
    const trigger = host.dataset.trigger || ':not(*)'
    // A selector that is none fails here, once, and not at every event.
    host.matches(trigger)
    const listening = new AbortController()
    const stop = () => listening.abort()
    let held: MouseEvent | undefined
    let begun: unknown

    const release = () => {
      stop()
      // What was clicked may have given way to the widget.
      const target = held?.target as Node
      if (held) (target.isConnected ? target : host).dispatchEvent(new MouseEvent('click', held))
      held = undefined
    }
    const hear = (event: Event) => {
      if (!event.composedPath().some((node) => node == host || (node as Element).matches?.(trigger))) return
      if (event.type == 'click') {
        const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
        if (ctrlKey || metaKey || shiftKey || altKey) return
        event.preventDefault()
        event.stopImmediatePropagation()
        held = event as MouseEvent
      }
      begun ||= (void begin().then(release), setTimeout(release, 5000))
    }
    for (const type of 'click focusin keydown pointerover'.split(' '))
      addEventListener(type, hear, { capture: true, signal: listening.signal })
    return stop
  },
}
