import type { Page } from 'playwright/test'
import { payloads } from './payloads'
import { expect, test } from './shop'
import { Traps } from './traps'

/** How many attacks; a thousand in `npm test`, more by hand. */
const RUNS = Number(process.env.BEZEL_RUNS ?? 1000)
const attacks = payloads(RUNS)
const BATCH = 50

// Without the page's own policy, which would stop what gets past us.
test.use({ bypassCSP: true })

/** Pictures that are not there, or elsewhere: a broken picture is no attack. */
const PICTURES = [/Failed to load resource/, /foreign request: https?:\/\/canary/]
test.setTimeout(120_000 + RUNS * 60)

const batches = (list: string[]) =>
  Array.from({ length: Math.ceil(list.length / BATCH) }, (_, at) => list.slice(at * BATCH, (at + 1) * BATCH))

/** A page of the shop whose blocks are the attacks, by number. */
async function withBlocks(page: Page) {
  await page.route(/\/V1\/cms\/block\/attack-\d+/, (route) => {
    const number = Number(/attack-(\d+)/.exec(route.request().url())![1])
    return route.fulfill({
      json: { identifier: `attack-${number}`, content: `${attacks[number]}<i>end</i>`, active: true },
    })
  })
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
  test(`nothing runs that a block brings, cleaned by ${engine}`, async ({ page, shop, tolerance }) => {
    tolerance.expectedErrors.push(...PICTURES)
    const traps = await Traps.set(page)
    if (engine === 'DOMPurify')
      await page.addInitScript(() => delete (Element.prototype as { setHTML?: unknown }).setHTML)
    await shop.enter()
    await withBlocks(page)
    for (let from = 0; from < attacks.length; from += BATCH) {
      await showBlocks(page, from, Math.min(BATCH, attacks.length - from))
      await traps.touch('#attacks')
      const bad = await page.evaluate(() => {
        const inside = [...document.querySelectorAll('#attacks .bzl-cms-block__content *')]
        const own = inside.filter(
          (node) => !node.closest('.bzl .bzl') || node.closest('.bzl-cms-block__content'),
        )
        return own
          .filter((node) =>
            [...node.attributes].some(
              ({ name, value }) =>
                /^on|^style$|^id$|^name$|^data-bind/.test(name) || /^\s*(java|vb)\s*script:/i.test(value),
            ),
          )
          .map((node) => node.outerHTML.slice(0, 200))
      })
      expect(bad).toEqual([])
    }
    expect(await traps.caught()).toEqual([])
    const purified = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(purified.some((name) => name.includes('sanitise-purify'))).toBe(engine === 'DOMPurify')
  })
}

test('nothing runs that a message brings', async ({ page, shop }) => {
  const traps = await Traps.set(page)
  await shop.enter()
  await withBlocks(page)
  for (const batch of batches(attacks)) {
    await page.evaluate(async (texts) => {
      const bezel = window.Bezel as unknown as { notify(message: object): Promise<void> }
      for (const text of texts) await bezel.notify({ text: `<b>${text}</b>`, type: 'error' })
    }, batch)
    await traps.touch('.bzl-banner__list .bzl-notice__text')
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
  expect(await traps.caught()).toEqual([])
})

test('texts of the shop stay texts: names and options, questions, settings, wishes', async ({
  page,
  shop,
}) => {
  const traps = await Traps.set(page)
  await shop.enter({ customer: 'ann@example.com', items: [{ sku: 'NK-2' }] })
  const some = attacks.slice(0, Math.min(200, RUNS))
  await page.route(/\/checkout\/(cart\/items|config\/data)/, async (route) => {
    const answer = await route.fetch()
    const body = JSON.parse(await answer.text()) as Record<string, unknown> | Record<string, unknown>[]
    const spoil = (row: Record<string, unknown>) =>
      some.map((text, at) => ({
        ...row,
        item_id: String(9000 + at),
        name: text,
        options: [{ label: text, value: text }],
      }))
    if (Array.isArray(body)) return route.fulfill({ json: body.length ? spoil(body[0]!) : body })
    const rows = (body.quoteItemData ?? body.items) as Record<string, unknown>[] | undefined
    if (rows?.length && body.quoteItemData) body.quoteItemData = spoil(rows[0]!)
    else if (rows?.length) body.items = spoil(rows[0]!)
    return route.fulfill({ json: body })
  })
  await page.route('**/oneday/config', async (route) => {
    const body = (await (await route.fetch()).json()) as object
    await route.fulfill({
      json: { ...body, copyright: some[1], international_site_url: 'javascript:alert(1)' },
    })
  })
  await page.goto('/')
  await page.locator('#minicart').click()
  await expect(page.locator('.bzl-item').nth(some.length - 1)).toBeAttached()
  await traps.touch('.bzl-items .bzl-item__body > p')
  await page.keyboard.press('Escape')
  for (const text of some.slice(0, 20)) {
    const asked = page.evaluate(
      (question) =>
        (window.Bezel as unknown as { confirm(q: object): Promise<boolean> }).confirm({
          question,
          ok: question,
        }),
      text,
    )
    await page.locator('dialog[role=alertdialog] button').last().click()
    await asked
  }
  expect(await traps.caught()).toEqual([])
})

test('the same attacks run where nobody cleans them', async ({ page, shop, tolerance }) => {
  tolerance.expectedErrors.push(/^/)
  const traps = await Traps.set(page)
  await shop.enter()
  await page.goto('/shipping-returns')
  let successes = 0
  for (const attack of attacks.slice(0, 300)) {
    const before = (await traps.caught()).length
    await page.evaluate((html) => {
      document.getElementById('attacks')?.remove()
      const place = document.createElement('div')
      place.id = 'attacks'
      document.querySelector('main')!.append(place)
      place.innerHTML = html
    }, attack)
    await traps.touch('#attacks')
    if ((await traps.caught()).length > before) successes += 1
    if (successes >= 20) break
  }
  expect(successes).toBeGreaterThanOrEqual(20)
})
