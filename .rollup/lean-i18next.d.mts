/** A Rollup plugin, also for tests. */
export const leanI18next: {
  name: string
  transform(code: string, id: string): { code: string; map: null } | undefined
}
