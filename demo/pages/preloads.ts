import { existsSync, readFileSync } from 'node:fs'
import { headFor, type HeadOptions } from '../../loader/head.mjs'
import { Markup } from './html'

const MANIFEST = new URL('../../dist/manifest.json', import.meta.url)

/** Links to what the widgets of a page need; read anew, as a build changes them. None before the first build. */
export function preloads(widgets: string[], nonce: string): Markup {
  if (!existsSync(MANIFEST)) return new Markup('')
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as HeadOptions['manifest']
  return new Markup(headFor(widgets, { manifest, nonce }))
}
