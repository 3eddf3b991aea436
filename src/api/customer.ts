import { isObject, type JsonObject, toText } from '../domain/json'
import type { Proof } from '../domain/captcha'
import { ApiError, type CallOptions, postJsonWithFormKey, getJson } from './client/client'
import { isOk, messageOf, objectOf } from './client/envelope'

/** Logs in (b.6). `message` is the shop's, in its language. Throws ApiError when there is no response to read. */
export async function login(
  username: string,
  password: string,
  proof: Proof = {},
): Promise<{ ok: boolean; message: string; redirectUrl?: string }> {
  const response = await postJsonWithFormKey('/customer/ajax/login', { username, password, ...proof })
  if (!isObject(response)) throw new ApiError('server', 200)
  const redirectUrl = toText(response.redirectUrl) || undefined
  return { ok: isOk(response), message: messageOf(response), redirectUrl }
}

/** Logs out (b.7). The caller invalidates sections and carts. */
export async function logout(): Promise<void> {
  await getJson('/customer/ajax/logout')
}

/**
 * Customer sections by name (b.10). Reading `messages` empties the shop's queue of them. `force` makes the shop renew
 * their timestamps, for use after a change.
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
  return objectOf(await getJson(`/customer/section/load/?${query}`, options))
}
