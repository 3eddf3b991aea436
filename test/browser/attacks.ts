import { createRequire } from 'node:module'
import { payloads } from './payloads'

const naughty = createRequire(import.meta.url)('big-list-of-naughty-strings') as string[]

/** The list writes odd bytes as `\x0B`; a reader may or may not know that. */
const withBytes = (text: string) =>
  text.replace(/(\\x[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('\\x', ''), 'hex').toString())

/** A public list, not made for us: as it stands, and with its bytes. */
export const known = [...new Set(naughty.flatMap((text) => [text, withBytes(text)]))]

/** The attacks of every run; more of our own by hand. */
export const made = payloads(Number(process.env.BEZEL_RUNS ?? 5000))

export const attacks = [...known, ...made]

/** All of them in so many texts: where nothing is parsed, they do not get in each other's way. */
export function inTexts(count: number): string[] {
  const length = Math.ceil(attacks.length / count)
  const starts = Array.from({ length: count }, (_, at) => at * length)
  return starts.map((from) => attacks.slice(from, from + length).join(' '))
}
