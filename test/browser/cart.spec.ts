import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { CartPage, expectUniqueNames } from './cart-page.ts'
import { expect, test } from './shop.ts'

const NECKLACE = { sku: 'NN-1', options: { 5: 'Ann & Bo', 6: '22' } }
const VOUCHER = { sku: 'GV-50' }
const PENDANT = { sku: 'NK-2' }
const EARRINGS = { sku: 'EA-1', qty: 2 }

const journeys = [
  { who: 'a guest', what: 'items', locale: 'en', items: [NECKLACE, EARRINGS, PENDANT] },
  {
    who: 'a guest',
    what: 'vouchers',
    locale: 'ja',
    currency: 'JPY',
    items: [VOUCHER, { ...VOUCHER, options: { 12: '花子' } }],
  },
  {
    who: 'a guest',
    what: 'items and a voucher',
    locale: 'pl',
    currency: 'EUR',
    items: [PENDANT, VOUCHER, EARRINGS],
  },
  {
    who: 'a customer',
    what: 'items and a voucher',
    locale: 'de',
    items: [NECKLACE, VOUCHER, PENDANT],
    customer: 'ann@example.com',
  },
  {
    who: 'a customer',
    what: 'vouchers',
    locale: 'fr',
    items: [VOUCHER, { ...VOUCHER, options: { 12: 'Zoé' } }],
    customer: 'ann@example.com',
  },
]

for (const { who, what, ...start } of journeys) {
  test(`${who} manages a cart of ${what} in ${start.locale}`, async ({ page, shop }) => {
    await shop.reset(start)
    const cart = new CartPage(page, start.locale)
    await cart.open()
    await expect(cart.items).toHaveCount(start.items.length)
    await expect(cart.root).toContainText(cart.text('not-reserved'))
    await expect(cart.root.getByText(cart.text('login'))).toHaveCount(start.customer ? 0 : 1)
    await cart.expectSameAsShop(shop)
    await expectUniqueNames(cart.root)
    await expectAccessible(page, `a cart of ${what}`)

    const first = cart.items.first()
    await cart.more(first).click()
    await cart.more(first).click()
    await expect(cart.quantity(first)).toHaveValue('3')
    await cart.expectSameAsShop(shop)
    await cart.quantity(first).fill('４')
    await cart.quantity(first).press('Enter')
    await cart.expectSameAsShop(shop)

    await cart.remove(first).click()
    await cart.answer('item.remove-question', 'action.cancel')
    await expect(cart.items).toHaveCount(start.items.length)

    await cart.wishlistButton(first).click()
    await cart.answer('item.wishlist-question', 'action.ok')
    await expect(cart.items).toHaveCount(start.items.length - 1)
    await expect(page.getByText(cart.text('notice.wishlisted')).first()).toBeVisible()
    await expect(cart.items.first().locator('button').first()).toBeFocused()
    await cart.expectSameAsShop(shop)

    for (let left = start.items.length - 2; left >= 0; left--) {
      await cart.remove(cart.items.first()).click()
      await cart.answer('item.remove-question', 'action.ok')
      await expect(cart.items).toHaveCount(left)
    }
    await expect(page.getByText(cart.text('notice.deleted')).first()).toBeVisible()
    await cart.expectEmpty()
    await expect(cart.root.getByRole('heading').first()).toBeFocused()
    await expectAccessible(page, 'an empty cart')
    await expect(page.locator('[data-bezel-count]')).toHaveText('0')
  })
}

test('an item a guest moves to the wish list is in the cookie, for a year', async ({
  shop,
  context,
  cart,
}) => {
  await shop.reset({ items: [PENDANT, EARRINGS] })
  await cart.open()
  for (const left of [1, 0]) {
    await cart.wishlistButton(cart.items.first()).click()
    await cart.answer('item.wishlist-question', 'action.ok')
    await expect(cart.items).toHaveCount(left)
  }
  const cookie = (await context.cookies()).find(({ name }) => name === 'wishlist')!
  expect(cookie.value).toBe('57.59')
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
})

test('drawer and page show the same number within a frame, and texts a shopper wrote are shown in quotes', async ({
  shop,
  drawer,
  cart,
}) => {
  await shop.reset({ items: [NECKLACE, PENDANT] })
  await cart.open()
  await drawer.open()
  await expect(drawer.items.first()).toContainText('“Ann & Bo”')
  const numbers = await drawer.more(drawer.items.first()).evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return [...document.querySelectorAll<HTMLInputElement>('.bzl-quantity__input')].map(({ value }) => value)
  })
  expect(numbers.sort()).toEqual(['1', '1', '2', '2'])
  await cart.expectSameAsShop(shop)
  await expectUniqueNames(drawer.dialog)
})

test('the items in the storefront’s cache are on screen before the first response', async ({
  page,
  shop,
  drawer,
}) => {
  await shop.reset({ items: [PENDANT] })
  await page.goto('/')
  await drawer.open()
  await drawer.more(drawer.items.first()).click()
  await page.waitForFunction(() => {
    const { cart } = JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as {
      cart?: { summary_count: number }
    }
    return Number(cart?.summary_count) === 2
  })
  let answer!: () => void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/checkout/config/data*', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  await page.locator('#minicart').click()
  await expect(drawer.item('Moon Pendant')).toBeVisible()
  await expect(drawer.quantity(drawer.items.first())).toHaveValue('2')
  await expect(drawer.item('Moon Pendant').locator('.bzl-price')).toHaveText('$128.00')
  await expect(drawer.total).toBeHidden()
  answer()
  await expect(drawer.total).toHaveText('$128.00')
  await expect(drawer.item('Moon Pendant').locator('.bzl-price')).toHaveText('$128.00')
})

test('items can be changed in the review as in the cart', async ({ page, shop, checkout }) => {
  test.slow()
  await shop.reset({ items: [EARRINGS, PENDANT] })
  await checkout.reachReview(addresses.US)
  const items = checkout.step.locator('.bzl-item')
  await checkout.step.getByRole('button', { name: 'Edit items' }).click()
  await items.first().locator('.bzl-quantity button').last().click()
  await expect(async () => expect(await checkout.total()).toBe(await shop.cartTotal())).toPass()
  await expect(items.first().getByRole('textbox')).toHaveValue('3')
  await items.first().getByRole('button', { name: 'Remove Pearl Earrings' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(items).toHaveCount(1)
  await expect(async () => expect(await checkout.total()).toBe(await shop.cartTotal())).toPass()
  await expectUniqueNames(checkout.step)
})

test('an item whose price has changed says what it was, from the first frame of the next page', async ({
  page,
  shop,
  cart,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2', qty: 2 }] })
  await cart.open()
  const item = cart.item('Moon Pendant')
  await expect(item.getByText('$64.00 each')).toBeVisible()
  await expect(item.getByText('was $64.00')).toHaveCount(0)
  // The first price is kept once the browser is idle.
  await expect.poll(() => page.evaluate(() => localStorage['bezel-item-details'])).toContain('"first"')
  await page.request.post('/__demo/mood', { data: { personality: 'price-changed' } })
  await page.reload()
  await expect(item.getByText('$69.00 each')).toBeVisible()
  await expect(item.getByText('was $64.00')).toBeVisible()
  await expectAccessible(page, 'a price that has changed')
})
