import { type Locator, type Page, expect } from 'playwright/test'

/** A shopper who uses the keyboard only. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Presses Tab, or Shift+Tab, until the target has the focus, and checks that the focus is visible. */
  async walkTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let step = 0; step < 60; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return this.expectRing()
      await this.page.keyboard.press(key)
    }
    throw new Error(`Walked sixty steps and did not come to ${String(target)}`)
  }

  /** The focus is on an element, not lost on the body. */
  async expectFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }

  /** The focused element has an outline or a shadow. A frame draws its own. */
  private async expectRing(): Promise<void> {
    const ring = await this.page.evaluate(() => {
      const element = document.activeElement!
      if (element.tagName === 'IFRAME') return 'its own'
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      return isOutlined || boxShadow !== 'none' ? 'seen' : `none on ${element.outerHTML.slice(0, 120)}`
    })
    expect(ring).toMatch(/^(seen|its own)$/)
  }
}
