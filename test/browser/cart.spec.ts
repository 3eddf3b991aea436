import { addresses } from './addresses'
import { expectNoBarriers } from './accessibility'
import { CartPage, expectUniqueNames } from './cart-page'
import { CheckoutPage } from './checkout'
import { Drawer } from './drawer'
import { expect, test } from './shop'

const NECKLACE = { sku: 'NN-1', options: { 5: 'Ann & Bo', 6: '22' } }
const VOUCHER = { sku: 'GV-50' }
const PENDANT = { sku: 'NK-2' }
const EARRINGS = { sku: 'EA-1', qty: 2 }

const journeys = [
  { who: 'a guest', what: 'pieces', locale: 'en', items: [NECKLACE, EARRINGS, PENDANT] },
  {
    who: 'a guest',
    what: 'vouchers',
    locale: 'ja',
    currency: 'JPY',
    items: [VOUCHER, { ...VOUCHER, options: { 12: '花子' } }],
  },
  {
    who: 'a guest',
    what: 'pieces and a voucher',
    locale: 'pl',
    currency: 'EUR',
    items: [PENDANT, VOUCHER, EARRINGS],
  },
  {
    who: 'a customer',
    what: 'pieces and a voucher',
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
  test(`${who} looks after a cart of ${what} in ${start.locale}`, async ({ page, shop }) => {
    await shop.enter(start)
    const cart = new CartPage(page, start.locale)
    await cart.open()
    await expect(cart.lines).toHaveCount(start.items.length)
    await expect(cart.root).toContainText(cart.word('cart.not-reserved'))
    await expect(cart.root.getByText(cart.word('login'))).toHaveCount(start.customer ? 0 : 1)
    await cart.expectLikeShop(shop)
    await expectUniqueNames(cart.root)
    await expectNoBarriers(page, `a cart of ${what}`)

    const first = cart.lines.first()
    await cart.more(first).click()
    await cart.more(first).click()
    await expect(cart.quantity(first)).toHaveValue('3')
    await cart.expectLikeShop(shop)
    await cart.quantity(first).fill('４')
    await cart.quantity(first).press('Enter')
    await cart.expectLikeShop(shop)

    await cart.remove(first).click()
    await cart.answer('item.remove-question', 'action.cancel')
    await expect(cart.lines).toHaveCount(start.items.length)

    await cart.wish(first).click()
    await cart.answer('item.wishlist-question', 'action.ok')
    await expect(cart.lines).toHaveCount(start.items.length - 1)
    await expect(page.getByText(cart.word('notice.wishlisted')).first()).toBeVisible()
    await expect(cart.lines.first().locator('button').first()).toBeFocused()
    await cart.expectLikeShop(shop)

    for (let left = start.items.length - 2; left >= 0; left--) {
      await cart.remove(cart.lines.first()).click()
      await cart.answer('item.remove-question', 'action.ok')
      await expect(cart.lines).toHaveCount(left)
    }
    await expect(page.getByText(cart.word('notice.deleted')).first()).toBeVisible()
    await expect(cart.root.getByText(cart.word('empty'))).toBeVisible()
    await expect(cart.root.getByRole('heading').first()).toBeFocused()
    await expectNoBarriers(page, 'an empty cart')
    await expect(page.locator('[data-cart-count]')).toHaveText('0')
  })
}

test('what a guest puts on the wish list is in the cookie, for a year', async ({ page, shop, context }) => {
  await shop.enter({ items: [PENDANT, EARRINGS] })
  const cart = new CartPage(page)
  await cart.open()
  for (const left of [1, 0]) {
    await cart.wish(cart.lines.first()).click()
    await cart.answer('item.wishlist-question', 'action.ok')
    await expect(cart.lines).toHaveCount(left)
  }
  const cookie = (await context.cookies()).find(({ name }) => name === 'wishlist')!
  expect(cookie.value).toBe('57.59')
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
})

test('thirty clicks in a second end in the right number with few requests', async ({ page, shop }) => {
  await shop.enter({ items: [{ sku: 'EA-1' }] })
  const cart = new CartPage(page)
  await cart.open()
  await cart.more(cart.lines.first()).evaluate(async (button: HTMLElement) => {
    for (let click = 0; click < 30; click++) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  await expect(cart.quantity(cart.lines.first())).toHaveValue('31')
  await cart.expectLikeShop(shop)
  expect((await shop.ledger()).carts.find(({ active }) => active)!.items).toMatchObject([{ qty: 31 }])
  expect((await shop.ledger()).requests.filter(({ method }) => method === 'PUT').length).toBeLessThan(3)
})

test('a quantity the shop does not have gives the last good one back and says why at the line', async ({
  page,
  shop,
}) => {
  await shop.enter({ items: [{ sku: 'BR-1', qty: 2 }, PENDANT] })
  const cart = new CartPage(page)
  await cart.open()
  const line = cart.line('Tennis Bracelet')
  await cart.quantity(line).fill('9')
  await cart.quantity(line).blur()
  await expect(line).toContainText('The requested qty is not available')
  await expect(cart.quantity(line)).toHaveValue('2')
  await expect(cart.quantity(line)).toHaveAccessibleDescription('The requested qty is not available')
  await expect(cart.line('Moon Pendant')).not.toContainText('not available')
  await expectNoBarriers(page, 'a refused quantity')
  await cart.expectLikeShop(shop)
})

test('drawer and page show one number within a frame, and what is written is read in quotes', async ({
  page,
  shop,
}) => {
  await shop.enter({ items: [NECKLACE, PENDANT] })
  const cart = new CartPage(page)
  const drawer = new Drawer(page)
  await cart.open()
  await drawer.open()
  await expect(drawer.lines.first()).toContainText('“Ann & Bo”')
  const numbers = await drawer.more(drawer.lines.first()).evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return [...document.querySelectorAll<HTMLInputElement>('.bzl-quantity__input')].map(({ value }) => value)
  })
  expect(numbers.sort()).toEqual(['1', '1', '2', '2'])
  await cart.expectLikeShop(shop)
  await expectUniqueNames(drawer.dialog)
})

test('the lines the storefront remembers are on screen before the shop has answered', async ({
  page,
  shop,
}) => {
  await shop.enter({ items: [PENDANT] })
  const drawer = new Drawer(page)
  await page.goto('/')
  await drawer.open()
  const renewed = page.waitForResponse(/section\/load/)
  await drawer.more(drawer.lines.first()).click()
  await renewed
  let answer!: () => void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/checkout/config/data*', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  await page.locator('#minicart').click()
  await expect(drawer.line('Moon Pendant')).toBeVisible()
  await expect(drawer.quantity(drawer.lines.first())).toHaveValue('2')
  await expect(drawer.line('Moon Pendant').locator('.bzl-price')).toHaveCount(0)
  answer()
  await expect(drawer.line('Moon Pendant').locator('.bzl-price')).toHaveText('$128.00')
})

test('a wish not sent yet goes along to the checkout', async ({ page, shop }) => {
  await shop.enter({ items: [PENDANT] })
  const cart = new CartPage(page)
  await cart.open()
  await cart.more(cart.lines.first()).click()
  await cart.root.getByRole('link', { name: 'Go to checkout' }).click()
  await new CheckoutPage(page).expectStep(1)
  await expect(page.locator('[data-widget="checkout"]')).toContainText('$128.00')
  await expect(page.locator('[data-widget="progress"] [aria-current="step"]')).toContainText(
    'Shipping & Payment',
  )
})

test('lines change in the review before the order as they do in the cart', async ({ page, shop }) => {
  test.slow()
  await shop.enter({ items: [EARRINGS, PENDANT] })
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US)
  const lines = checkout.step.locator('.bzl-item')
  await lines.first().locator('.bzl-quantity button').last().click()
  await expect(async () => expect(await checkout.total()).toBe(await shop.cartTotal())).toPass()
  await expect(lines.first().getByRole('textbox')).toHaveValue('3')
  await lines.first().getByRole('button', { name: 'Remove Pearl Earrings' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(lines).toHaveCount(1)
  await expect(async () => expect(await checkout.total()).toBe(await shop.cartTotal())).toPass()
  await expectUniqueNames(checkout.step)
})
