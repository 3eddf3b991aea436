import { isObject, toText } from '#lib/json.ts'
import type { Proof } from '#captcha/rules/captcha.ts'
import { ApiError } from '#http/api-error.ts'
import { postJsonWithFormKey, getJson } from '#http/client.ts'
import { isOk, messageOf } from '#http/envelope.ts'

/**
 * Logs in (wire: log-in). `message` is the shop's, in its language. Throws ApiError if the response cannot be read.
 */
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

/** Logs out (wire: log-out). The caller invalidates sections and carts. */
export async function logout(): Promise<void> {
  await getJson('/customer/ajax/logout')
}
