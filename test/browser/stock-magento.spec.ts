import type { Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import { Drawer } from './drawer.ts'
import { expect, type Shop, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }, { sku: 'EA-1' }]

// The browser itself logs each answer of 404 as a resource that was not found, and the one order that is refused.
test.use({ tolerance: async ({}, use) => use({ expectedErrors: [/status of 40[04]/] }) })

/** Paths of the widgets' own requests; the loader's preloads come with every page. */
function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.headers()['x-requested-with']) requests.push(pathname + search)
  })
  return requests
}

/** Requests beyond the first for what the shop does not have. */
async function requestedAgain(shop: Shop, paths: string[]): Promise<string[]> {
  const missing = (await shop.ledger()).requests
    .filter(({ status }) => status === 404)
    .map(({ path }) => path)
  expect(missing).toContain('/checkout/config/data')
  return paths.filter((path, at) => missing.includes(path) && paths.indexOf(path) !== at)
}

for (const customer of [undefined, 'bea@example.com'])
  test(`a ${customer ? 'customer' : 'guest'} buys in a Magento without the shop’s own routes`, async ({
    page,
    shop,
    checkout,
    cart,
  }) => {
    await shop.reset({ items: ITEMS, customer, personality: 'stock' })
    const requests = recordRequests(page)
    await cart.open()
    const known = () =>
      page.evaluate(() => sessionStorage.getItem('bezel-missing/checkout/cart/specialoffers'))
    await expect.poll(known, 'the shop has answered that it has no offers').not.toBeNull()
    await cart.more(cart.item('Moon Pendant')).click()
    await expect(page.locator('[data-bezel-count]')).toHaveText('3')
    await expect.poll(async () => (await shop.openCart()).items.map(({ qty }) => qty)).toEqual([2, 1])
    await cart.remove(cart.items.nth(1)).click()
    await cart.answer('item.remove-question', 'action.ok')
    await expect(cart.items).toHaveCount(1)
    await checkout.open()
    await checkout.fillAddress(addresses.US, customer ? undefined : GUEST)
    const review = async () => {
      await checkout.finishAddress()
      await checkout.finishShipping()
      await checkout.choose('Check / Money order')
      await checkout.review()
    }
    await review()
    const body = { message: '"company" is required. Enter and try again.' }
    await shop.injectFault({
      match: 'POST */payment-information',
      nth: 1,
      fault: { kind: 'status', status: 400, body },
    })
    await checkout.placeButton.click()
    const company = checkout.field('company')
    await expect(company).toBeFocused()
    await expect(company).toHaveAccessibleDescription(new RegExp(body.message))
    await company.fill('Ring Works')
    await review()
    const owed = await checkout.expectAmountInButton(shop)
    await checkout.placeButton.click()
    await checkout.expectSuccess()
    const { orders } = await shop.ledger()
    expect(orders).toMatchObject([{ method: 'checkmo', grandTotal: owed, items: [{ sku: 'NK-2', qty: 2 }] }])
    expect(orders[0]!.shippingAddress).toMatchObject({ company: 'Ring Works' })
    expect(await requestedAgain(shop, requests)).toEqual([])
  })

test('a customer changes an address and adds one in a Magento without the shop’s own routes', async ({
  shop,
  checkout,
}) => {
  await shop.reset({ items: ITEMS, customer: 'ann@example.com', personality: 'stock' })
  await checkout.open()
  await checkout.step.getByRole('button', { name: /^Edit the address .*Prinsengracht/ }).click()
  await checkout.field('street1').fill('Herengracht 1')
  await checkout.button('save').click()
  await expect(checkout.step.getByRole('radio', { name: /Herengracht 1/ })).toBeChecked()
  await checkout.step.getByRole('button', { name: 'Add a new address' }).click()
  await checkout.fillAddress(addresses.FR)
  await checkout.button('save').click()
  await expect(checkout.step.getByRole('radio', { name: /rue de la Paix/ })).toBeChecked()
  await expect(checkout.step.getByRole('radio', { name: /Herengracht 1/ })).toBeVisible()
  await checkout.button('address.deliver').click()
  await checkout.expectStep(2)
  expect(await shop.openCart()).toMatchObject({ shippingAddress: { city: 'Paris' } })
})

test('in a Magento without the shop’s own routes a page that prints no configuration says what to add', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS, personality: 'stock' })
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  await page.goto('/')
  const drawer = new Drawer(page, 'en')
  await drawer.open()
  await expect(drawer.dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(lines.filter((line) => line.startsWith('Bezel:'))).toEqual([
    expect.stringContaining('needs the route /checkout/config/data'),
  ])
})
