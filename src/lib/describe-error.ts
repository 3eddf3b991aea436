import { readObject, toText } from './json.ts'

/** Describes an error by its kind and the place in our code where it was thrown. Its message may repeat what a shopper typed. */
export function describeError(error: unknown): string {
  const { name, kind, code, status, stack } = error instanceof Error ? described(error) : readObject(error)
  const place = /\/((?:c|widgets)\/[\w-]+\.js|\w+\.js):(\d+:\d+)/.exec(toText(stack))
  const parts = [name, kind, code, status].map(toText)
  return [...parts, place?.slice(1).join(':')].filter(Boolean).join(' ') || typeof error
}

/** With the members of an error that are not enumerable. */
const described = (error: Error): Record<string, unknown> => ({
  ...error,
  name: error.name,
  stack: error.stack,
})
