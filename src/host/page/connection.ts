/** Whether the browser believes it has a network. */
export const isOnline = (): boolean => navigator.onLine !== false

/** Calls back when the network comes or goes. */
export function onConnection(fn: () => void): () => void {
  window.addEventListener('online', fn)
  window.addEventListener('offline', fn)
  return () => {
    window.removeEventListener('online', fn)
    window.removeEventListener('offline', fn)
  }
}

/** Calls back once, when the network comes back. */
export const onceOnline = (fn: () => void): void => window.addEventListener('online', fn, { once: true })
