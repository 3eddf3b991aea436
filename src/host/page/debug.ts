type Log = (message: string) => void

/** What a marker that has not begun waits for, by its `data-mount`. */
const CONDITIONS: Record<string, (marker: HTMLElement) => string> = {
  idle: () => 'the page to be idle',
  visible: () => 'being scrolled into view',
  interaction: ({ dataset }) =>
    `a pointer, key or click on it${dataset.trigger ? ` or on ${dataset.trigger}` : ''}`,
  media: ({ dataset }) => `the window to be ${dataset.mountMedia}`,
  manual: () => 'Bezel.mount(marker)',
}

const SLOW = 2000

function stateOf(marker: HTMLElement): string {
  const { widgetState, mount = 'load' } = marker.dataset
  if (widgetState === 'loading') return 'waits for its files'
  if (widgetState) return `is ${widgetState}`
  return `waits for ${CONDITIONS[mount]?.(marker) ?? 'the loader'}`
}

/** Logs for every marker, now and whenever that changes, its state or what it waits for. */
export function logMarkers(log: Log): () => void {
  const logged = new WeakMap<HTMLElement, string>()
  const check = () => {
    for (const marker of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      const state = stateOf(marker)
      if (logged.get(marker) === state) continue
      logged.set(marker, state)
      log(`${marker.dataset.widget} ${state}`)
    }
  }
  const changes = new MutationObserver(check)
  const attributeFilter = ['data-widget', 'data-widget-state', 'data-mount']
  changes.observe(document, { subtree: true, childList: true, attributeFilter })
  check()
  return () => changes.disconnect()
}

/** Logs which requests of the page have no response after two seconds, and which failed. */
export function logRequests(log: Log): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const request = `${init?.method ?? (input instanceof Request ? input.method : 'GET')} ${pathname}`
    const timer = setTimeout(() => log(`${request} has not been answered for 2 s`), SLOW)
    try {
      const response = await fetch(input, init)
      if (!response.ok) log(`${request} was answered ${response.status}`)
      return response
    } catch (error) {
      log(`${request} was not answered`)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}
