import type { Page } from 'playwright/test'

/** Detects attacks that ran: by calls of `alert` and the like, and by requests to other hosts. */
export class AttackDetector {
  readonly requests: string[] = []

  private constructor(private readonly page: Page) {}

  /** Call before the page is opened. */
  static async install(page: Page): Promise<AttackDetector> {
    const detector = new AttackDetector(page)
    await page.context().route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => {
        // Merchants may use images of other hosts; any other request means that a script or a style got through.
        if (route.request().resourceType() !== 'image') detector.requests.push(route.request().url())
        return route.abort()
      },
    )
    page.on('dialog', (dialog) => void dialog.dismiss())
    await page.addInitScript(() => {
      const ran: string[] = []
      Object.defineProperty(window, 'ran', { value: ran })
      const catches =
        (name: string) =>
        (...args: unknown[]) =>
          void ran.push(`${name} ${String(args[0])}`)
      for (const name of ['alert', 'prompt', 'print', 'open'])
        Object.defineProperty(window, name, { value: catches(name) })
      // Ordinary links do not navigate; `javascript:` links may run.
      addEventListener(
        'click',
        (event) => {
          const link = event.target instanceof Element ? event.target.closest('a, area') : null
          if (link && !/^\s*javascript:/i.test(link.getAttribute('href') ?? '')) event.preventDefault()
        },
        true,
      )
      addEventListener('submit', (event) => event.preventDefault(), true)
    })
    return detector
  }

  /** Dispatches to every element inside one all events that a visitor or the browser might. */
  async triggerEvents(selector: string): Promise<void> {
    await this.page.evaluate((within) => {
      const types = [
        'focus',
        'mouseover',
        'pointerover',
        'toggle',
        'animationstart',
        'load',
        'error',
        'click',
        'input',
      ]
      for (const node of document.querySelectorAll(`${within} *`))
        for (const type of types) {
          const options = { bubbles: type !== 'error' && type !== 'load', cancelable: true }
          if (type === 'click' && node instanceof HTMLElement) node.click()
          else node.dispatchEvent(new Event(type, options))
        }
    }, selector)
  }

  /** Calls that ran, and foreign requests. */
  async findings(): Promise<string[]> {
    const ran = await this.page.evaluate(() => (window as unknown as { ran: string[] }).ran)
    return [...ran, ...this.requests]
  }
}
