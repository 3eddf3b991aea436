import type { Page } from 'playwright/test'

/** What an attack would do, caught: calls that show it ran, and requests to a host nobody else asks. */
export class AttackDetector {
  readonly requests: string[] = []

  private constructor(private readonly page: Page) {}

  /** To be set before the page is opened. */
  static async install(page: Page): Promise<AttackDetector> {
    const traps = new AttackDetector(page)
    await page.context().route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => {
        // A picture from elsewhere is a merchant's right; anything else means that something ran or was styled.
        if (route.request().resourceType() !== 'image') traps.requests.push(route.request().url())
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
      // Ordinary links stay where they are; what would run as code may try.
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
    return traps
  }

  /** Touches everything inside an element in every way a visitor or the browser might. */
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

  /** What has run, and what was asked for. */
  async findings(): Promise<string[]> {
    const ran = await this.page.evaluate(() => (window as unknown as { ran: string[] }).ran)
    return [...ran, ...this.requests]
  }
}
