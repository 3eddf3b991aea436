import type { RequestContext } from '../../request-context.ts'

/**
 * Honours `Idempotency-Key` like a payment provider: the first request with a key is handled, also while it is under way,
 * and every other one with that key gets its answer, be it a refusal. Without a key every request is handled.
 */
export async function once(
  { request, shop }: RequestContext,
  handle: () => Response | Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('idempotency-key')
  if (!key) return handle()
  const answer = shop.answers.get(key) ?? (async () => handle())()
  shop.answers.set(key, answer)
  return (await answer).clone()
}
