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
    shifts_: string[]
  }
}

/** Every page of the context records what each of its frames shows, from its first, and what moves in them. */
export async function recordFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
    let isPressed = false
    addEventListener('click', () => (isPressed = true), { capture: true, once: true })
    self.frames_ = []
    self.shifts_ = []
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
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join()
    const describe = ({ value, sources }: LayoutShift) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.localName}.${element?.className} ${rect(previousRect)} → ${rect(currentRect)}`
      })
      return `${value}: ${moved.join('; ')}`
    }
    new PerformanceObserver((list) =>
      self.shifts_.push(...(list.getEntries() as LayoutShift[]).map(describe)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

export const recordedFrames = (page: Page): Promise<Frame[]> => page.evaluate(() => self.frames_)

/** Returns the layout shifts. Shifts of the last frames are reported after the next ones. */
export const recordedShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(self.shifts_))))
      }),
  )
