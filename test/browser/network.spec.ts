import type { Locator } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

const PENDANT = { sku: 'NK-2', qty: 1 }

const notice = (root: Locator, text: string | RegExp) => root.locator('.bzl-notice__text', { hasText: text })

test.describe('without a network', () => {
  test.use({ tolerance: async ({}, use) => use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] }) })

  test('a quantity stays pending, and is sent when it is back', async ({ page, shop, context, cart }) => {
    await shop.reset({ items: [PENDANT] })
    await cart.open()
    await expect(cart.item('Moon Pendant')).toBeVisible()
    await context.setOffline(true)
    await expect(notice(cart.root, /^You are offline\.$/)).toBeVisible()
    await cart.more(cart.items.first()).click()
    await expect(cart.quantity(cart.items.first())).toHaveValue('2')
    await expect(notice(cart.root, /We will try again when you are back\.$/).first()).toBeVisible()
    await cart.remove(cart.items.first()).focus()
    await expect(cart.root.getByText('Please try again')).toHaveCount(0)
    await expectAccessible(page, 'a cart without a network')
    await context.setOffline(false)
    await expect(notice(cart.root, /You are offline/)).toHaveCount(0)
    await expect.poll(async () => (await shop.openCart()).items[0]!.qty).toBe(2)
    await cart.expectSameAsShop(shop)
  })

  test('a cart that could not be loaded is loaded when it is back', async ({
    page,
    shop,
    context,
    drawer,
  }) => {
    await shop.reset({ items: [PENDANT] })
    await page.goto('/')
    await drawer.open()
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.clear())
    await shop.injectFault({ match: 'GET /checkout/config/data', fault: 'abort' })
    await page.reload()
    await drawer.open()
    await context.setOffline(true)
    await expect(notice(drawer.dialog, /We will try again when you are back\.$/)).toBeVisible()
    await expect(drawer.dialog.getByText('Try again', { exact: true })).toHaveCount(0)
    await shop.clearFaults()
    await context.setOffline(false)
    await expect(drawer.items).toHaveCount(1)
    await expect(drawer.total).toHaveText('$64.00')
  })
})

test('a list of countries that could not be loaded says so at the field, and is loaded again', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [PENDANT] })
  await shop.injectFault({ match: 'GET *directory-data*', fault: 'abort' })
  await checkout.open()
  const country = checkout.root.getByLabel(/^Country/)
  await expect(country).toHaveAccessibleDescription(/^The countries could not be loaded\./)
  await expectAccessible(page, 'a form without countries')
  await shop.clearFaults()
  await checkout.root.getByRole('button', { name: 'Try again' }).click()
  await expect(country).toBeFocused()
  await expect(country.getByRole('option')).not.toHaveCount(1)
  await expect(country).not.toHaveAccessibleDescription(/could not be loaded/)
})
