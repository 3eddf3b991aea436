import type { Page } from 'playwright/test'
import type { Bezel } from '#public/bezel.d.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

const stage = (name: string) => `#${name} [data-widget]`

const openExample = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).click()

test('a merchant configures a widget in a form, sees it live and copies its markup', async ({
  page,
  shop,
  context,
  tolerance,
}) => {
  // The block contains errors on purpose, and the result belongs to no payment.
  tolerance.expectedErrors.push(/inline event handler|script-src-attr/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.reset()
  await page.goto('/widgets#cms-block')
  const exhibit = page.getByRole('region', { name: 'cms-block' })
  const phone = exhibit.frameLocator('iframe[width="390"]')
  await exhibit.getByText('Phone').click()
  await expect(phone.locator('[data-widget="cms-block"]')).toContainText('Made for you')
  await exhibit.getByText('Here', { exact: true }).click()
  await expect(exhibit.locator('iframe')).toHaveCount(0)
  await exhibit.getByRole('textbox', { name: /data-identifier/ }).fill('careless')
  await expect(page.locator(stage('cms-block'))).toContainText('Care instructions')
  await exhibit.getByRole('button', { name: 'Copy' }).click()
  await expect(exhibit.getByRole('button', { name: 'Copied' })).toBeVisible()
  await exhibit.getByRole('textbox', { name: /data-identifier/ }).fill('nothing-like-it')
  await expect(exhibit.getByText('The shop has no such block')).toBeVisible()
  await exhibit.getByRole('textbox', { name: /data-identifier/ }).fill('careless')
  await expect(exhibit.getByText('The shop has no such block')).toBeHidden()
  await openExample(page, 'account-menu')
  const links = page.getByRole('textbox', { name: /data-links/ })
  await links.fill('{"orders": ')
  await expect(links).toHaveAccessibleDescription('This is not valid JSON.')
  await expect(page.locator('#account-menu [data-widget]')).not.toHaveAttribute('data-links')
  const marker = '<div data-widget="cms-block" data-identifier="careless" data-mount="visible">Your own words'
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(marker)
  await openExample(page, 'confirm-dialog')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await openExample(page, 'banner')
  await page.getByRole('button', { name: 'Show a message' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Show a message')
  await expectAccessible(page, 'the gallery')
})

test('the gallery is short until a widget is opened, and loads no widget before', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.goto('/widgets')
  await expect(page.locator('.notices [data-widget]')).toHaveAttribute('data-widget-state', 'ready')
  await expect(page.locator('.gallery [data-widget][data-widget-state]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
  await page.goto('/widgets#cart')
  const shown = page.locator(stage('cart'))
  await expect(shown.getByRole('heading', { name: 'Summary' })).toBeVisible()
  // Nothing of it has to be scrolled for in a box of its own.
  await expect
    .poll(() => shown.evaluate(({ parentElement: box }) => box!.scrollHeight - box!.clientHeight))
    .toBe(0)
})

test('the widgets follow the theme properties and the dark scheme, with enough contrast', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.goto('/widgets')
  await page.getByText('Theme properties').first().click()
  await page.getByRole('textbox', { name: '--bezel-radius' }).fill('17px')
  await expect(page.locator('#tokens-css')).toHaveText(':root {\n  --bezel-radius: 17px;\n}')
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('dark')
  await openExample(page, 'checkout')
  const field = page.locator('#checkout input[name=city]')
  await expect(field).toHaveCSS('border-radius', '17px')
  await expect(field).toHaveCSS('background-color', 'rgb(38, 34, 29)')
  await expect(field).toHaveCSS('color', 'rgb(241, 236, 228)')
  await expectAccessible(page, 'the dark gallery')
  await openExample(page, 'currency-picker')
  await page.locator(stage('currency-picker')).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const asked = await dialog
    .getByRole('searchbox')
    .first()
    .evaluate((input) => getComputedStyle(input, '::placeholder').color)
  await expect(dialog.locator('.bzl-choice bdi').first()).toHaveCSS('color', asked)
})

test('a fault chosen on the page affects its widgets, and can be cleared', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset()
  const choose = async (mood: string) => {
    await page.goto('/widgets')
    await page.locator('.settings-bar summary').click()
    await page.getByRole('combobox', { name: 'Server' }).selectOption(mood)
    await page.getByRole('button', { name: 'Apply' }).click()
    await openExample(page, 'cart')
    // It starts when it comes into view.
    await page.locator(stage('cart')).scrollIntoViewIfNeeded()
  }
  await choose('Never answers')
  await expect(page.locator('#cart [aria-busy=true]').first()).toBeVisible()
  await choose('Everything fails')
  await expect(page.locator('#cart').getByRole('button', { name: 'Try again' })).toBeVisible()
  await choose('Fair weather')
  await expect(page.locator(stage('cart'))).toContainText('empty')
})

for (const locale of ['de', 'fr', 'es', 'it', 'pl', 'sv', 'ja'])
  test(`the gallery, a refused login in it and a message are accessible in ${locale}`, async ({
    page,
    shop,
  }) => {
    await shop.reset({ locale })
    await page.goto('/widgets')
    await page.locator('.tokens summary').click()
    await openExample(page, 'banner')
    await page.locator('[data-try=notify]').click()
    await expect(page.locator('.bzl-banner__list .bzl-notice')).toBeVisible()
    await openExample(page, 'account-menu')
    await page.locator('#account-menu [data-widget] button').click()
    await page.locator('#account-menu [data-widget] form button[type=submit]').click()
    await expect(page.locator('#account-menu [aria-invalid=true]')).toHaveCount(2)
    await expectAccessible(page, locale)
  })

test('a button writes what a ticket needs', async ({ page, shop }) => {
  await shop.reset()
  await page.goto('/widgets')
  await page.getByText('Report for a ticket').click()
  await page.getByRole('button', { name: 'Make the report' }).click()
  const report = page.getByRole('region', { name: 'Report for a ticket' })
  await expect(report).toBeFocused()
  await expect(report).toContainText('"name": "banner"')
  const scripts = await page.evaluate(() => (window.Bezel as Bezel).scripts())
  expect(scripts.filter(({ isLoaded }) => isLoaded).map(({ purpose }) => purpose)).toContain(
    'The functions of window.Bezel, for scripts of the page.',
  )
})
