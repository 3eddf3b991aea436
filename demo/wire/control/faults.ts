import { ConnectionCut } from '../responses.ts'
import type { Fault } from '../../shop/mood.ts'
import type { Shop } from '../../shop/shop.ts'
import type { RequestContext } from '../../request-context.ts'

/** The fault of the first mood due for this call; every matching mood counts the call. */
export function faultFor(shop: Shop, context: RequestContext, path: string): Fault | undefined {
  const due = shop.moods.filter((mood) => {
    if (!matches(mood.match, context.request.method, path, context.url.search)) return false
    mood.seen += 1
    const from = mood.nth ?? 1
    const times = mood.times ?? (mood.nth === undefined ? Infinity : 1)
    return mood.seen >= from && mood.seen < from + times
  })
  return due[0]?.fault
}

function matches(match: string, method: string, path: string, search: string): boolean {
  const [wanted = '*', glob = '*'] = match.trim().split(/\s+/)
  const source = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  const pattern = new RegExp(`^${source}$`)
  return (wanted === '*' || wanted === method) && (pattern.test(path) || pattern.test(path + search))
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const never = new Promise<never>(() => undefined)
const CONTENT: Record<number, string> = { 401: "The consumer isn't authorized to access %resources." }

/** Serves a call with a fault, or as it is. @throws ConnectionCut */
export async function respondWithFault(
  context: RequestContext,
  path: string,
  fault: Fault | undefined,
  serve: () => Promise<Response>,
): Promise<Response> {
  if (!fault) return context.shop.personality === 'reorder' ? outOfOrder(context, path, serve) : serve()
  switch (fault.kind) {
    case 'abort':
      throw new ConnectionCut()
    case 'hang':
      return never
    case 'delay':
      await wait(fault.ms ?? 8000)
      return serve()
    case 'status':
      return statusAnswer(fault)
    case 'html-200':
      return new Response('<!doctype html><title>Customer Login</title>', {
        headers: { 'content-type': 'text/html; charset=UTF-8' },
      })
    case 'empty-200':
      return new Response('', { headers: { 'content-type': 'application/json' } })
    case 'wrong-shape':
      return new Response(JSON.stringify(fault.body === undefined ? null : fault.body), {
        headers: { 'content-type': 'application/json' },
      })
    default:
      return damage(await serve(), fault)
  }
}

function statusAnswer({ status = 500, retryAfter, body }: Fault): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  if (retryAfter) headers.set('retry-after', retryAfter)
  const usual = {
    message: CONTENT[status] ?? `The %1 refused the request (${status}).`,
    parameters: status === 401 ? { resources: 'self' } : ['shop'],
  }
  return new Response(JSON.stringify(body ?? usual), { status, headers })
}

/** Faults after the call was handled: the response is lost or damaged. */
async function damage(response: Response, fault: Fault): Promise<Response> {
  if (fault.kind === 'commit-drop') throw new ConnectionCut()
  const text = await response.text()
  const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)))
  const init = { status: response.status, headers: response.headers }
  if (fault.kind === 'cut-json') return new Response(half, init)
  const encoder = new TextEncoder()
  let isHalfSent = false
  const stream = new ReadableStream<Uint8Array>({
    async pull(out) {
      if (!isHalfSent) {
        isHalfSent = true
        return out.enqueue(encoder.encode(half))
      }
      // Counted from here, so that the headers and the first half are under way on a busy machine, too.
      await wait(fault.kind === 'slow-body' ? (fault.ms ?? 3000) : 20)
      if (fault.kind === 'cut-body') return out.error(new ConnectionCut())
      out.enqueue(encoder.encode(text.slice(half.length)))
      out.close()
    },
  })
  return new Response(stream, init)
}

/** Delays a response until the next one of the same path, at most 1.5 seconds. */
async function outOfOrder(
  { shop }: RequestContext,
  path: string,
  serve: () => Promise<Response>,
): Promise<Response> {
  const response = await serve()
  if (!/\/(estimate-shipping-methods|totals|totals-information|items)$/.test(path)) return response
  const held = shop.held.get(path)
  if (held) {
    shop.held.delete(path)
    setTimeout(held, 30)
    return response
  }
  await new Promise<void>((resolve) => {
    shop.held.set(path, resolve)
    setTimeout(resolve, 1500)
  })
  return response
}
