/** A call of the contract. */
export interface Operation {
  id: string
  method: string
  /** As in the document, with variables in braces. */
  path: string
  feature: string
  summary: string
  isRequired: boolean
  offWithoutIt: string
  instead?: string
  caller: 'anyone' | 'guest' | 'customer'
  isSafeToRepeat: boolean
  origin: string
}

export interface Difference {
  /** Such as `body.totals.items[0].qty`. */
  at: string
  seen: string
  expected: string
}

/** The document, as far as its readers know it. */
export const contract: {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, object>>
  components: Record<'schemas' | 'parameters' | 'responses', Record<string, object>>
}
export const operations: Operation[]
export function findOperation(method: string, path: string): Operation | undefined
export function checkRequest(
  operation: Operation,
  request: { url: string; headers: Record<string, string>; body: string },
): Difference[]
export function checkResponse(
  operation: Operation,
  response: { status: number; type?: string; text?: string },
): Difference[]
