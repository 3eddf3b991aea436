import { $page } from './page.ts'

/**
 * Logs a failure without the server's text, which may repeat what the shopper typed. A route the shop does
 * not have is not a failure (trap: stock-magento).
 */
export function logFailure(name: string, error: unknown): void {
  const { kind, status } = (error ?? {}) as { kind?: string; status?: number }
  if (kind === 'route') return
  console.warn(`Bezel: ${name} failed`, kind ? `${kind} ${status}` : error)
}

/** Logs for theme developers, in debug mode only. */
export function logDebug(message: string): void {
  if ($page.get().debug) console.info(`Bezel: ${message}`)
}
