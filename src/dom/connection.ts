import { onEvent } from './on-event.ts'

/** Whether the browser believes it has a network. */
export const isOnline = (): boolean => navigator.onLine !== false

/** Calls back when the network comes or goes. */
export function onConnection(fn: () => void): () => void {
  const stops = [onEvent(window, 'online', fn), onEvent(window, 'offline', fn)]
  return () => stops.forEach((stop) => stop())
}

/** Calls back once, when the network comes back. */
export const onceOnline = (fn: () => void): void => window.addEventListener('online', fn, { once: true })
