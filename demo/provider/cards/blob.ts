/**
 * The stand-in for the provider's encryption: a typed value as readable base64, so that only test data may ever be
 * typed into it. Runs in the frame (browser) and at the provider (node).
 */
const mark = 'bezeldemo_0_1_0$'

/** `value` must be ASCII: digits are all a card field holds. */
export const seal = (field: string, value: string): string => mark + btoa(JSON.stringify({ field, value }))

/** The value typed into `field`; `undefined` when the blob is not ours or belongs to another field. */
export function unseal(field: string, blob: unknown): string | undefined {
  if (typeof blob !== 'string' || !blob.startsWith(mark)) return undefined
  try {
    const content = JSON.parse(atob(blob.slice(mark.length))) as { field?: unknown; value?: unknown }
    return content.field === field && typeof content.value === 'string' ? content.value : undefined
  } catch {
    return undefined
  }
}
