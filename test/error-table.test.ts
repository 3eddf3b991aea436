import { expect, it } from 'vitest'
import { declaredIn } from '#demo/pages/guide/declarations.ts'
import { consoleLines } from './console-lines.ts'
import { read } from './sources.ts'

const page = read('demo/guide/errors.md')

/** The first cells of the tables below a heading, each text in backticks. */
function rowsOf(heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const cells = [...section.split('\n## ')[0]!.matchAll(/^\| (`[^|]*?) +\|/gm)].map(([, cell]) => cell!)
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!))
}

const CODES = 'Codes of BezelError'
const FAILURES = 'What can fail'
const codes = declaredIn('bezel.d.ts', 'BezelErrorCode').map(({ name }) => name)
const lines = [CODES, 'Lines about your page', 'Lines about the shop', 'Lines of debug mode'].flatMap(rowsOf)

it('the error table has a row for every code, every line of the console and every action that can fail', () => {
  const written = consoleLines()
  const missing = [...codes, ...written.lines].filter((line) => !lines.includes(line))
  expect([...missing, ...written.failures.filter((name) => !rowsOf(FAILURES).includes(name))]).toEqual([])
})

it('the error table has no row that nothing in the code writes', () => {
  const written = consoleLines()
  const known = [...codes, ...written.lines]
  const idle = rowsOf(FAILURES).filter((name) => !written.failures.includes(name))
  expect([...lines.filter((line) => !known.includes(line)), ...idle]).toEqual([])
})
