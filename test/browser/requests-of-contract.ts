import type { BrowserContext, Request } from 'playwright/test'
import { checkRequest, findOperation } from '#doctor/contract.mjs'

interface Watched {
  /** The operations that were requested. */
  operations: Set<string>
  /** How requests differ from the contract. */
  differences: Set<string>
}

/**
 * Compares every request of the bundle with the contract, in all pages of the context. Ours are known by a header that
 * neither a browser nor a page's own `fetch` sends.
 */
export function watchRequests(context: BrowserContext): Watched {
  const watched: Watched = { operations: new Set(), differences: new Set() }
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.headers()['x-requested-with']) watch(request, watched)
  })
  return watched
}

function watch(request: Request, { operations, differences }: Watched): void {
  const method = request.method()
  const { pathname } = new URL(request.url())
  const operation = findOperation(method, pathname)
  if (!operation) {
    differences.add(`${method} ${pathname} is not in the contract`)
    return
  }
  operations.add(operation.id)
  const sent = { url: request.url(), headers: request.headers(), body: request.postData() ?? '' }
  for (const { at, seen, expected } of checkRequest(operation, sent))
    differences.add(`${operation.id}: ${at} is ${seen}, expected ${expected}`)
}
