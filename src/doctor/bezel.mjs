#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { examine } from './examine.mjs'
import { exitCodeOf, toText } from './report.mjs'

const HELP = `bezel doctor URL    tells whether a shop answers what Bezel asks

  --write           also fills a cart of its own, and empties it again; it never orders
  --product ID      the product for that cart, one that can be bought as it is
  --timeout S       the most seconds that a call may take (30)
  --json            prints the report as JSON
  --help

To read as a customer, set BEZEL_LOGIN to "e-mail:password" of a test account, or BEZEL_COOKIE to the Cookie header of a
session. Neither is ever printed.

Exit code: 0 all that is there works, 1 something works partly, 2 something is broken, 3 the doctor could not start.
`

const { values, positionals } = readArguments()
const [command, url] = positionals
const isComplete =
  command === 'doctor' && /^https?:/.test(url) && URL.canParse(url) && Number(values.timeout) > 0
if (values.help || !isComplete) {
  process[values.help ? 'stdout' : 'stderr'].write(HELP)
  process.exitCode = values.help ? 0 : 3
} else {
  const report = await examine({
    url,
    write: values.write,
    product: values.product,
    timeout: Number(values.timeout) * 1000,
    login: readLogin(process.env.BEZEL_LOGIN),
    cookie: process.env.BEZEL_COOKIE,
    onProgress: showProgress,
  })
  clearProgress()
  const isColoured = process.stdout.isTTY && !process.env.NO_COLOR
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : toText(report, { isColoured }))
  process.exitCode = exitCodeOf(report)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        write: { type: 'boolean' },
        product: { type: 'string' },
        timeout: { type: 'string', default: '30' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    process.stderr.write(`${error.message}\n\n`)
    return { values: {}, positionals: [] }
  }
}

function readLogin(text) {
  if (!text) return undefined
  const [username, ...password] = text.split(':')
  return { username, password: password.join(':') }
}

/** One line on a terminal, which is written over; a line for each call in a log. */
function showProgress(call) {
  process.stderr.write(process.stderr.isTTY ? `\u001b[2K\r${call}` : `${call}\n`)
}

function clearProgress() {
  if (process.stderr.isTTY) process.stderr.write('\u001b[2K\r')
}
