import type { Report } from './examine.mjs'

export function exitCodeOf(report: Report): 0 | 1 | 2
export function toText(report: Report, options?: { isColoured?: boolean }): string
