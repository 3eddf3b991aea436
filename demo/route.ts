import { Hono } from 'hono'
import type { RequestContext } from './request-context.ts'
import { errorResponse, RestError } from './wire/responses.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A handler for a method and a path, which is a pattern of Hono's router: `/cart/:id`, `/media/*`. */
export interface Route {
  method: Method
  path: string
  handle(context: RequestContext, params: Record<string, string>): Response | Promise<Response>
}

/**
 * The path that routes are found by. Repeated and trailing slashes make no difference, and every store view has the
 * same calls.
 */
const routedPath = ({ url }: Request): string =>
  new URL(url).pathname
    .replace(/\/{2,}/g, '/')
    .replace(/^\/rest\/\w+\/V1\//, '/rest/default/V1/')
    .replace(/(?<=.)\/$/, '')

/** The routes as a Hono application, which gets the request's context as its environment. The first match handles it. */
export function routed(routes: Route[]) {
  const app = new Hono<{ Bindings: RequestContext }>({ getPath: routedPath })
  for (const { method, path, handle } of routes)
    app.on(method, path, ({ env, req }) => handle(env, req.param()))
  app.onError((error) => {
    if (error instanceof RestError) return errorResponse(error)
    throw error
  })
  return app
}
