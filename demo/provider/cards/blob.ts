/**
 * Stand-in for the provider's encryption: the value as readable base64, so only for test data. Runs in the frame (browser)
 * and at the provider (Node).
 */
const mark = 'bezeldemo_0_1_0$'

/** `value` must be ASCII; card fields only hold digits. */
export const seal = (field: string, value: string): string => mark + btoa(JSON.stringify({ field, value }))

/** The value of `field`; `undefined` when the blob is malformed or of another field. */
export function unseal(field: string, blob: unknown): string | undefined {
  if (typeof blob !== 'string' || !blob.startsWith(mark)) return undefined
  try {
    const content = JSON.parse(atob(blob.slice(mark.length))) as { field?: unknown; value?: unknown }
    return content.field === field && typeof content.value === 'string' ? content.value : undefined
  } catch {
    return undefined
  }
}
