import type { Plugin } from 'rollup'

/** A Rollup plugin, also for tests. */
export const leanPreact: Plugin
