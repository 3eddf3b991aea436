import { type Page, expect } from 'playwright/test'

/** Every page from then on has text of twice the size, as a shopper sets it. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
  })
}

const SPACED = `@layer reader {
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
}`

/** Every page from then on has the spacing of WCAG 1.4.12: a reader's own sheet outranks all of the page, as does this one. */
export async function spaceText(page: Page): Promise<void> {
  await page.route('**/reader.css', (route) => route.fulfill({ contentType: 'text/css', body: SPACED }))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const link = '<link rel="stylesheet" href="/reader.css">'
    await route.fulfill({ response, body: (await response.text()).replace(/<head.*?>/, `$&${link}`) })
  })
}

/**
 * Checks that the page does not scroll sideways. A text of an island that takes more than one line is in a column of at
 * least six of its em and inside the window. No text is cut by a box around it.
 */
export async function expectReflow(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth
    const found = wide > 1 ? [`the page is ${wide} px wider than the window`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement!
      if (!text.data.trim() || !element.closest('.bzl')) continue
      // The progress bar's names and what the card's provider draws have a layout of their own.
      if (element.closest('option, [hidden], .bzl-unseen, .bzl-progress, .bzl-foreign')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(({ width }) => width)
      const describe = (what: string) => found.push(`${what}: ${element.className} “${text.data.trim()}”`)
      if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) describe('outside')
      const cuts = (around: Element) => {
        const { overflowX, overflowY } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        return (
          (around.matches('button, .bzl-button') || /hidden|clip/.test(overflowX + overflowY)) &&
          boxes.some(({ left, right, top, bottom }) =>
            [edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom].some((by) => by > 3),
          )
        )
      }
      for (let around: Element | null = element; around?.closest('.bzl'); around = around.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(around).overflowY)) break
        if (cuts(around)) describe(`cut by ${around.className}`)
      }
      if (new Set(boxes.map(({ top }) => Math.round(top))).size < 2) continue
      // A button is as wide as it looks, whatever element its text has.
      let column = element.closest('button, .bzl-button') ?? element
      while (/^(inline|contents)$/.test(getComputedStyle(column).display)) column = column.parentElement!
      const size = (one: Element) => parseFloat(getComputedStyle(one).fontSize)
      const em = Math.min(size(element), size(element.closest('.bzl')!))
      if (column.clientWidth < 6 * em) describe(`a column of ${(column.clientWidth / em).toFixed(1)} em`)
    }
    return found
  })
  expect.soft(found, state).toEqual([])
}
