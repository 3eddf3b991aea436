/** Whether this page is the one at that path of the shop. */
export const isRoute = (path: string): boolean =>
  trimmed(location.pathname) === trimmed(new URL(path, location.href).pathname)

const trimmed = (path: string) => path.replace(/\/+$/, '')

/** Whether this very page was reloaded or returned to, rather than arrived at. */
export function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate'
}
