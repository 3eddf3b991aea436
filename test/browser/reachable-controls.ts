import { type Locator, expect } from 'playwright/test'

const CONTROLS = 'a[href], button, input, select, textarea, summary'

/**
 * Every control in a part of the page is visible, at least 24 px each way or inside a line of text (WCAG 2.5.8), and
 * the topmost element at its centre.
 */
export async function expectReachable(part: Locator): Promise<void> {
  const controls = part.locator(CONTROLS)
  expect(await controls.count()).toBeGreaterThan(0)
  const lacking = await controls.evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!element.checkVisibility()) return []
      element.scrollIntoView({ block: 'center' })
      const label = (element as HTMLInputElement).labels?.[0]
      const [own, shown] = [element.getBoundingClientRect(), (label ?? element).getBoundingClientRect()]
      const box = own.width * own.height > shown.width * shown.height ? own : shown
      const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const isMet = met !== null && (element.contains(met) || Boolean(label?.contains(met)))
      const isSeen = Number(getComputedStyle(element).opacity) > 0 || label !== undefined
      const isInline = getComputedStyle(element).display === 'inline'
      const isLarge = isInline || (box.width >= 23.9 && box.height >= 23.9)
      if (isMet && isSeen && isLarge) return []
      const name = element.getAttribute('aria-label') ?? element.textContent
      return [
        `${element.localName}.${element.className} "${name}" ${box.width}×${box.height} under ${met?.className}`,
      ]
    }),
  )
  expect(lacking).toEqual([])
}
