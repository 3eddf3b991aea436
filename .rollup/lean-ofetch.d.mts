/** A Rollup plugin, also for tests. */
export const leanOfetch: {
  name: string
  transform(code: string, id: string): { code: string; map: null } | undefined
}
