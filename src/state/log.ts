import { $page } from './page/page'

/** One console line without what the server said: its text may repeat what the shopper typed. */
export function logFailure(name: string, error: unknown): void {
  const { kind, status } = (error ?? {}) as { kind?: string; status?: number }
  console.warn(`Bezel: ${name} failed`, kind ? `${kind} ${status}` : error)
}

/** A line for whoever builds the page, in debug mode only. */
export function logDebug(word: string): void {
  if ($page.get().debug) console.info(`Bezel: ${word}`)
}
