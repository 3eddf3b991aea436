import type { Page } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { DiscountsPage } from './discounts-page.ts'
import { expect, type Shop, test } from './shop.ts'
import { translations } from './translations.ts'

const ANN = 'ann@example.com'
const GOODS = [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }]
const VOUCHER = [{ sku: 'GV-50' }]

/** A cart of goods, with the free gift that is offered with them. */
async function takePouch(page: Page, shop: Shop): Promise<DiscountsPage> {
  await shop.reset({ items: GOODS })
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  await page.locator('[data-free="1"]').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Add Jewellery Pouch, free' }).click()
  await expect(cart.item('Jewellery Pouch')).toBeVisible()
  return cart
}

test('offers and free gifts are added once, and an expired one shows a message', async ({ page, shop }) => {
  await shop.reset({ items: GOODS })
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  await page.getByRole('button', { name: 'Add Birthstone Charm for $9.90' }).click()
  await expect(cart.item('Birthstone Charm')).toContainText('Special offer')
  await page.getByRole('button', { name: 'Add Jewellery Pouch, free' }).click()
  await expect(cart.item('Jewellery Pouch')).toContainText('Free gift')
  await expect(cart.item('Jewellery Pouch').getByRole('button')).toHaveAccessibleName(
    'Remove Jewellery Pouch',
  )
  await expect(page.getByText('In your cart', { exact: true })).toHaveCount(2)
  await cart.expectSameAsShop()
  await expectAccessible(page, 'offers taken')
  await page.request.post('/__demo/mood', { data: { personality: 'offers-ended' } })
  await page.getByRole('button', { name: 'Add Polishing Cloth for $4.00' }).click()
  await expect(page.getByText('Polishing Cloth: This offer is not available.').first()).toBeVisible()
})

test('a free gift goes when the cart is too small for it, and gifts alone lead to no checkout', async ({
  page,
  shop,
}) => {
  const cart = await takePouch(page, shop)
  await cart.item('Pearl Earrings').getByRole('button', { name: 'One less of Pearl Earrings' }).click()
  await expect(cart.item('Jewellery Pouch')).toHaveCount(0)
  await cart.expectSameAsShop()
  await page.request.post('/visitor/visitor/postemail', {
    form: { email: 'bo@example.com' },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  await cart.open()
  for (const name of ['Pearl Earrings', 'Moon Pendant']) {
    await cart.root.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(cart.item(name)).toHaveCount(0)
  }
  await expect(cart.item('Mystery Gift')).toBeVisible()
  await expect(cart.root.getByText('There are only free gifts in your cart.')).toBeVisible()
  await expect(cart.root.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0)
  await expectAccessible(page, 'a cart of gifts')
})

test('every item of a wide list is removed at the same edge, also a free gift without a quantity', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const cart = await takePouch(page, shop)
  const edges = await cart.root
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right))
  expect(edges).toEqual([edges[0], edges[0], edges[0]])
})

test('a visitor gets the mystery gift for an address', async ({ page, shop }) => {
  await shop.reset()
  await page.goto('/')
  const form = page.locator('[data-widget="visitor-gift"]')
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('E-mail address').fill(ANN)
  await form.getByRole('button', { name: 'Get my gift' }).click()
  await expect(form.getByText('This email address has already received its gift.').first()).toBeVisible()
  await expectAccessible(page, 'a refused address')
  await form.getByLabel('E-mail address').fill('bo@example.com')
  await form.getByRole('button', { name: 'Get my gift' }).click()
  await expect(form.getByRole('heading', { name: 'Mystery Gift' })).toBeFocused()
  await form.getByRole('link', { name: 'View cart' }).click()
  const cart = new DiscountsPage(page, shop)
  await expect(cart.item('Mystery Gift')).toContainText('Free gift')
})

test('each unit of an item gets a gift box with a message, or all of them the same', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }, ...VOUCHER] })
  const word = translations('en', 'gifts')
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  const earrings = cart.item('Pearl Earrings')
  await earrings.getByRole('button', { name: /^Add gift box/ }).click()
  await earrings.getByRole('radio', { name: /Rose box/ }).check()
  await earrings.getByLabel(word('message')).fill('Für Dich 💍')
  await expectAccessible(page, 'a gift in the making')
  await earrings.getByRole('button', { name: word('close', { name: 'Pearl Earrings, item 1' }) }).click()
  await expect(earrings.getByText('Für Dich 💍')).toBeVisible()
  await cart.expectSameAsShop()
  expect((await cart.cart()).items[0]!.gifts).toMatchObject({
    0: { gift_boxes: [3], message: 'Für Dich 💍' },
  })
  await earrings.getByRole('button', { name: word('edit', { name: 'Pearl Earrings, item 1' }) }).click()
  await earrings.getByRole('button', { name: 'Use for all 3 items in your cart' }).click()
  await expect(cart.item('Moon Pendant').getByText('Rose box')).toBeVisible()
  await expect(cart.root.locator('.bzl-totals')).toContainText('$12.60')
  await cart.expectSameAsShop()
  await cart.root.getByRole('button', { name: cart.text('gifts.remove') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(cart.root.locator('.bzl-totals')).not.toContainText('Gift Box')
  await cart.expectSameAsShop()
})
