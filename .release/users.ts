import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, findShell } from '../test/browser/chromium.mjs'

/** A script of a theme, which compiles only with the package's types, and prints the lines for a head. */
const THEME = `
import type { Bezel, BezelError, Cart } from 'bezel'
import { headFor } from 'bezel/head'
import manifest from 'bezel/manifest.json' with { type: 'json' }
import schema from 'bezel/bezel-config.schema.json' with { type: 'json' }

export const count = async (bezel: Bezel): Promise<number> => {
  const cart: Cart = await bezel.getCart().catch((error: BezelError) => Promise.reject(error.code))
  return cart.count
}
bezelIsGlobal()
function bezelIsGlobal() {
  if (typeof window !== 'undefined') window.Bezel = []
}
if (!schema.properties.baseUrl) throw new Error('The schema of the configuration is not in the package.')
console.log(headFor(['cart-drawer'], { manifest }))
`

/** Types that would let this pass would let everything pass. */
const MISTAKE = `import type { Cart } from 'bezel'\nexport const count = (cart: Cart): string => cart.count\n`

/** Installs the package into a TypeScript project of its own, compiles and runs a script there. Returns the project. */
export function tryInProject(project: string, tarball: string): string {
  mkdirSync(project)
  const write = (name: string, content: string) => writeFileSync(join(project, name), content)
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  write('package.json', JSON.stringify({ name: 'theme', private: true, type: 'module' }))
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', tarball)
  const tsc = join(import.meta.dirname, '../node_modules/typescript/bin/tsc')
  const compile = (file: string, ...more: string[]) =>
    run('node', tsc, '--strict', '--target', 'es2022', '--resolveJsonModule', ...more, file)
  write('theme.ts', THEME)
  compile('theme.ts', '--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit')
  compile('theme.ts', '--module', 'nodenext')
  write('mistake.ts', MISTAKE)
  if (passes(() => compile('mistake.ts', '--module', 'nodenext', '--noEmit')))
    throw new Error('A mistake compiles with the types of the package.')
  const lines = run('node', 'theme.js').trim().split('\n')
  if (!lines.some((line) => /rel="modulepreload".*loader\.js/.test(line)))
    throw new Error(`headFor printed:\n${lines.join('\n')}`)
  console.log(`A TypeScript project compiles, and prints ${lines.length} lines for a head.`)
  return project
}

function passes(fn: () => unknown): boolean {
  try {
    fn()
    return true
  } catch {
    return false
  }
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Opens a plain HTML page, with the files of the package beside it and without any shop, and expects its islands to start. */
export async function tryOnPage(dist: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { version: string }
  const folder = `/bezel/${version}/`
  const [every = ''] = readFileSync(join(dist, 'head.html'), 'utf8').split('<!-- The page of the cart')
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,">
${every}<script type="module" src="${folder}loader.js"></script>
<div data-widget="footer" data-company="Plain"></div><div data-widget="banner"></div>`
  const server = createServer(({ url = '' }, response) => {
    const file = join(dist, url.replace(folder, ''))
    if (url === '/') return response.setHeader('content-type', 'text/html').end(page)
    if (!url.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain').end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const browser = await chromium.launch({ executablePath: findShell(), args: chromiumArgs })
  try {
    const tab = await browser.newPage()
    const broken: string[] = []
    tab.on('pageerror', ({ message }) => broken.push(message))
    tab.on('console', (line) => {
      // The page has no shop, so calls of the shop are answered 404.
      if (['error', 'warning'].includes(line.type()) && !line.text().includes('404')) broken.push(line.text())
    })
    await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    for (const name of ['footer', 'banner'])
      await tab.waitForSelector(`[data-widget="${name}"][data-widget-state="ready"]`, {
        state: 'attached',
        timeout: 20_000,
      })
    await tab.getByText(/©.*Plain/).waitFor()
    if (broken.length) throw new Error(`The console of the plain page says:\n${broken.join('\n')}`)
    console.log('The islands of a plain page are ready.')
  } finally {
    await browser.close()
    server.close()
  }
}
