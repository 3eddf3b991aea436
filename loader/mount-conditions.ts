/** Mounts the widget, once; resolves when it is ready or has failed. */
type Begin = () => Promise<unknown>

/** Calls `begin` when the condition is met. Returns a function to stop waiting. */
type Condition = (host: HTMLElement, begin: Begin) => (() => void) | void

/** The condition named by `data-mount`; at once for an unknown name, and where another script has broken what it needs. */
export const waitToMount: Condition = (host, begin) => {
  const wait = conditions[host.dataset.mount!]
  try {
    if (wait) return wait(host, begin)
  } catch {}
  void begin()
}

/** Nothing in the head is pressed or focused. */
const triggerOf = (host: HTMLElement) => host.dataset.trigger || 'head'

const conditions: Record<string, Condition | undefined> = {
  __proto__: null as never,

  manual() {},

  idle(_, begin) {
    // Safari has no idle callback. As a timeout's delay, the limit for a page that is never idle counts as none.
    ;(self.requestIdleCallback || setTimeout)(begin, { timeout: 5000 })
  },

  visible(host, begin) {
    const observer = new IntersectionObserver((entries) => entries.pop()!.isIntersecting && begin(), {
      rootMargin: '200px',
    })
    observer.observe(host)
    return () => observer.disconnect()
  },

  media(host, begin) {
    const query = matchMedia(host.dataset.mountMedia!)
    const check = (query.onchange = () => query.matches && begin())
    void check()
    return () => (query.onchange = null)
  },

  /**
   * Begins with the first pointer, focus, key or click on the marker or its trigger. The last plain click is held and
   * dispatched again when the widget is ready or has failed, or after 5 s; until then a link is not followed.
   */
  interaction(host, begin) {
    // A bad selector throws here, and not at every event: the widget starts at once and ignores it.
    host.matches(triggerOf(host))
    // As what stops waiting, it is called without an argument.
    const listen = (change: typeof addEventListener = removeEventListener) => {
      for (const type of ['click', 'focusin', 'keydown', 'pointerover'])
        change(type, onEvent as EventListener, true)
    }
    let held: MouseEvent | null | undefined
    let clicked: Node
    let begun: unknown

    const release = () => {
      listen()
      // The widget may have replaced the clicked element.
      if (held) (clicked.isConnected ? clicked : host).dispatchEvent(new MouseEvent('click', held))
      held = null
    }
    const onEvent = (event: MouseEvent) => {
      // Its first is what was clicked inside a shadow root, too.
      const path = event.composedPath() as Element[]
      if (!path.some((node) => node == host || node.matches?.(triggerOf(host)))) return
      if (event.type == 'click') {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        event.stopImmediatePropagation()
        held = event
        clicked = path[0]!
      }
      begun ||= (void begin().then(release), setTimeout(release, 5000))
    }
    listen(addEventListener)
    return listen
  },
}
