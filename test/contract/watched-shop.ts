import { checkRequest, checkResponse, findOperation } from '#doctor/contract.mjs'
import type { Route } from '../../demo/route.ts'
import { type OpenShop, openShop, type OpenShopOptions } from '../open-shop.ts'

/** Every call so far, by the name of its operation. */
export const called = new Set<string>()

/** The differences from the contract, as `getTotals body.items: …`. */
export const differences: string[] = []

/** Answers all pages that redirects lead to. */
const anyPage: Route = {
  method: 'GET',
  path: '*',
  handle: () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
}

/** Opens a demo shop, each call of which is compared with the contract. Pages that a redirect leads to are not. */
export function openWatchedShop(options: OpenShopOptions = {}): OpenShop {
  const open = openShop({ pages: [anyPage], ...options })
  const answer = open.storefront.answer
  open.storefront.answer = async (request, cookies) => {
    const { method, url } = request
    if (!request.headers.has('x-requested-with')) return answer(request, cookies)
    const operation = findOperation(method, new URL(url).pathname)
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
    )
    const body = await request.clone().text()
    const answered = await answer(request, cookies)
    if (!operation) {
      differences.push(`${method} ${url}: not in the contract`)
      return answered
    }
    const { status, headers: received } = answered.response
    const type = received.get('content-type') ?? ''
    const text = await answered.response.clone().text()
    called.add(operation.id)
    const found = [
      ...checkRequest(operation, { url, headers, body }),
      ...checkResponse(operation, { status, type, text }),
    ]
    differences.push(
      ...found.map(({ at, seen, expected }) => `${operation.id} ${at}: ${seen}, expected ${expected}`),
    )
    return answered
  }
  return open
}
