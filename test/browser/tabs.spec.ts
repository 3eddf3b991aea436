import { addresses, GUEST } from './addresses.ts'
import { CheckoutPage } from './checkout.ts'
import { Drawer } from './drawer.ts'
import { expect, test } from './shop.ts'

const PENDANT = { sku: 'NK-2', qty: 1 }
const elsewhere = { ...addresses.US, street1: '9 Other Road', city: 'Dallas', postcode: '75201' }

test('a quantity changed in one tab shows in the open drawer of another', async ({ page, shop, context }) => {
  await shop.reset({ items: [PENDANT, { sku: 'EA-1' }] })
  const [here, there] = [new Drawer(page), new Drawer(await context.newPage())]
  for (const drawer of [here, there]) {
    await drawer.page.goto('/')
    await drawer.open()
    await expect(drawer.quantity(drawer.item('Moon Pendant'))).toHaveValue('1')
  }
  let reloads = 0
  there.page.on('framenavigated', () => (reloads += 1))

  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await here.more(here.item('Moon Pendant')).click()
  await answered
  await expect(there.quantity(there.item('Moon Pendant'))).toHaveValue('2')
  await expect(there.total).toHaveText('$162.50')
  await expect(there.page.locator('[data-bezel-count]')).toHaveText('3')

  await there.item('Pearl Earrings').getByRole('button', { name: 'Remove' }).click()
  await there.page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(there.items).toHaveCount(1)
  await expect(here.items).toHaveCount(1)
  await expect(page.locator('[data-bezel-count]')).toHaveText('2')
  expect(reloads).toBe(0)
})

test('the cart counter of another tab follows, though no widget is in use there', async ({
  page,
  shop,
  context,
  cart,
}) => {
  await shop.reset({ items: [PENDANT] })
  await cart.open()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.locator('[data-bezel-count]')).toHaveText('1')
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await cart.more(cart.items.first()).click()
  await answered
  await expect(other.locator('[data-bezel-count]')).toHaveText('2')
})

test("what other modules keep in the storefront's cache stays as it is, byte for byte", async ({
  page,
  shop,
  drawer,
}) => {
  await shop.reset({ items: [PENDANT] })
  await page.goto('/')
  const foreign = {
    persistent: '{"fullname":"Ada  <b>","data_id":1700000000}',
    product_data_storage: '{ "weird" : [1.0, 1e3, "\\u00e9"], "data_id": 5 }',
    __proto__x: '{"data_id":2,"nested":{"cart":{"summary_count":99}}}',
  }
  const planted = await page.evaluate((sections) => {
    const store = JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as Record<string, unknown>
    for (const [name, text] of Object.entries(sections)) store[name] = JSON.parse(text)
    localStorage.setItem('mage-cache-storage', JSON.stringify(store))
    localStorage.setItem('recently_viewed_product', '{"55":{"added_at":1}}')
    return Object.fromEntries(Object.keys(sections).map((name) => [name, JSON.stringify(store[name])]))
  }, foreign)

  await drawer.open()
  await drawer.more(drawer.items.first()).click()
  await expect(page.locator('[data-bezel-count]')).toHaveText('2')
  await page.reload()
  await drawer.open()
  await expect(drawer.quantity(drawer.items.first())).toHaveValue('2')

  const kept = await page.evaluate((names) => {
    const store = JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as Record<string, unknown>
    return Object.fromEntries(names.map((name) => [name, JSON.stringify(store[name])]))
  }, Object.keys(foreign))
  expect(kept).toEqual(planted)
  expect(await page.evaluate(() => localStorage.getItem('recently_viewed_product'))).toBe(
    '{"55":{"added_at":1}}',
  )
})

test('a guest’s second tab has the address that the first has saved', async ({ page, shop, context }) => {
  await shop.reset({ items: [PENDANT] })
  await new CheckoutPage(page).walkToDelivery(addresses.US)
  const second = new CheckoutPage(await context.newPage())
  await second.open()
  await expect(second.field('street1')).toHaveValue('1 Main Street')
  await expect(second.field('region_id').locator('option:checked')).toHaveText('Texas')
  await second.field('email').fill(GUEST)
  await second.finishAddress()
})

test('an order goes where its own tab says, by the delivery that it says, whatever another tab has saved', async ({
  shop,
  context,
  checkout,
}) => {
  await shop.reset({ items: [PENDANT] })
  await checkout.walkToReview(addresses.US)
  const second = new CheckoutPage(await context.newPage())
  await second.walkToDelivery(elsewhere)
  await second.rate('shipping.method.express').check()
  await second.finishShipping()
  const saved = { rate: { carrier_code: 'expedite' }, shippingAddress: { city: elsewhere.city } }
  expect(await shop.openCart()).toMatchObject(saved)
  await expect(checkout.step.getByText('1 Main Street').first()).toBeVisible()
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  const [order] = (await shop.ledger()).orders
  expect(order).toMatchObject({
    rate: { carrier_code: 'tablerate' },
    shippingAddress: { city: addresses.US.city },
  })
})
