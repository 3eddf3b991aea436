import { readObject, toText } from '#lib/json.ts'
import { flag } from '#lib/money/decimal.ts'
import type { Device } from '#storefront/rules/context.ts'

/** A block of the merchant's HTML, untrusted until it went through the sanitiser (wire: content-block). */
export interface ContentBlock {
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
