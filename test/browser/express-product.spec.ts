import type { Page } from 'playwright/test'
import { CheckoutPage } from './checkout.ts'
import { recordShifts, takeShifts } from './layout-shifts.ts'
import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'
import { soakUnless } from './soak.ts'
import { SECURE, type WalletName, WalletSheet, written } from './wallet-sheet.ts'

test.use(SECURE)

const settings = { wallets: 'all' }
const ANN = 'ann@example.com'
/** Each wallet and each shopper once. */
const USUAL = ['Google Pay, guest', 'Apple Pay, customer', 'PayPal, guest']

const row = (page: Page) => page.locator('.product__form').getByRole('region', { name: 'Express checkout' })

for (const wallet of ['Google Pay', 'Apple Pay', 'PayPal'] as WalletName[])
  for (const [who, customer] of [
    ['guest', undefined],
    ['customer', ANN],
  ] as const)
    test(
      `two presses from a product’s page to its order, beside the cart: ${wallet}, ${who}`,
      soakUnless(USUAL.includes(`${wallet}, ${who}`)),
      async ({ page, shop }) => {
        await shop.reset({ items: [{ sku: 'NK-2' }], customer, settings })
        const own = JSON.stringify(await shop.openCart())
        await page.goto('/pearl-earrings.html')
        const sheet = new WalletSheet(page, wallet)
        await sheet.button.waitFor()
        expect(JSON.stringify(await shop.openCart())).toBe(own)
        await sheet.open()
        const shown = await sheet.authorise()
        await page.waitForURL(/success/)
        const { orders } = await shop.ledger()
        expect(orders.map(written)).toEqual([shown])
        const order = await shop.expectOneOrder(orders[0]!.grandTotal, orders[0]!.currency)
        expect(order.items).toMatchObject([{ sku: 'EA-1' }])
        await expect.poll(async () => JSON.stringify(await shop.openCart())).toBe(own)
      },
    )

test('what is chosen in the form is paid for, and leaving the sheet leaves the cart', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], settings })
  const own = JSON.stringify(await shop.openCart())
  await page.goto('/signet-ring.html')
  const form = page.locator('.product__form')
  await form.getByRole('combobox').first().selectOption({ index: 1 })
  await expect(row(page)).toBeHidden()
  await form.getByRole('combobox').last().selectOption({ index: 2 })
  const sheet = new WalletSheet(page, 'Google Pay')
  await sheet.open()
  await sheet.cancel.click()
  await expect(sheet.sheet).toBeHidden()
  await expect.poll(async () => JSON.stringify(await shop.openCart())).toBe(own)
  await form.getByRole('textbox').first().fill('Ann')
  await expect(row(page)).toBeHidden()
  await form.getByRole('textbox').first().clear()
  await form.locator('input[name="qty"]').fill('2')
  await sheet.open()
  await sheet.authorise()
  await page.waitForURL(/success/)
  const { orders } = await shop.ledger()
  expect(orders[0]!.items).toMatchObject([{ sku: expect.stringMatching(/^RG-2/), qty: 2 }])
})

test('a page that is left with an open sheet has the own cart on the next', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], customer: ANN, settings })
  const own = JSON.stringify(await shop.openCart())
  await page.goto('/pearl-earrings.html')
  await new WalletSheet(page, 'Google Pay').open()
  await page.goto('/checkout/cart')
  await expect(page.locator('[data-widget="cart"] .bzl-items > li')).toHaveCount(1)
  await expect.poll(async () => JSON.stringify(await shop.openCart())).toBe(own)
})

test('three presses where the shop asks for consent, which can be read in full; the bank may ask, too', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [], settings, hasAgreements: true })
  await page.goto('/gift-voucher.html')
  const sheet = new WalletSheet(page, 'Google Pay')
  await sheet.button.click()
  await expect(row(page).getByText('Please agree to the terms first.')).toBeVisible()
  await row(page)
    .getByRole('button', { name: /^Read in full: I agree/ })
    .click()
  const terms = page.getByRole('dialog', { name: /I agree to the terms/ })
  await expect(terms.getByRole('heading', { name: 'Terms of sale', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await row(page)
    .getByRole('checkbox', { name: /I agree to the terms/ })
    .check()
  await sheet.open()
  await expect(sheet.place).toBeHidden()
  await sheet.card.selectOption('Visa 0000')
  const shown = await sheet.authorise()
  const challenge = new CheckoutPage(page)
  await expect(challenge.challenge.getByRole('button')).toHaveCount(3)
  await challenge.answerChallenge('decline')
  await expect(row(page).getByText('The payment was refused')).toBeVisible()
  await sheet.open()
  await sheet.card.selectOption('Visa 0000')
  await sheet.authorise()
  await challenge.answerChallenge('approve')
  await page.waitForURL(/success/)
  const { orders } = await shop.ledger()
  const placed = orders.filter(({ state }) => state === 'placed')
  expect(placed.map(({ grandTotal }) => grandTotal)).toEqual([Number(shown.replace('USD ', '')) * 100])
})

for (const width of [390, 1280])
  test(
    `the row moves hardly anything when it comes at ${width} px`,
    soakUnless(width === 390),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 844 })
      await shop.reset({ items: [], settings })
      await recordShifts(page)
      await page.goto('/pearl-earrings.html')
      await page.locator('.product__form button[type="submit"]').scrollIntoViewIfNeeded()
      await expect(row(page)).toBeVisible()
      await whenQuiet(page)
      const shifts = await takeShifts(page)
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.05)
    },
  )

test('a device without any wallet is shown none, and nothing of them is fetched', async ({
  page,
  shop,
  baseURL,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], settings: { wallets: 'apple' } })
  // The script that replaces Safari's Apple Pay.
  await page.route('**/wallets/stand-in.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url().slice(baseURL!.length)))
  await page.goto('/pearl-earrings.html')
  await page.locator('.product__form button[type="submit"]').scrollIntoViewIfNeeded()
  await whenQuiet(page)
  await page.locator('#minicart').click()
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
  await whenQuiet(page)
  await expect(page.getByText('Express checkout')).toHaveCount(0)
  const marker = page.locator('[data-widget="express"]')
  expect((await marker.boundingBox())?.height).toBe(0)
  expect(fetched.filter((url) => /adyen|payment\/methods|payment-methods|\/express\//.test(url))).toEqual([])
})
