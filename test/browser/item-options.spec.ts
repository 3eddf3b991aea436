import { type Locator } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { CartPage, expectUniqueNames } from './cart-page.ts'
import { expect, test } from './shop.ts'
import { translations } from './translations.ts'

const NECKLACE = { sku: 'NN-1', qty: 2, options: { 5: 'Ann', 6: '22' } }
const RING = { sku: 'RG-1', options: { 7: '33' } }
const SIGNET = { sku: 'RG-2', options: { 137: '21', 138: '33', 10: 'Ann' } }
const PENDANT = { sku: 'NK-2' }

const dialogOf = (root: Locator) =>
  root.page().getByRole('dialog', { name: 'Change Name Necklace', exact: true })
const changeIn = (root: Locator) => root.getByRole('link', { name: 'Change Name Necklace', exact: true })

const shoppers = [
  { who: 'a guest', start: {} },
  { who: 'a customer', start: { customer: 'ann@example.com' } },
]

for (const { who, start } of shoppers) {
  test(`${who} changes engraving and metal on the cart page`, async ({ page, shop, cart }) => {
    await shop.reset({ ...start, items: [NECKLACE, PENDANT] })
    await cart.open()
    await changeIn(cart.root).click()
    const dialog = dialogOf(cart.root)
    await expect(dialog.getByLabel(/Engraving/)).toHaveValue('Ann')
    await expectAccessible(page, 'the options of an item')
    await dialog.getByLabel(/Engraving/).fill('Bo & Cy')
    await dialog.getByLabel(/Metal/).selectOption({ label: 'White gold (+$25.00)' })
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(cart.item('Name Necklace')).toContainText('“Bo & Cy”')
    await expect(cart.item('Name Necklace').locator('.bzl-price')).toHaveText('$150.00')
    await expect(page.getByText('Your changes are saved.').first()).toBeVisible()
    await expect(changeIn(cart.root)).toBeFocused()
    await cart.expectSameAsShop(shop)
    await expectUniqueNames(cart.root)
  })
}

test('metal and size of a configurable ring are changed, and its engraving stays', async ({
  page,
  shop,
  cart,
}) => {
  await shop.reset({ items: [SIGNET] })
  await cart.open()
  const ring = cart.item('Signet Ring')
  await ring.getByRole('link', { name: 'Change Signet Ring', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Signet Ring', exact: true })
  await expect(dialog.getByLabel(/Metal/)).toHaveValue('21')
  await expect(dialog.getByLabel(/Engraving/)).toHaveValue('Ann')
  await expectAccessible(page, 'the attributes of an item')
  await dialog.getByLabel(/Metal/).selectOption('Silver')
  await dialog.getByLabel(/Ring size/).selectOption('56')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toHaveCount(0)
  for (const choice of ['Silver', '56', '“Ann”']) await expect(ring).toContainText(choice)
  const [item] = (await shop.ledger()).carts[0]!.items
  expect(item!.sku).toBe('RG-2-si-56')
  await cart.expectSameAsShop(shop)
})

test('the drawer changes an item by keyboard alone, and goes on from there', async ({
  page,
  shop,
  drawer,
}) => {
  await shop.reset({ items: [NECKLACE, PENDANT] })
  await page.goto('/')
  await drawer.open()
  await changeIn(drawer.dialog).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(drawer.dialog)
  await expect(dialog.getByRole('heading', { name: 'Change Name Necklace' })).toBeFocused()
  await expect(dialog.getByLabel(/Engraving/)).toHaveValue('Ann')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel(/Engraving/)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Bo')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(drawer.dialog).toBeVisible()
  await expect(drawer.item('Name Necklace')).toContainText('“Bo”')
  await expect(changeIn(drawer.dialog)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(drawer.dialog).toBeVisible()
  await expect(changeIn(drawer.dialog)).toBeFocused()
  await expect(drawer.items).toHaveCount(2)
})

test('a refusal is said at the field, nothing typed is lost, and the next try counts', async ({
  page,
  shop,
  cart,
}) => {
  await shop.reset({ items: [NECKLACE] })
  await cart.open()
  await changeIn(cart.root).click()
  const dialog = dialogOf(cart.root)
  const engraving = dialog.getByLabel(/Engraving/)
  await engraving.fill('Much too long for a necklace')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(engraving).toHaveAccessibleDescription(/less or equal than 20 symbols/)
  await expect(engraving).toBeFocused()
  await engraving.fill('Zoë')
  await shop.injectFault({
    match: 'POST /checkout/cart/updateItemOptions/*',
    nth: 1,
    fault: { kind: 'status', status: 503 },
  })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(engraving).toHaveAccessibleDescription('Something went wrong. Please try again.')
  await expect(engraving).toHaveValue('Zoë')
  await expectAccessible(page, 'a refused option')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cart.item('Name Necklace')).toContainText('“Zoë”')
  await cart.expectSameAsShop(shop)
})

test('another tab has the item under its new id', async ({ page, shop, context, cart }) => {
  await shop.reset({ items: [NECKLACE, PENDANT] })
  await cart.open()
  const second = await context.newPage()
  const other = new CartPage(second)
  await other.open()
  await page.bringToFront()
  await changeIn(cart.root).click()
  await dialogOf(cart.root)
    .getByLabel(/Engraving/)
    .fill('Bo')
  await dialogOf(cart.root).getByRole('button', { name: 'Save changes' }).click()
  await expect(cart.item('Name Necklace')).toContainText('“Bo”')
  await second.bringToFront()
  await expect(other.item('Name Necklace')).toContainText('“Bo”')
  await other.more(other.item('Name Necklace')).click()
  await other.expectSameAsShop(shop)
})

test('without the dialog’s code the link leads to the product’s page, as it does in a new tab', async ({
  page,
  shop,
  context,
  tolerance,
  cart,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset({ items: [RING] })
  await cart.open()
  await page.waitForLoadState('networkidle')
  const change = cart.root.getByRole('link', { name: 'Change Birthstone Ring' })
  const opened = context.waitForEvent('page')
  await change.click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).getByLabel(/Ring size/)).toHaveValue('33')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.route(/\/bezel\/.*\.js\?*$/, (route) => route.abort())
  await change.click()
  await expect(page).toHaveURL(/\/checkout\/cart\/configure\/id\/\d+\/product_id\/56\/$/)
})

test('a photo of the shopper’s is changed on the product’s page', async ({ page, shop, cart }) => {
  await shop.reset({ items: [{ sku: 'LK-1' }] })
  await cart.open()
  const id = await cart.item('Photo Locket').getAttribute('data-bzl-item')
  const change = cart.item('Photo Locket').getByRole('link', { name: 'Change Photo Locket', exact: true })
  await expect(change).not.toHaveAttribute('aria-haspopup')
  await change.click()
  await expect(page).toHaveURL(new RegExp(`/checkout/cart/configure/id/${id}/product_id/62/$`))
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeVisible()
})

test('the product’s own page changes an item without scripts of ours', async ({ page, shop, cart }) => {
  await shop.reset({ items: [NECKLACE] })
  await cart.open()
  const id = await cart.items.first().getAttribute('data-bzl-item')
  await page.goto(`/checkout/cart/configure/id/${id}/product_id/55/`)
  await page.getByLabel(/Engraving/).fill('Cy')
  await page.getByRole('button', { name: 'Update cart' }).click()
  await expect(cart.item('Name Necklace')).toContainText('“Cy”')
  await cart.expectSameAsShop(shop)
})

for (const language of ['de', 'ja']) {
  test(`the dialog is in ${language}`, async ({ page, shop }) => {
    const text = translations(language, 'item-options')
    await shop.reset({ items: [NECKLACE], locale: language })
    const cart = new CartPage(page, language)
    await cart.open()
    await cart.root.getByRole('link', { name: cart.text('item.change').replace('{{name}}', '') }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: text('save') })).toBeVisible()
  })
}
