import { ApiError } from '#http/api-error.ts'
import { getJson } from '#http/client.ts'
import { restRoot } from '#http/cart-path.ts'
import { readObject, toText } from '#lib/json.ts'
import { flag } from '#lib/money/decimal.ts'
import type { Device } from '#storefront/rules/context.ts'

/** A block of the merchant's HTML, untrusted until it went through the sanitiser (wire: content-block). */
interface ContentBlock {
  content: string
}

/** The content call's name of a device (rule: calls). */
export const cmsDevice = (device: Device): 'PC' | 'Mobile' => (device === 'Mobile' ? 'Mobile' : 'PC')

/** `undefined` for a block that is empty or switched off. A bare text is content, too (wire: content-block). */
export function parseContentBlock(raw: unknown): ContentBlock | undefined {
  if (typeof raw === 'string') return { content: raw }
  const block = readObject(raw)
  if (!flag(block.active ?? true) || !toText(block.content)) return undefined
  return { content: toText(block.content) }
}

/**
 * Loads a block of content (wire: content-block). Resolves to undefined if it does not exist or is switched off. Throws
 * ApiError.
 */
export async function getBlock(identifier: string, device: string): Promise<ContentBlock | undefined> {
  const path = `${restRoot()}/cms/block/${encodeURIComponent(identifier)}?${new URLSearchParams({ device })}`
  return parseContentBlock(await getJson(path).catch(undefinedIfMissing))
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404 && error.kind === 'business') return undefined
  throw error
}
