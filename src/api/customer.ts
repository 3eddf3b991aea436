import { isObject, type JsonObject, toText } from '../domain/json'
import type { Proof } from '../domain/captcha'
import { ApiError, postJsonWithFormKey, getJson } from './client/client'
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

/** Customer sections by name (b.10). Reading `messages` empties the shop's queue of them. */
export async function loadSections(names: readonly string[]): Promise<JsonObject> {
  const query = new URLSearchParams({
    sections: names.join(','),
    force_new_section_timestamp: 'false',
    _: String(Date.now()),
  })
  return objectOf(await getJson(`/customer/section/load/?${query}`))
}
