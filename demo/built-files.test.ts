// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { builtFiles } from './built-files'

const folder = mkdtempSync(join(tmpdir(), 'bezel-built-'))
afterEach(() => rmSync(folder, { recursive: true }))

function built(name: string) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  return builtFiles(pathToFileURL(`${folder}/`)).find(`/bezel/1.0.0/${name}`)
}

it('lets browsers keep only what is named by its content', () => {
  expect(built('c/b1p69ch.js')?.isHashed).toBe(true)
  expect(built('widgets/gift-messages.js')?.isHashed).toBe(false)
})

it.each([
  ['loader.js', 'text/javascript'],
  ['head.mjs', 'text/javascript'],
  ['widgets/base.css', 'text/css'],
  ['manifest.json', 'application/json'],
  ['head.html', 'text/html'],
  ['bezel.d.ts', 'text/plain'],
  ['head.d.mts', 'text/plain'],
])('serves %s as %s', (name, type) => {
  expect(built(name)?.type).toBe(`${type}; charset=utf-8`)
})
