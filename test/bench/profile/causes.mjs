/** The cause that a function's time has, by its file. The first row that fits counts. */
const FILES = [
  [/i18next|^src\/i18n\//, 'translating'],
  [/^src\/lib\/money\//, 'writing amounts'],
  [/ofetch|^src\/http\/|^src\/[^/]+\/api(\/|\.ts)|\/parse-/, 'reading answers'],
  [/nanostores/, 'stores and subscriptions'],
  [/preact|\.tsx$|^src\/(ui|[^/]+\/view)\//, 'rendering'],
  [/^src\/[^/]+\/state\//, 'state'],
  [/^loader\//, 'loader'],
]

/** Time of the engine that no function of the page has. */
const NATIVE = {
  '(program)': 'the engine itself',
  '(garbage collector)': 'garbage',
}

const EVALUATION = 'evaluating modules'
const OTHER = 'other script'

export const CAUSES = [EVALUATION, ...FILES.map(([, cause]) => cause), OTHER, ...Object.values(NATIVE)]

/**
 * Returns the cause of a sample from its calls, the innermost first. A helper belongs to whoever calls it, since only its
 * caller knows what it helps with.
 */
export function causeOf(calls) {
  const native = NATIVE[calls[0].name]
  if (native) return native
  for (const { file, isModule } of calls) {
    if (isModule) return EVALUATION
    const cause = file && FILES.find(([files]) => files.test(file))?.[1]
    if (cause) return cause
  }
  return OTHER
}
