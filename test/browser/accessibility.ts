import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { expect, test } from './shop.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
}

/** Nothing moves but what is endless, as a spinner. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity)
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
