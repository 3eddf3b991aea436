import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { CartPage } from './cart-page.ts'
import { endSession } from './session-end.ts'
import { expect, Shop, test } from './shop.ts'

const ANN = 'ann@example.com'
const PENDANT = { sku: 'NK-2', qty: 1 }
const EARRINGS = { sku: 'EA-1', qty: 1 }

const over = (root: Locator) => root.getByRole('region', { name: 'Your session has ended' })

async function logInAgain(root: Locator) {
  await expect(over(root)).toContainText('Your cart is kept on your account.')
  await over(root)
    .getByLabel(/^E-mail address/)
    .fill(ANN)
  await over(root)
    .getByLabel(/^Password/)
    .fill('Demo-1234!')
  await over(root).getByRole('button', { name: 'Log in' }).click()
  await expect(over(root)).toHaveCount(0)
}

const notice = (root: Locator, text: string | RegExp) => root.locator('.bzl-notice__text', { hasText: text })

async function openCart(page: Page, item = 'Moon Pendant') {
  const cart = new CartPage(page)
  await cart.open()
  await expect(cart.item(item)).toBeVisible()
  return cart
}

test.describe('a customer whose session ends', () => {
  test.use({ tolerance: async ({}, use) => use({ expectedErrors: [/401/] }) })

  test('logs in on the cart’s page and finds the cart, what was pressed and what was typed', async ({
    page,
    shop,
  }) => {
    await shop.reset({ items: [PENDANT, EARRINGS], customer: ANN })
    const cart = await openCart(page)
    await cart.root.getByRole('button', { name: 'Have a code?' }).click()
    await cart.root.getByRole('textbox', { name: 'Coupon code' }).fill('SPRI')
    await endSession(page)
    await cart.more(cart.item('Moon Pendant')).click()
    await expect(over(cart.root).getByLabel(/^E-mail address/), 'the press was interrupted').toBeFocused()
    await expect(cart.root.getByText('Your cart is empty.')).toHaveCount(0)
    await expect(cart.item('Moon Pendant')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Special offers for you' })).toHaveCount(0)
    await expectAccessible(page, 'a cart whose session is over')
    await logInAgain(cart.root)
    await expect(cart.quantity(cart.item('Moon Pendant'))).toHaveValue('2')
    await expect(cart.root.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('SPRI')
    await cart.expectSameAsShop(shop)
    expect(new URL(page.url()).pathname).toBe('/checkout/cart')
  })

  test('is asked to log in after a reload as well', async ({ page, shop }) => {
    await shop.reset({ items: [PENDANT], customer: ANN })
    const cart = await openCart(page)
    await endSession(page)
    await page.reload()
    await expect(over(cart.root)).toBeVisible()
    await expect(cart.root.getByText('Your cart is empty.')).toHaveCount(0)
    await expect(over(cart.root).getByLabel(/^E-mail address/)).not.toBeFocused()
    await logInAgain(cart.root)
    await cart.expectSameAsShop(shop)
  })

  test('logs in in the drawer', async ({ page, shop, drawer }) => {
    await shop.reset({ items: [PENDANT], customer: ANN })
    await page.goto('/')
    await drawer.open()
    await expect(drawer.items).toHaveCount(1)
    await endSession(page)
    await drawer.more(drawer.item('Moon Pendant')).click()
    await expectAccessible(page, 'a drawer whose session is over')
    await logInAgain(drawer.dialog)
    await expect(drawer.quantity(drawer.item('Moon Pendant'))).toHaveValue('2')
    await expect.poll(async () => (await shop.openCart()).items[0]!.qty).toBe(2)
  })

  test('by a logout in another tab is asked to log in, and may go on as a guest', async ({
    page,
    shop,
    context,
  }) => {
    await shop.reset({ items: [PENDANT], customer: ANN })
    const cart = await openCart(page)
    const other = await context.newPage()
    await other.goto('/customer/account')
    await other.getByRole('button', { name: 'Log out' }).first().click()
    await expect(over(cart.root)).toBeVisible()
    await expect(cart.root.getByText('Your cart is empty.')).toHaveCount(0)
    await over(cart.root).getByRole('button', { name: 'Continue without logging in' }).click()
    await expect(cart.root.getByText('Your cart is empty.')).toBeVisible()
    await expect(over(cart.root)).toHaveCount(0)
  })
})

test.describe('a guest whose session ends', () => {
  test('can still remove an item of the cart', async ({ page, shop }) => {
    await shop.reset({ items: [PENDANT, EARRINGS] })
    const cart = await openCart(page)
    await endSession(page)
    await cart.remove(cart.item('Moon Pendant')).click()
    await cart.answer('item.remove-question', 'action.ok')
    await expect(cart.items).toHaveCount(1)
    await expect(cart.items).toContainText('Pearl Earrings')
    await cart.expectSameAsShop(shop)
  })

  test('and who begins a new cart sees all of it at once, and why', async ({ page, shop, context }) => {
    await shop.reset({ items: [{ ...PENDANT, qty: 2 }] })
    const cart = await openCart(page)
    await endSession(page)
    const sentence = 'Your session has ended, and your earlier cart with it. This is your new cart.'
    // The region is emptied again after ten seconds.
    const status = page.getByRole('status').filter({ hasText: sentence })
    const announced = status.waitFor({ state: 'attached', timeout: 60_000 })
    const other = await context.newPage()
    await new Shop(other).addFromProductPage('pearl-earrings')
    await openCart(other, 'Pearl Earrings')
    await expect(cart.items).toHaveCount(1)
    await expect(cart.items).toContainText('Pearl Earrings')
    await expect(cart.total).toHaveText('$34.50')
    await expect(notice(cart.root, sentence)).toBeVisible()
    await announced
    await expectAccessible(page, 'a cart in the place of another')
    await cart.remove(cart.item('Pearl Earrings')).click()
    await cart.answer('item.remove-question', 'action.ok')
    await expect(cart.root.getByText('Your cart is empty.')).toBeVisible()
  })
})

test('two presses on Remove in one task ask once and post once', async ({ page, shop }) => {
  await shop.reset({ items: [PENDANT, EARRINGS] })
  const cart = await openCart(page)
  await cart.remove(cart.item('Moon Pendant')).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await cart.answer('item.remove-question', 'action.ok')
  await expect(cart.items).toHaveCount(1)
  await cart.expectSameAsShop(shop)
  const posts = (await shop.ledger()).requests.filter(({ path }) => path.includes('removeItem'))
  expect(posts).toHaveLength(1)
})
