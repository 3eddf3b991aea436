// A shopper on a page, in any engine, who finds by selector and words, and presses and types by real input.
const PATIENCE = 30_000

/** Runs in the page: two frames later nothing slides. By time alone, what waits for its next frame would seem to stand still. */
const isAtRest = async () => {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    setTimeout(resolve, 1000)
  })
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect.getTiming().iterations === Infinity)
}

/** Runs in the page. Returns the middle of the first visible element, that of a frame of the same origin included. */
function locate(selector, words) {
  const visit = (root, dx, dy) => {
    for (const element of root.querySelectorAll(selector)) {
      const said = element.getAttribute('aria-label') ?? element.textContent
      if (words && !said.trim().startsWith(words)) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      if (!width || !height || element.disabled) continue
      return {
        x: Math.round(dx + x + width / 2),
        y: Math.round(dy + y + height / 2),
        said: said.trim(),
        value: element.value,
      }
    }
    for (const frame of root.querySelectorAll('iframe')) {
      if (!frame.contentDocument || !frame.getBoundingClientRect().width) continue
      let found = visit(frame.contentDocument, 0, 0)
      if (!found) continue
      const { x, y } = frame.getBoundingClientRect()
      return { ...found, x: Math.round(found.x + x), y: Math.round(found.y + y) }
    }
  }
  return visit(document, 0, 0)
}

/** Runs in the page: a window that is to scroll has a scrollbar that takes room, and nothing is wider than what it leaves. */
function measure() {
  const { clientWidth, scrollWidth, clientHeight, scrollHeight } = document.documentElement
  const isScrolling = scrollHeight > clientHeight && !document.querySelector('dialog[open]')
  return {
    path: location.pathname,
    over: scrollWidth - clientWidth,
    isScrolling,
    room: innerWidth - clientWidth,
  }
}

export class Shopper {
  constructor(tab, shop) {
    this.tab = tab
    this.shop = shop
  }

  async goto(path) {
    await this.tab.goto(this.shop.origin + path)
    await this.checkWidth()
  }

  async checkWidth() {
    const { path, over, isScrolling, room } = await this.until('a page', measure)
    if (over > 0) throw new Error(`${path} is ${over} px too wide`)
    if (isScrolling && room <= 0) throw new Error(`${path} has no scrollbar`)
  }

  run(fn, ...args) {
    return this.tab.run(fn, ...args)
  }

  /** Begins as a new visitor of a shop of its own (POST /__demo/reset), from a file: a page would keep the cart of before. */
  async start(visit = {}) {
    await this.tab.goto(`${this.shop.origin}/__watch.js`)
    await this.run(
      (body) => fetch('/__demo/reset', { method: 'POST', body }).then(({ ok }) => ok),
      JSON.stringify(visit),
    )
  }

  ledger() {
    return this.run(() => fetch('/__demo/ledger').then((answer) => answer.json()))
  }

  /** The page is painted, and writes its history after that. */
  rest() {
    return this.until('rest', isAtRest)
  }

  async reload() {
    await this.rest()
    await this.run(() => {
      window.isLeft = true
      setTimeout(() => location.reload())
    })
    await this.until('the page again', () => !window.isLeft && document.readyState === 'complete')
    await this.checkWidth()
  }

  async back() {
    await this.rest()
    await this.run(() => void setTimeout(() => history.back()))
  }

  async openTab() {
    return new Shopper(await this.tab.openTab(), this.shop)
  }

  close() {
    return this.tab.close()
  }

  /** Resolves with what `fn` gives in the page, once it gives something. */
  async until(what, fn, ...args) {
    const since = Date.now()
    for (;;) {
      const found = await this.tab.run(fn, ...args).catch(() => undefined)
      if (found) return found
      if (Date.now() - since > PATIENCE) throw new Error(`not there: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  see(selector, words) {
    return this.until(`${selector} ${words ?? ''}`, locate, selector, words)
  }

  /** Presses what no longer moves. */
  async press(selector, words) {
    let before
    let now = await this.see(selector, words)
    while (before?.x !== now.x || before?.y !== now.y) {
      await new Promise((resolve) => setTimeout(resolve, 150))
      await this.rest()
      before = now
      now = await this.see(selector, words)
    }
    await this.checkWidth()
    await this.tab.click(now.x, now.y)
  }

  /** Types until the field has it: a frame that has just got the focus may miss the first keys. */
  async type(selector, text) {
    const signs = (value) => value.replace(/[\s/]/g, '')
    for (let attempt = 0; attempt < 3; attempt++) {
      await this.press(selector)
      await this.tab.type(text)
      const { value } = await this.see(selector)
      if (signs(value) === signs(text)) return
      await this.pressKey('Home')
      for (let left = value.length; left; left--) await this.pressKey('Delete')
    }
    throw new Error(`cannot type into ${selector}`)
  }

  /** Presses a key by its name, such as `Escape`. */
  pressKey(name) {
    return this.tab.pressKey(name)
  }

  /** Takes an option by its words: no driver opens the list of a `select`. */
  choose(selector, words) {
    return this.until(
      `${selector}: ${words}`,
      (at, label) => {
        const select = document.querySelector(at)
        const option = [...(select?.options ?? [])].find(({ text }) => text === label)
        if (!option) return false
        select.value = option.value
        return select.dispatchEvent(new Event('change', { bubbles: true }))
      },
      selector,
      words,
    )
  }
}
