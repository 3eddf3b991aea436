import type { Page } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

const ANN = 'ann@example.com'
const ITEMS = [{ sku: 'NK-2' }]
/** Scrolls to a marker that mounts when visible. */
const show = (page: Page, name: string) =>
  page.evaluate((widget) => document.querySelector(`[data-widget=${widget}]`)!.scrollIntoView(), name)
const picker = (page: Page) => page.getByRole('button', { name: /^Country and currency/ })

test('country and currency change together, and cart and scroll position are kept', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS, currency: 'USD', country: 'US' })
  await page.goto('/')
  await show(page, 'currency-picker')
  await picker(page).click()
  const dialog = page.getByRole('dialog', { name: 'Country and currency' })
  await dialog.getByRole('searchbox', { name: /countries/ }).fill('deutsch')
  await dialog.getByRole('radio', { name: /^Germany/ }).check()
  await dialog.getByRole('radio', { name: /^Euro/ }).check()
  await expectAccessible(page, 'the picker')
  await dialog.getByRole('button', { name: 'Use EUR' }).click()
  await expect(picker(page)).toHaveText('Germany · EUR')
  await expect(picker(page)).toBeFocused()
  await expect(page.locator('.card__price').first()).toContainText('€')
  await expect(page.locator('[data-bezel-count]')).toHaveText('1')
  await expect(picker(page)).toBeInViewport()
})

test('an overlay covers the page while the currency changes, also with a hidden marker, and goes when that fails', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset({ items: ITEMS })
  await page.goto('/')
  await show(page, 'currency-picker')
  await picker(page).click()
  const dialog = page.getByRole('dialog', { name: 'Country and currency' })
  await dialog.getByRole('radio', { name: /^Euro/ }).check()
  let fail = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/directory/currency/**', async (route) => {
    await failing
    await route.abort()
  })
  await page
    .locator('[data-widget="loading-overlay"]')
    .evaluate((marker: HTMLElement) => (marker.hidden = true))
  await dialog.getByRole('button', { name: 'Use EUR' }).click()
  const overlay = page.locator('.bzl-loading-overlay__dialog')
  await expect(overlay).toBeVisible()
  await expectAccessible(page, 'a page under the overlay')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(overlay).toBeVisible()
  fail()
  await expect(overlay).toBeHidden()
  await expect(dialog.locator('.bzl-notice')).toContainText('The currency could not be changed.')
  await expect(dialog.getByRole('alert')).toContainText('The currency could not be changed.')
  await expect(dialog.getByRole('button', { name: 'Use EUR' })).toBeEnabled()
  await expectAccessible(page, 'a currency that could not be changed')
})

test('a customer logs in by the theme’s form, changes an address and logs out', async ({ page, shop }) => {
  await shop.reset()
  await page.goto('/wishlist')
  await expect(page.locator('[data-widget=wishlist]')).toContainText('Your wish list is empty.')
  await expectAccessible(page, 'an empty wish list')
  await page.goto('/customer/account')
  await page.getByLabel('E-mail').fill(ANN)
  await page.getByLabel('Password').fill('Demo-1234!')
  await page.locator('form.login button').click()
  const menu = page.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link')).toHaveCount(8)
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('button', { name: /^Edit the address/ })
    .first()
    .click()
  const city = page.getByRole('textbox', { name: 'City' })
  await expectAccessible(page, 'an address being changed')
  await city.fill('Hamburg')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.locator('.bzl-address-book__card').first()).toContainText('Hamburg')
  await expectAccessible(page, 'the account')
  await menu.getByRole('link', { name: 'My orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/customer\/account\/login/)
})

test('a guest’s wish list is on this device, links each item and items can be removed', async ({
  page,
  shop,
  baseURL,
}) => {
  await shop.reset()
  await page.context().addCookies([{ name: 'wishlist', value: '60.59', url: baseURL! }])
  await page.goto('/wishlist')
  const list = page.getByRole('group', { name: 'Wish list' })
  await expect(list.getByRole('link')).toHaveCount(2)
  await expectAccessible(page, 'a wish list')
  await list.getByRole('button').first().press('Enter')
  await expect(list.getByRole('link')).toHaveCount(1)
  await expect(list).toBeFocused()
  await list.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\.html$/)
})

test('an engraved item goes from a guest’s list into the account, from there into the cart, back and away', async ({
  page,
  shop,
  cart,
}) => {
  await shop.reset({ items: [{ sku: 'NN-1', options: { 5: 'Ann & Bo', 6: '22' } }, { sku: 'EA-1' }] })
  await cart.open()
  await cart.wishlistButton(cart.item('Name Necklace')).click()
  await cart.answer('item.wishlist-question', 'action.ok')
  await expect(cart.items).toHaveCount(1)

  await page.goto('/wishlist')
  const list = page.getByRole('group', { name: 'Wish list' })
  await expect(list.getByRole('listitem')).toContainText('Ann & Bo · Rose gold')
  await expectAccessible(page, 'a guest’s list with an engraving')
  await page.goto('/customer/account')
  await page.getByLabel('E-mail').fill(ANN)
  await page.getByLabel('Password').fill('Demo-1234!')
  await page.locator('form.login button').click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(cookies).not.toContain('wishlist')
  await page.goto('/wishlist')
  const toCart = list.getByRole('button', { name: 'Add to cart: Name Necklace' })
  await expect(toCart).toBeVisible()
  await expect(list.getByRole('link', { name: 'Choose options: Name Necklace' })).toBeVisible()
  await expectAccessible(page, 'a customer’s list')
  await toCart.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await expect(list).toBeFocused()
  await cart.open()
  await expect(cart.item('Name Necklace')).toContainText('Ann & Bo')
  const sent = (await shop.ledger()).requests.filter(({ path }) => path.startsWith('/wishlist/index/add'))
  expect(sent).toHaveLength(1)

  await cart.wishlistButton(cart.item('Name Necklace')).click()
  await cart.answer('item.wishlist-question', 'action.ok')
  await page.goto('/wishlist')
  await list.getByRole('button', { name: 'Remove Name Necklace from the wish list' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the account is a list of links', async ({ page, shop }) => {
    await shop.reset({ customer: ANN })
    await page.goto('/customer/account')
    await expect(page.locator('.account__menu a')).toHaveCount(8)
  })
})
