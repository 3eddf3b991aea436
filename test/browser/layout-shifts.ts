import type { BrowserContext, Page } from 'playwright/test'

/** A layout shift: what moved on the screen by itself. */
export interface Shift {
  /** The browser's score, from 0 (nothing) to 1 (all of the screen). */
  value: number
  /** It came within half a second after an input, for which the browser excuses it. */
  isExcused: boolean
  /** Each element that moved, with its widget, and its rectangle before and after. */
  what: string
}

declare global {
  interface Window {
    shifts_: Shift[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Every page from then on records its layout shifts, from its first frame. */
export async function recordShifts(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    self.shifts_ = []
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join()
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement
      const widget = element?.closest('[data-widget]')?.getAttribute('data-widget') ?? 'page'
      const from = `${widget} ${element?.localName}.${element?.className}`
      return `${from} ${rect(previousRect)} → ${rect(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        self.shifts_.push({ value, isExcused: hadRecentInput, what: sources.map(describe).join('; ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Layout shifts of the page since the last call. This waits for two frames, as the browser reports a shift after the next frame. */
export const takeShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(self.shifts_.splice(0)))),
        )
      }),
  )

/** Layout shifts since the last call that no input excuses. */
export const takeUnexcusedShifts = async (page: Page): Promise<Shift[]> =>
  (await takeShifts(page)).filter(({ isExcused }) => !isExcused)
