import type { Shop } from '../shop/shop.ts'
import type { RequestContext } from '../request-context.ts'

/**
 * An error of a REST service with Magento's error body (wire: rest-errors). Handlers throw it, the storefront turns
 * it into a response.
 */
export class RestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly parameters?: unknown[] | Record<string, unknown>,
    readonly errors?: { message: string; parameters: unknown }[],
  ) {
    super(message)
  }
}

/** Thrown to cut the connection without a response; like the error of a browser's `fetch`. */
export class ConnectionCut extends TypeError {
  /** Node's code for a connection that ended early, which its server does not log as a bug. */
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE'
  constructor() {
    super('Failed to fetch')
  }
}

/** PHP's JSON: slashes are escaped. */
const encode = (value: unknown) => JSON.stringify(value).replaceAll('/', '\\/')

/** A JSON response of the REST area. */
export function rest(value: unknown, status = 200): Response {
  return new Response(encode(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A JSON response of a frontend controller. */
export function json(value: unknown, status = 200): Response {
  return new Response(encode(value), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'max-age=0, must-revalidate, no-cache, no-store',
    },
  })
}

/** Responses of the shop's own controllers (wire: controller-answers). */
export const done = (more: object = {}) => json({ error: false, ...more })
export const failed = (message: string, more: object = {}) => json({ error: true, message, ...more })

export function errorResponse({ status, message, parameters, errors }: RestError): Response {
  const body = { message, ...(parameters && { parameters }), ...(errors && { errors }) }
  return rest(body, status)
}

/** Magento's response to an unexpected exception in production mode. */
export function internalError(shop: Shop): RestError {
  const report = `webapi-${shop.random.hex(13)}`
  return new RestError(500, `Internal Error. Details are available in Magento log file. Report ID: ${report}`)
}

export const requiredField = (fieldName: string) =>
  new RestError(400, '"%fieldName" is required. Enter and try again.', { fieldName })

export const unauthorized = () =>
  new RestError(401, "The consumer isn't authorized to access %resources.", { resources: 'self' })

/** No such cart; for an ordered cart the error has its number (wire: shapes). */
export const noSuchCart = (cartId: number | null) =>
  new RestError(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'cartId',
    fieldValue: cartId === null ? null : String(cartId),
  })

export async function notFound(context: RequestContext, path: string): Promise<Response> {
  if (path.startsWith('/rest/')) return errorResponse(new RestError(404, 'Request does not match any route.'))
  return context.html('<!doctype html><title>404 Not Found</title><h1>Whoops, our bad…</h1>', 404)
}

export const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' })[sign]!,
  )
