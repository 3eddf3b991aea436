import type { Page } from 'playwright/test'
import { AttackDetector } from './attack-detector.ts'
import { expect, test } from './shop.ts'

// Opens a page without its content security policy, which would stop what a widget lets through.
test.use({ bypassCSP: true })

/** A page of the shop whose block has a marker: its attributes are properties of a widget, and stay when it is sanitised. */
async function openBlock(page: Page, marker: string) {
  await page.route('**/V1/cms/block/*', (route) => route.fulfill({ json: { content: marker, active: true } }))
  await page.goto('/shipping-returns')
  const block = page.locator('[data-widget=cms-block]')
  await block.scrollIntoViewIfNeeded()
  const widget = block.locator('[data-widget]')
  await expect(widget).toHaveAttribute('data-widget-state', 'ready')
  return widget
}

test('a link of the account that a block moves runs no script', async ({ page, shop }) => {
  const attacks = await AttackDetector.install(page)
  await shop.reset({ customer: 'ann@example.com' })
  const links = JSON.stringify({ orders: 'javascript:alert(1)' })
  const menu = await openBlock(page, `<div data-widget="account-menu" data-links='${links}'></div>`)
  await menu.getByRole('button', { name: 'Account of Ann' }).click()
  const orders = menu.getByRole('link', { name: 'Orders' })
  await orders.click()
  expect(await attacks.findings()).toEqual([])
  await expect(orders).toHaveAttribute('href', '/sales/order/history')
})
