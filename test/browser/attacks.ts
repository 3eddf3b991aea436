import { createRequire } from 'node:module'
import { payloads } from './payloads.ts'
import { runs } from '../runs.ts'

const naughty = createRequire(import.meta.url)('big-list-of-naughty-strings') as string[]

/** The list writes odd bytes as `\x0B`; here they are real bytes. */
const withBytes = (text: string) =>
  text.replace(/(\\x[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('\\x', ''), 'hex').toString())

/** A public list of attack strings, as written and with real bytes. */
export const known = [...new Set(naughty.flatMap((text) => [text, withBytes(text)]))]

/** Generated attacks. */
export const made = payloads(runs(5000))

export const attacks = [...known, ...made]

/** All of them joined into `count` texts, for places where nothing is parsed. */
export function inTexts(count: number): string[] {
  const length = Math.ceil(attacks.length / count)
  const starts = Array.from({ length: count }, (_, at) => at * length)
  return starts.map((from) => attacks.slice(from, from + length).join(' '))
}
