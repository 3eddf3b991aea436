type Say = (word: string) => void

/** What a marker that has not begun waits for, by its `data-mount`. */
const CONDITIONS: Record<string, (marker: HTMLElement) => string> = {
  idle: () => 'the page to be idle',
  visible: () => 'being scrolled into view',
  interaction: ({ dataset }) =>
    `a pointer, key or click on it${dataset.trigger ? ` or on ${dataset.trigger}` : ''}`,
  media: ({ dataset }) => `the window to be ${dataset.mountMedia}`,
  manual: () => 'Bezel.mount(marker)',
}

const LATE = 2000

function stateOf(marker: HTMLElement): string {
  const { widgetState, mount = 'load' } = marker.dataset
  if (widgetState === 'loading') return 'waits for its files'
  if (widgetState) return `is ${widgetState}`
  return `waits for ${CONDITIONS[mount]?.(marker) ?? 'the loader'}`
}

/** Says of every marker, now and whenever that changes, what it waits for. */
export function watchIslands(say: Say): () => void {
  const told = new WeakMap<HTMLElement, string>()
  const look = () => {
    for (const marker of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      const state = stateOf(marker)
      if (told.get(marker) === state) continue
      told.set(marker, state)
      say(`${marker.dataset.widget} ${state}`)
    }
  }
  const changes = new MutationObserver(look)
  const attributeFilter = ['data-widget', 'data-widget-state', 'data-mount']
  changes.observe(document, { subtree: true, childList: true, attributeFilter })
  look()
  return () => changes.disconnect()
}

/** Says which calls of the page have no answer after two seconds, and which went wrong. */
export function watchCalls(say: Say): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const call = `${init?.method ?? (input instanceof Request ? input.method : 'GET')} ${pathname}`
    const late = setTimeout(() => say(`${call} has not been answered for 2 s`), LATE)
    try {
      const answer = await fetch(input, init)
      if (!answer.ok) say(`${call} was answered ${answer.status}`)
      return answer
    } catch (error) {
      say(`${call} was not answered`)
      throw error
    } finally {
      clearTimeout(late)
    }
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}
