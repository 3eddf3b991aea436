// Each function opens a tab of its browser; all tabs are driven alike. Rejects if the browser is missing or does not start.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { Builder, Key } from 'selenium-webdriver'
import { waitForServer } from 'selenium-webdriver/http/util.js'
import { findFreePort } from 'selenium-webdriver/net/portprober.js'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'

const VIEWPORT = { width: 1280, height: 900 }

const puppeteerTab = (page, close) => ({
  goto: (url) => page.goto(url),
  run: (fn, ...args) => page.evaluate(fn, ...args),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  pressKey: (name) => page.keyboard.press(name),
  async openTab() {
    const other = await page.browser().newPage()
    return puppeteerTab(other, async () => {
      await other.close()
      await page.bringToFront()
    })
  },
  close,
})

async function launch(options) {
  const browser = await puppeteer.launch({ ...options, defaultViewport: VIEWPORT })
  const [page] = await browser.pages()
  return puppeteerTab(page, () => browser.close())
}

export const chromium = () =>
  launch({
    browser: 'chrome',
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })

const FIREFOX = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

export const firefox = () =>
  launch({
    browser: 'firefox',
    executablePath: FIREFOX.find((path) => path && existsSync(path)) ?? 'firefox',
    // Scrollbars take room.
    extraPrefsFirefox: { 'widget.gtk.overlay-scrollbars.enabled': false },
  })

const MINIBROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

function webkitTab(driver, handle, close) {
  /** Switches to this tab if another one was used last. A switch takes the focus out of a frame. */
  const here = async (act) => {
    if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle)
    return act()
  }
  return {
    goto: (url) => here(() => driver.get(url)),
    run: (fn, ...args) => here(() => driver.executeScript(fn, ...args)),
    click: (x, y) => here(() => driver.actions().move({ x, y, duration: 0 }).click().perform()),
    type: (text) => here(() => driver.actions().sendKeys(text).perform()),
    pressKey: (name) => here(() => driver.actions().sendKeys(Key[name.toUpperCase()]).perform()),
    async openTab() {
      await here(() => driver.switchTo().newWindow('window'))
      const other = await driver.getWindowHandle()
      return webkitTab(driver, other, async () => {
        await driver.switchTo().window(other)
        await driver.close()
        await driver.switchTo().window(handle)
      })
    },
    close,
  }
}

export async function webkit() {
  const port = await findFreePort('127.0.0.1')
  const service = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // Its own process group ends xvfb-run together with what it started.
    detached: true,
    // Mesa's other software rendering, llvmpipe, crashes below WebKit's compositor.
    env: { ...process.env, GALLIUM_DRIVER: 'softpipe' },
  })
  const ended = new Promise((_, reject) => {
    service.once('error', reject)
    service.once('exit', () => reject(new Error('WebKitWebDriver has ended')))
  })
  const stop = () => service.pid && service.exitCode === null && process.kill(-service.pid)
  try {
    const server = `http://127.0.0.1:${port}`
    await Promise.race([waitForServer(server, 60_000), ended])
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINIBROWSER, args: ['--automation'] },
      })
      .build()
    // A script that waits in a page that is being left never ends by itself.
    await driver.manage().setTimeouts({ script: 5000 })
    await driver
      .manage()
      .window()
      .setRect(VIEWPORT)
      .catch(() => undefined)
    return webkitTab(driver, await driver.getWindowHandle(), async () => {
      await driver.quit().catch(() => undefined)
      stop()
    })
  } catch (error) {
    stop()
    throw error
  }
}
