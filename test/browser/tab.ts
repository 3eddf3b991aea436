import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromiumArgs, findChromium } from './chromium.mjs'

type Shown = 'shown' | 'prerendered'

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: { sessionId?: string; targetInfo?: { subtype?: string; url?: string } }
  result?: Record<string, unknown>
  error?: { message: string }
}

/**
 * A Chromium with one tab, driven without Playwright: a browser prepares no page while a page itself is watched, only while
 * its tab is.
 */
export class Tab {
  private readonly folder = mkdtempSync(join(tmpdir(), 'bezel-tab-'))
  private readonly browser = spawn(
    findChromium(),
    [
      ...chromiumArgs,
      '--headless=new',
      '--window-size=1280,900',
      '--remote-debugging-pipe',
      `--user-data-dir=${this.folder}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  private readonly waiting = new Map<number, (message: Message) => void>()
  private sent = 0
  /** Sessions by page: the one on screen, and the one that is prerendered. */
  private readonly sessions: Partial<Record<Shown, string>> = {}

  private constructor() {
    let text = ''
    ;(this.browser.stdio[4] as Readable).on('data', (part: Buffer) => {
      const messages = (text + part.toString()).split('\0')
      text = messages.pop()!
      for (const message of messages) this.receive(JSON.parse(message) as Message)
    })
  }

  static async open(): Promise<Tab> {
    const tab = new Tab()
    const { targetId } = await tab.send('Target.createTarget', { url: 'about:blank', forTab: true })
    const { sessionId } = await tab.send('Target.attachToTarget', { targetId, flatten: true })
    const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
    await tab.send('Target.setAutoAttach', follow, sessionId as string)
    return tab
  }

  async close(): Promise<void> {
    const ended = once(this.browser, 'exit')
    this.browser.kill()
    await ended
    // Its other processes may write for a moment longer.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }

  private receive({ id, method, params, ...message }: Message) {
    if (id !== undefined) return this.waiting.get(id)?.(message)
    if (method === 'Target.attachedToTarget')
      this.sessions[params!.targetInfo!.subtype === 'prerender' ? 'prerendered' : 'shown'] = params!.sessionId
    return undefined
  }

  private send(method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> {
    const id = ++this.sent
    const answer = new Promise<Record<string, unknown>>((resolve, reject) =>
      this.waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result!),
      ),
    )
    ;(this.browser.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return answer
  }

  async goto(url: string): Promise<void> {
    await this.send('Page.navigate', { url }, this.sessions.shown)
    await this.until(() => document.readyState === 'complete' && location.protocol !== 'about:')
  }

  get isPreparing(): boolean {
    return this.sessions.prerendered !== undefined
  }

  /** Runs in the page on screen, or in the one that is prerendered. */
  async evaluate<T, A>(run: (given: A) => T | Promise<T>, given?: A, page: Shown = 'shown'): Promise<T> {
    const expression = `(${run})(${JSON.stringify(given)})`
    const params = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', params, this.sessions[page])
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return (result as { value: T }).value
  }

  /** Moves the pointer over the first element of a selector. */
  async hover(selector: string): Promise<void> {
    const middle = await this.evaluate((name) => {
      const { x, y, width, height } = document.querySelector(name)!.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }, selector)
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...middle }, this.sessions.shown)
  }

  /** Waits until this is true in the page. */
  async until<A>(check: (given: A) => boolean, given?: A, page: Shown = 'shown'): Promise<void> {
    const end = Date.now() + 15_000
    while (!(await this.evaluate(check, given, page).catch(() => false))) {
      if (Date.now() > end) throw new Error(`never true in the page ${page}: ${check}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
