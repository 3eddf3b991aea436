import { isObject, toText } from '../domain/json'
import type { Proof } from '../domain/captcha'
import { ApiError, postJsonWithFormKey, getJson } from './client/client'
import { isOk, messageOf } from './client/envelope'

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
