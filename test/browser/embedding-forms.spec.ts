import { type Page } from 'playwright/test'
import type { Bezel } from '#public/bezel.d.ts'
import { CART, LOADER, openTheme } from './theme-page.ts'
import { expect, test } from './shop.ts'

const ISLANDS = ['checkout', 'currency-picker', 'progress'].map((name) => `<div data-widget="${name}"></div>`)

/** All that `document` inherits. */
const members = (page: Page) =>
  page.evaluate(() => {
    const names: string[] = []
    for (let at: unknown = Document.prototype; at !== Object.prototype; at = Object.getPrototypeOf(at))
      names.push(...Object.getOwnPropertyNames(at))
    return names.filter((name) => name !== 'constructor')
  })

/** Preact calls these on the document itself. */
const CALLED_BY_PREACT = ['createElementNS', 'createTextNode']

/** Finds an element by the prototype's function, which locators do not do. */
const find = (page: Page, selector: string) =>
  page.evaluateHandle(
    (text) => Document.prototype.querySelector.call(document, text) as HTMLElement,
    selector,
  )
const textOf = async (page: Page, selector: string) =>
  (await find(page, selector)).evaluate((element: HTMLElement | null) => element?.textContent)

test('islands work on a page with a form named after any member of the document that Preact does not call', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.goto('/')
  const names = (await members(page)).filter((name) => !CALLED_BY_PREACT.includes(name))
  expect(names).toEqual(
    expect.arrayContaining(['cookie', 'querySelector', 'createElement', 'addEventListener']),
  )
  const forms = names.map((name) => `<form name="${name}"></form>`).join('')
  await openTheme(page, { head: LOADER, body: forms + CART + ISLANDS.join('') })

  await expect.poll(() => page.evaluate(async () => (await (window.Bezel as Bezel).getCart()).count)).toBe(1)
  await (await find(page, '#minicart')).evaluate((link) => link.click())
  const total = 'dialog[open] .bzl-totals__row--grand dd'
  await expect.poll(() => textOf(page, total)).toBe('$64.00')
  await (await find(page, 'dialog[open] .bzl-quantity__increase')).evaluate((more) => more.click())
  await expect.poll(() => textOf(page, total)).toBe('$128.00')
  await page.keyboard.press('Escape')
  await expect.poll(() => textOf(page, total)).toBeUndefined()
  for (const name of ['checkout', 'currency-picker', 'progress']) {
    const state = () => find(page, `[data-widget="${name}"][data-widget-state="ready"] .bzl`)
    await expect.poll(async () => (await state()).evaluate((element) => element !== null), name).toBe(true)
  }
})
