import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { raw } from 'hono/html'
import { headFor, type HeadOptions } from '../../loader/head.mjs'
import type { Markup } from '../markup.ts'

/** The folder of the build that the demo serves: a release, or that of `npm run dev`. */
export const BUILT = process.env.BEZEL_DEV ?? join(import.meta.dirname, '../../dist')

const MANIFEST = join(BUILT, 'manifest.json')
const SNIPPET = join(BUILT, 'count-snippet.js')

/**
 * Links to what the widgets of a page need; read anew, as a build changes them. Empty before the first build.
 */
export function preloads(widgets: string[], nonce: string): Markup {
  if (!existsSync(MANIFEST)) return raw('')
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as HeadOptions['manifest']
  return raw(headFor(widgets, { manifest, nonce }))
}

/** The inline script that shows the cart's count in the first frame. Empty before the first build. */
export const countSnippet = () => raw(existsSync(SNIPPET) ? readFileSync(SNIPPET, 'utf8') : '')
