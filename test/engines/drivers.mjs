// One tab each of Chromium, Firefox and WebKit, driven alike: `goto`, `run` (a function in the page), `perform` (actions
// of WebDriver) and `close`. Each rejects when its browser is missing or does not start.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { chromium as playwright } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'

const START = 60_000

/** Starts a program; `said` resolves with what its output has by the expression. */
function start(command, args, expression) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const said = new Promise((resolve, reject) => {
    let text = ''
    const read = (part) => {
      const found = expression.exec((text += part))
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${command} ended: ${text.slice(-300)}`)))
    setTimeout(() => reject(new Error(`${command} said nothing`)), START).unref()
  })
  const stop = () => {
    try {
      process.kill(-child.pid)
    } catch {
      // It has ended by itself.
    }
  }
  return { said, stop }
}

export async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'engine-'))
  // Scrollbars that take room.
  writeFileSync(join(profile, 'user.js'), 'user_pref("widget.gtk.overlay-scrollbars.enabled", false);')
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = start('firefox-esr', args, /WebDriver BiDi listening on (ws:\S+)/)
  const [, address] = await browser.said
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map()
  socket.on('message', (data) => {
    const { id, type, result, message } = JSON.parse(data)
    const { resolve, reject } = waiting.get(id) ?? {}
    if (type === 'error') reject?.(new Error(message))
    else resolve?.(result)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let last = 0
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await send('session.new', { capabilities: {} })
  const tabOf = async (context, close) => {
    await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })
    return {
      goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      async run(fn, ...args) {
        const { result, exceptionDetails } = await send('script.callFunction', {
          functionDeclaration: `async () => JSON.stringify(await (${fn})(...${JSON.stringify(args)}))`,
          target: { context },
          awaitPromise: true,
        })
        if (exceptionDetails) throw new Error(exceptionDetails.text)
        return result.value && JSON.parse(result.value)
      },
      perform: (actions) => send('input.performActions', { context, actions }),
      async openTab() {
        const { context: other } = await send('browsingContext.create', { type: 'tab' })
        return tabOf(other, async () => {
          await send('browsingContext.close', { context: other })
          await send('browsingContext.activate', { context })
        })
      },
      close,
    }
  }
  const { contexts } = await send('browsingContext.getTree')
  return tabOf(contexts[0].context, async () => {
    socket.close()
    browser.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
}

export async function webkit() {
  const port = 4000 + (process.pid % 1000)
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Mesa's other software rendering, llvmpipe, crashes below WebKit's compositor.
    env: { ...process.env, GALLIUM_DRIVER: 'softpipe' },
  })
  let isMissing = false
  driver.on('error', () => (isMissing = true))
  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(value.message || value.error)
    return value
  }
  const since = Date.now()
  while (!(await send('GET', '/status').catch(() => undefined))) {
    if (isMissing || Date.now() - since > START) throw new Error('WebKitWebDriver does not answer')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const options = { binary: MINIBROWSER, args: ['--automation'] }
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const at = `/session/${sessionId}`
  // What waits in a page that is being left never ends.
  await send('POST', `${at}/timeouts`, { script: 5000 })
  await send('POST', `${at}/window/rect`, { width: 1280, height: 900 }).catch(() => undefined)
  let current
  const tabOf = (handle, close) => {
    /** To this tab, whichever was used last. */
    const sendHere = async (path, body) => {
      if (current !== handle) await send('POST', `${at}/window`, { handle })
      current = handle
      return send('POST', `${at}${path}`, body)
    }
    return {
      goto: (url) => sendHere('/url', { url }),
      run: (fn, ...args) =>
        sendHere('/execute/async', {
          script: `const done = arguments[arguments.length - 1]
          Promise.resolve((${fn})(...JSON.parse(arguments[0]))).then(done, (error) => done('' + error))`,
          args: [JSON.stringify(args)],
        }),
      perform: (actions) => sendHere('/actions', { actions }),
      async openTab() {
        const { handle: other } = await sendHere('/window/new', { type: 'window' })
        return tabOf(other, async () => {
          await sendHere('/window', { handle: other })
          current = undefined
          await send('DELETE', `${at}/window`)
        })
      },
      close,
    }
  }
  return tabOf(await send('GET', `${at}/window`), async () => {
    await send('DELETE', at).catch(() => undefined)
    process.kill(-driver.pid)
  })
}

const MINIBROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebDriver's keys, as Playwright calls them. */
const KEYS = {
  '\uE00C': 'Escape',
  '\uE007': 'Enter',
  '\uE003': 'Backspace',
  '\uE010': 'End',
  '\uE004': 'Tab',
}

export async function chromium() {
  const browser = await playwright.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const tabOf = async (page, close) => ({
    goto: (url) => page.goto(url),
    run: (fn, ...args) => page.evaluate(`(${fn})(...${JSON.stringify(args)})`),
    async perform([{ type, actions }]) {
      if (type === 'key') {
        for (const { type: kind, value } of actions)
          if (kind === 'keyDown') await page.keyboard.press(KEYS[value] ?? value)
      } else await page.mouse.click(actions[0].x, actions[0].y)
    },
    async openTab() {
      const other = await context.newPage()
      return tabOf(other, () => other.close())
    },
    close,
  })
  return tabOf(await context.newPage(), () => browser.close())
}
