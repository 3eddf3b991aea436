import { expect, test } from './shop.ts'
import { SECURE, type WalletName, WalletSheet, written } from './wallet-sheet.ts'

test.use(SECURE)

const settings = { wallets: 'all' }
const ANN = 'ann@example.com'

for (const wallet of ['Google Pay', 'Apple Pay', 'PayPal'] as WalletName[])
  for (const customer of [undefined, ANN])
    test(`two presses from a product to its order: ${wallet}, ${customer ? 'customer' : 'guest'}`, async ({
      page,
      shop,
      drawer,
    }) => {
      await shop.reset({ items: [], customer, settings })
      await shop.addFromProductPage('moon-pendant')
      await drawer.expectOpen()
      const sheet = new WalletSheet(page, wallet, drawer.dialog)
      await sheet.open()
      const shown = await sheet.authorise()
      await page.waitForURL(/success/)
      const { orders } = await shop.ledger()
      expect(orders.map(written)).toEqual([shown])
      await shop.expectOneOrder(orders[0]!.grandTotal, orders[0]!.currency)
      expect(orders[0]).toMatchObject({ customer: customer ? expect.any(Number) : null })
    })

for (const { currency, country } of [
  { currency: 'JPY', country: 'JP' },
  { currency: 'KWD', country: 'KW' },
])
  test(`a wallet charges in ${currency} what its sheet shows`, async ({ page, shop }) => {
    await shop.reset({ items: [{ sku: 'NK-2' }], currency, country, settings })
    await page.goto('/')
    await page.locator('#minicart').click()
    const sheet = new WalletSheet(page, 'Google Pay')
    await sheet.open()
    const shown = await sheet.authorise()
    await page.waitForURL(/success/)
    const { orders } = await shop.ledger()
    expect(orders.map(written)).toEqual([shown])
    await shop.expectOneOrder(orders[0]!.grandTotal, currency)
  })

test('the sheet refuses where the shop does not deliver, follows address and rate, and leaves no trace when it is closed', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], settings })
  await page.goto('/')
  const before = JSON.stringify(await shop.openCart())
  await page.locator('#minicart').click()
  const sheet = new WalletSheet(page, 'Google Pay')
  await sheet.open()
  await sheet.deliverTo('Minsk')
  await expect(sheet.error).toHaveText('We cannot deliver to this address.')
  await sheet.deliverTo('Berlin')
  await expect(sheet.pay).toBeEnabled()
  const first = await sheet.total()
  await sheet.sheet.getByRole('radio').last().check()
  await expect(sheet.pay).toBeEnabled()
  expect(await sheet.total()).not.toBe(first)
  await sheet.cancel.click()
  await expect(sheet.sheet).toBeHidden()
  expect(JSON.stringify(await shop.openCart())).toBe(before)
  expect((await shop.ledger()).orders).toEqual([])
})

test('a wallet that does not open says so, and nothing of the provider is there before the cart is open', async ({
  page,
  shop,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await shop.reset({ items: [{ sku: 'NK-2' }], settings: { wallets: 'broken' } })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const before = fetched.length
  expect(fetched.filter((url) => /payment\/methods|express/.test(url))).toEqual([])
  await page.locator('#minicart').click()
  const sheet = new WalletSheet(page, 'Google Pay')
  await sheet.button.click()
  await expect(page.locator('.bzl-express').getByText('This way to pay could not be opened.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
  expect(fetched.length).toBeGreaterThan(before)
})
