// `npm run prose`: finds sentences of comments and documents that are hard to read. Their number may only fall.
import { readdirSync, readFileSync } from 'node:fs'

/** Lower it whenever fewer are found. */
const MOST = 0

const FOLDERS = ['src', 'widgets', 'loader', 'demo', 'test', '.rollup', '.release', '.github']
const FILES = ['README.md', 'CHANGELOG.md']
const LEFT_OUT = /\/web\/bezel\/|\/node_modules\/|\/(fixtures|recordings|golden)\/|hostile/
const LONGEST = 35

/** A sentence without the noun that it is about. */
const HEADLESS =
  /^(What|Who|Whose|Whom|Of|One that|Those (that|which|of)|That which|In place of|Where it|As what|None|Nor)\b(?!.*\?$)/
const ABSENT = /\b(is|are) (none|no)\b(?! longer)/

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(tsx?|mjs|js|css|md)$/.test(file) && !LEFT_OUT.test(file))

/** Comments, each as one text. Lines of `//` that follow each other are one comment. */
function commentsOf(code) {
  const found = code.match(/(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*(?:\n|$))+/gm) ?? []
  return found.map((text) => text.replace(/^\s*(\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, ' '))
}

/** Paragraphs and entries of lists; tables, code and headings are left out. */
const paragraphsOf = (markdown) =>
  markdown
    .replace(/^(```)[\s\S]*?^\1/gm, '')
    .replace(/^( {4}|\||#|<).*$/gm, '')
    .split(/\n\s*\n|^\s*(?:[-*]|\d+\.) /m)

const sentencesOf = (text) =>
  text
    .replace(/`[^`]*`/g, 'x')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.:!?]) (?=[A-Z])/)
    .map((sentence) => sentence.trim())

function fault(sentence) {
  if (HEADLESS.test(sentence)) return 'no subject'
  if (ABSENT.test(sentence)) return 'is none'
  const words = sentence.split(' ').length
  return words > LONGEST ? `${words} words` : undefined
}

let count = 0
for (const file of [...FILES, ...files]) {
  const text = readFileSync(file, 'utf8')
  const texts = file.endsWith('.md') ? paragraphsOf(text) : commentsOf(text)
  for (const sentence of texts.flatMap(sentencesOf)) {
    const found = fault(sentence)
    if (!found) continue
    count++
    if (!process.argv.includes('--count')) console.log(`${file}: ${found}: ${sentence}`)
  }
}
console.log(`prose: ${count} sentences are hard to read; at most ${MOST} may be`)
if (count < MOST) console.log(`prose: lower MOST in test/prose.mjs to ${count}`)
if (count > MOST) process.exitCode = 1
