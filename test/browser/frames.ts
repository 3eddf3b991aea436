import { type BrowserContext, type Page } from 'playwright/test'

/** The content of a painted frame. */
export interface Frame {
  /** Text of the theme's cart counter. */
  count: string
  /** The names of the cart's items, in the cart or the open drawer. */
  names: string[]
  prices: string[]
  /** A pointer or key was pressed before it. */
  isPressed: boolean
}

declare global {
  interface Window {
    frames_: Frame[]
  }
}

/** Every page of the context records what each of its frames shows, from its first. */
export async function recordFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
    let isPressed = false
    addEventListener('click', () => (isPressed = true), { capture: true, once: true })
    self.frames_ = []
    // Runs first in the frame, when only layout and painting are still to come.
    const record = () => {
      requestAnimationFrame(record)
      const [count] = texts('[data-bezel-count]')
      if (count === undefined) return
      const names = texts('.bzl-item__name')
      const prices = texts('.bzl-item__price > .bzl-price')
      self.frames_.push({ count, names, prices, isPressed })
    }
    requestAnimationFrame(record)
  })
}

export const recordedFrames = (page: Page): Promise<Frame[]> => page.evaluate(() => self.frames_)
