import type { Page } from 'playwright/test'
import { attacks, inTexts, known, made } from './attacks.ts'
import { expect, test } from './shop.ts'
import { fileOf } from './host-page.ts'
import { AttackDetector } from './attack-detector.ts'

const BATCH = 250

// Opens a page without its content security policy, which would stop what the sanitiser lets through.
test.use({ bypassCSP: true })

/** Missing and foreign images: a broken image does not count as an attack. */
const PICTURES = [/Failed to load resource/, /foreign request: /]
test.setTimeout(300_000)

/** A thousand one by one, and all of them joined into longer ones; in small batches, since each message renders the list again. */
const messages = [...attacks.slice(0, 1000), ...inTexts(250)]
const LOT = 25

/**
 * A page of the shop whose blocks are the attacks, by number. `fetch` is stubbed in the page, since thousands of
 * requests would take longer than the whole test.
 */
async function withBlocks(page: Page) {
  await page.addInitScript((list) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const number = /\/V1\/cms\/block\/attack-(\d+)/.exec(String(input))?.[1]
      if (!number) return fetch(input, init)
      const content = `${list[Number(number)]}<i>end</i>`
      return Response.json({ identifier: `attack-${number}`, content, active: true })
    }
  }, attacks)
  await page.goto('/shipping-returns')
  await page.waitForFunction(() => document.querySelector('[data-widget=banner][data-widget-state=ready]'))
}

async function showBlocks(page: Page, from: number, count: number) {
  await page.evaluate(
    ([first, length]) => {
      document.getElementById('attacks')?.remove()
      const place = document.createElement('div')
      place.id = 'attacks'
      for (let at = first!; at < first! + length!; at++) {
        const marker = document.createElement('div')
        marker.dataset.widget = 'cms-block'
        marker.dataset.identifier = `attack-${at}`
        place.append(marker)
      }
      document.querySelector('main')!.append(place)
    },
    [from, count],
  )
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll('#attacks > [data-widget] > .bzl')]
    const wanted = document.querySelectorAll('#attacks > [data-widget]').length
    return islands.length === wanted && islands.every((one) => !one.querySelector(':scope > [aria-busy]'))
  })
}

for (const engine of ['the browser’s own sanitiser', 'DOMPurify'] as const) {
  test(`no script in a block runs, sanitised by ${engine}`, async ({ page, shop, tolerance }) => {
    tolerance.expectedErrors.push(...PICTURES)
    const traps = await AttackDetector.install(page)
    if (engine === 'DOMPurify')
      await page.addInitScript(() => delete (Element.prototype as { setHTML?: unknown }).setHTML)
    await shop.reset()
    await withBlocks(page)
    for (let from = 0; from < attacks.length; from += BATCH) {
      await showBlocks(page, from, Math.min(BATCH, attacks.length - from))
      await traps.triggerEvents('#attacks')
      const bad = await page.evaluate(() => {
        const inside = [...document.querySelectorAll('#attacks .bzl-cms-block__content *')]
        const own = inside.filter(
          (node) => !node.closest('.bzl .bzl') || node.closest('.bzl-cms-block__content'),
        )
        return own
          .filter((node) =>
            [...node.attributes].some(
              ({ name, value }) =>
                /^on|^style$|^name$|^data-bind/.test(name) ||
                // An id that could stand in for a global of the page has lost it to the block's prefix.
                (name === 'id' && !value.startsWith('block-attack-')) ||
                /^\s*(java|vb)\s*script:/i.test(value),
            ),
          )
          .map((node) => node.outerHTML.slice(0, 200))
      })
      expect(bad).toEqual([])
    }
    expect(await traps.findings()).toEqual([])
    const purified = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(purified.some((name) => name.endsWith(fileOf('purify')))).toBe(engine === 'DOMPurify')
  })
}

test('no script in a message runs', async ({ page, shop }) => {
  const traps = await AttackDetector.install(page)
  await shop.reset()
  await withBlocks(page)
  for (let from = 0; from < messages.length; from += LOT) {
    await page.evaluate(
      async (texts) => {
        const bezel = window.Bezel as unknown as { notify(message: object): Promise<void> }
        await Promise.all(texts.map((text) => bezel.notify({ text: `<b>${text}</b>`, type: 'error' })))
      },
      messages.slice(from, from + LOT),
    )
    // Shown as plain text until it is sanitised.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.bzl-banner__list .bzl-notice__text')].every(
        (text) => text.firstElementChild,
      ),
    )
    await traps.triggerEvents('.bzl-banner__list .bzl-notice__text')
    const strange = await page.evaluate(() =>
      [...document.querySelectorAll('.bzl-banner__list .bzl-notice__text *')]
        .map(({ localName }) => localName)
        .filter((name) => !['div', 'span', 'b', 'strong', 'i', 'em', 'u', 'a'].includes(name)),
    )
    expect(strange).toEqual([])
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('.bzl-banner__list .bzl-icon-button'))
        button.click()
    })
  }
  expect(await traps.findings()).toEqual([])
})

test('the same attacks run without the sanitiser', async ({ page, shop, tolerance }) => {
  tolerance.expectedErrors.push(/^/)
  const traps = await AttackDetector.install(page)
  await shop.reset()
  await page.goto('/shipping-returns')
  // From the public list the test takes only attacks that do not navigate away.
  for (const list of [known.filter((text) => text.includes('onerror')), made]) {
    let successes = 0
    for (const attack of list.slice(0, 300)) {
      const before = (await traps.findings()).length
      await page.evaluate((html) => {
        document.getElementById('attacks')?.remove()
        const place = document.createElement('div')
        place.id = 'attacks'
        document.querySelector('main')!.append(place)
        place.innerHTML = html
      }, attack)
      await traps.triggerEvents('#attacks')
      if ((await traps.findings()).length > before) successes += 1
      if (successes >= 20) break
    }
    expect(successes).toBeGreaterThanOrEqual(20)
  }
})
