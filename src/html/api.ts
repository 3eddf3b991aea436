import { type ContentBlock, parseContentBlock } from './rules/content-block.ts'
import { ApiError, getJson } from '#http/client.ts'
import { restRoot } from '#http/cart-path.ts'

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
