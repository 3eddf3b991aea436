import type { JsonObject } from '#lib/json.ts'
import { parseContext, type SiteContext, parseSettings, type Settings } from '../rules/context.ts'
import { ApiError, ifMissing } from '#http/api-error.ts'
import { type FormFields, postForRedirect, getJson } from '#http/client.ts'
import { objectOf } from '#http/envelope.ts'
import { setStoreView } from '#http/cart-path.ts'

/** Currency and country of this visit (wire: context). Throws ApiError. */
export async function getContext(): Promise<SiteContext> {
  const context = await getJson('/oneday/context')
  setStoreView('context', context)
  return parseContext(context) ?? fail()
}

/** The shop's settings (wire: settings); without the route every feature that needs one is off. Throws ApiError. */
export async function getSettings(): Promise<Settings> {
  return parseSettings(await getJson('/oneday/config').catch(ifMissing(() => ({})))) ?? fail()
}

/**
 * Customer sections by name (wire: load-sections). Reading `messages` empties the shop's queue of them. Throws
 * ApiError.
 */
export async function loadSections(names: readonly string[]): Promise<JsonObject> {
  const query = new URLSearchParams({
    sections: names.join(','),
    force_new_section_timestamp: 'false',
    _: String(Date.now()),
  })
  const sections = objectOf(await getJson(`/customer/section/load/?${query}`))
  // A response without any of them says nothing of the shopper, and not that nobody is logged in.
  return names.some((name) => name in sections) ? sections : fail()
}

function fail(): never {
  throw new ApiError('server', 200)
}

/**
 * Switches currency and country by the storefront's own form (wire: switch-currency); the response is a redirect to
 * the page. The cart stays. Throws ApiError.
 */
export async function switchCurrency(currency: string, country: string | undefined): Promise<void> {
  const fields: FormFields = country
    ? [
        ['currency', currency],
        ['country', country],
      ]
    : [['currency', currency]]
  await postForRedirect('/directory/currency/switch/', fields)
}
