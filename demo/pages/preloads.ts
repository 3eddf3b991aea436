import { existsSync, readFileSync } from 'node:fs'
import { headFor, type HeadOptions } from '../../loader/head.mjs'
import { Markup } from './html'

const DIST = new URL('../../dist/', import.meta.url)
const MANIFEST = new URL('manifest.json', DIST)
const SNIPPET = new URL('count-snippet.js', DIST)

/** Links to what the widgets of a page need; read anew, as a build changes them. None before the first build. */
export function preloads(widgets: string[], nonce: string): Markup {
  if (!existsSync(MANIFEST)) return new Markup('')
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as HeadOptions['manifest']
  return new Markup(headFor(widgets, { manifest, nonce }))
}

/** The inline script that shows the cart's count in the first frame. Empty before the first build. */
export const countSnippet = () => new Markup(existsSync(SNIPPET) ? readFileSync(SNIPPET, 'utf8') : '')
