// Finds or installs a Chromium, and logs what it does.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Arguments for a Chromium that runs unattended, also as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = () => {
  const places = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return places.find((place) => place && existsSync(place))
}

const run = (command, args) => {
  console.log(`  ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

const isDebian = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Path of a Chromium. Looks at CHROMIUM_PATH, Playwright's own and the usual places; else Playwright's download, else Debian's package. Throws when all fail. */
export function findChromium() {
  const found = installed()
  if (found) return found
  console.log('No Chromium here: getting one.')
  run('npx', ['playwright', 'install', 'chromium'])
  if (!installed() && isDebian()) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'])
  }
  const path = installed()
  if (!path) throw new Error('No Chromium: install one and set CHROMIUM_PATH to it.')
  console.log(`Chromium: ${path} (${String(execFileSync(path, ['--version', '--no-sandbox'])).trim()})`)
  return path
}

/**
 * Path of Chromium's build without windows, where there is one: the journeys take a quarter less time in it. It has no
 * memory of pages for going back.
 */
export function findShell() {
  const shell = '/usr/bin/chromium-headless-shell'
  return existsSync(shell) ? shell : findChromium()
}
