import { type ContentBlock, parseContentBlock } from '../domain/site/content-block'
import { parseContext, type SiteContext } from '../domain/site/context'
import { parseSettings, type Settings } from '../domain/site/settings'
import { ApiError, type CallOptions, type FormFields, postForRedirect, getJson, REST } from './client/client'

/** Language, currency and country of this visit (b.11). Throws ApiError. */
export async function getContext(options?: CallOptions): Promise<SiteContext> {
  return parseContext(await getJson('/oneday/context', options)) ?? fail()
}

/** The shop's settings (b.13). Throws ApiError. */
export async function getSettings(options?: CallOptions): Promise<Settings> {
  return parseSettings(await getJson('/oneday/config', options)) ?? fail()
}

function fail(): never {
  throw new ApiError('server', 200)
}

/** A block of content (b.42); undefined when there is none, or it is switched off. Throws ApiError. */
export async function getBlock(
  identifier: string,
  device: string,
  options?: CallOptions,
): Promise<ContentBlock | undefined> {
  const path = `${REST}/cms/block/${encodeURIComponent(identifier)}?${new URLSearchParams({ device })}`
  return parseContentBlock(identifier, await getJson(path, options).catch(undefinedIfMissing))
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404 && error.kind === 'business') return undefined
  throw error
}

/** Switches currency and country by the storefront's own form (b.45); the response is a redirect to the page. The cart stays. Throws ApiError. */
export async function switchCurrency(
  currency: string,
  country: string | undefined,
  options?: CallOptions,
): Promise<void> {
  const fields: FormFields = country
    ? [
        ['currency', currency],
        ['country', country],
      ]
    : [['currency', currency]]
  await postForRedirect('/directory/currency/switch/', fields, options)
}
