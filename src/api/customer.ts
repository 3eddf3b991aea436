import { isObject, type JsonObject, readObject, toText } from '../domain/json'
import { ApiError, type CallOptions, postJsonWithFormKey, getJson } from './client/client'
import { isOk, messageOf } from './client/envelope'

/** Logs in (b.6). `message` is the shop's sentence; judge by `ok`, since it comes in the shop's language. */
export async function login(
  username: string,
  password: string,
  options?: CallOptions,
): Promise<{ ok: boolean; message: string; redirectUrl?: string }> {
  const answer = await postJsonWithFormKey('/customer/ajax/login', { username, password }, options)
  if (!isObject(answer)) throw new ApiError('server', 200)
  const redirectUrl = toText(answer.redirectUrl) || undefined
  return { ok: isOk(answer), message: messageOf(answer), redirectUrl }
}

/** Logs out (b.7). Invalidates nothing by itself. */
export async function logout(options?: CallOptions): Promise<void> {
  await getJson('/customer/ajax/logout', options)
}

/**
 * Loads customer sections (b.10), by name. Asking for `messages` empties the shop's queue of them. `force` makes the
 * shop stamp them anew, for use after a change.
 */
export async function loadSections(
  names: readonly string[],
  { force = false, ...options }: CallOptions & { force?: boolean } = {},
): Promise<JsonObject> {
  const query = new URLSearchParams({
    sections: names.join(','),
    force_new_section_timestamp: String(force),
    _: String(Date.now()),
  })
  return readObject(await getJson(`/customer/section/load/?${query}`, options))
}
