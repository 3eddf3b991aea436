import type { RequestContext } from './request-context'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A handler for a method and a path: `{x}` in the path matches one segment, a trailing `*` the rest. */
export interface Route {
  method: Method
  path: string
  handle(context: RequestContext, params: Record<string, string>): Response | Promise<Response>
}

interface Compiled {
  route: Route
  pattern: RegExp
  names: string[]
}

const escaped = (text: string) => text.replace(/[.+?^$()|[\]\\]/g, '\\$&')

function compile(route: Route): Compiled {
  const names: string[] = []
  const source = route.path
    .split('/')
    .map((segment) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1]
      if (name) names.push(name)
      else if (segment === '*') names.push('*')
      return name ? '([^/]*)' : segment === '*' ? '(.*)' : escaped(segment)
    })
    .join('/')
  return { route, names, pattern: new RegExp(`^${source}/?$`) }
}

/** Finds the first route for a method and a path (without query); a trailing slash makes no difference. */
export function router(routes: Route[]) {
  const compiled = routes.map(compile)
  return (method: string, path: string): { route: Route; params: Record<string, string> } | undefined => {
    for (const { route, names, pattern } of compiled) {
      const match = route.method === method ? pattern.exec(path) : null
      if (!match) continue
      const params = Object.fromEntries(names.map((name, i) => [name, decode(match[i + 1] ?? '')]))
      return { route, params }
    }
    return undefined
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
