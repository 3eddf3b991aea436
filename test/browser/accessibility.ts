import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as axeCore from 'axe-core'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './shop.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
}

/** Nothing moves but what is endless, as a spinner, or out of sight, where a browser may let it wait. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity)
      .filter(({ effect }) =>
        (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
      )
    return Promise.all(ending.map(({ finished }) => finished.catch(() => 0)))
  })
}

/** axe finds no text in the part whose contrast is too low, frames aside. */
export async function expectContrast(page: Page, part: string, state: string) {
  await expectStill(page)
  await loadAxe(page)
  const found = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run(
      { include: [selector], exclude: ['iframe'] },
      { runOnly: { type: 'rule', values: ['color-contrast'] }, iframes: false },
    )
    return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`))
  }, part)
  expect.soft(found, state).toEqual([])
}

/** Contrast of what stands in an element to the ground behind it, as painted. */
export async function paintedContrast(page: Page, part: Locator): Promise<number> {
  const picture = (await part.screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const counts = new Map<number, number>()
    for (let at = 0; at < pixels.length; at += 4) {
      const linear = [0, 1, 2].map((part) => {
        const value = pixels[at + part]! / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      const light = 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!
      counts.set(light, (counts.get(light) ?? 0) + 1)
    }
    const [[ground]] = [...counts].sort(([, a], [, b]) => b - a) as [[number, number]]
    const ratios = [...counts.keys()].map(
      (light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05),
    )
    return Math.max(...ratios)
  }, picture)
}

/** axe finds no violation on the page, frames aside. */
export async function expectAccessible(page: Page, state: string) {
  await test.step(state, async () => {
    // Sticky elements would cover what is below them.
    await page.evaluate(() => scrollTo(0, 0))
    await expectStill(page)
    await loadAxe(page)
    const found = await page.evaluate(async (tags) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      const { violations } = await axe.run(
        { exclude: ['iframe'] },
        { runOnly: tags, iframes: false, resultTypes: ['violations'] },
      )
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
      // An element that sticks to the end of the screen covers a part of what is scrolled there next.
      const isLargeInTheMiddle = async ({ id, target }: (typeof found)[number]) => {
        if (id !== 'target-size') return false
        document.querySelector(target.join(' '))!.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { violations } = await axe.run(target.join(' '), { runOnly: [id], iframes: false })
        return !violations.length
      }
      const left = []
      for (const one of found) if (!(await isLargeInTheMiddle(one))) left.push(one)
      return left.map(({ id, target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`)
    }, RULES)
    expect.soft(found, state).toEqual([])
  })
}
