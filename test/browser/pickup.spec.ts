import { expectAccessible } from './accessibility.ts'
import { addresses, GUEST } from './addresses.ts'
import { Keyboard } from './keyboard.ts'
import { expectSuccessPage, ordersSent, type PaymentCheckout } from './payment-page.ts'
import { expect, type Shop, test } from './shop.ts'

const settings = { in_store_pickup: '1' }
const items = [{ sku: 'NK-2' }]

/** The stores to choose from. */
const stores = (checkout: PaymentCheckout) => checkout.step.locator('[name="bzl-pickup"]')
const store = (checkout: PaymentCheckout, name: RegExp) => checkout.step.getByRole('radio', { name })
const pickup = (checkout: PaymentCheckout) => store(checkout, /^Store pickup/)

const sentTo = async (shop: Shop, path: RegExp) =>
  (await shop.ledger()).requests.filter((request) => path.test(request.path))

async function expectCollectedIn(shop: Shop, code: string, city: string) {
  const [order] = (await shop.ledger()).orders
  expect(order).toMatchObject({
    rate: { carrier_code: 'instore', method_code: 'pickup' },
    shippingAddress: { city, lastname: 'Store', extension_attributes: { pickup_location_code: code } },
  })
  return order!
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a guest finds a store, collects there and is billed at home', async ({ page, shop, checkout }) => {
    await shop.reset({ items, settings })
    await checkout.walkToDelivery(addresses.US)
    await expect(pickup(checkout)).not.toBeChecked()
    await expect(checkout.rate('shipping.method.standard')).toBeChecked()
    expect(await sentTo(shop, /pickup-locations/)).toEqual([])

    await pickup(checkout).tap()
    await expect(stores(checkout)).toHaveCount(2)
    await expect(checkout.step.getByText(/^Mon–Sat/)).toBeVisible()
    await expect(checkout.step.getByText(/^\d\.\d mi$/)).toBeVisible()
    await expectAccessible(page, 'the stores near the shopper')
    await checkout.button('step.continue').tap()
    await expect(checkout.step.getByText('Please choose a store.')).toBeVisible()
    await expect(store(checkout, /^Austin boutique/)).toBeFocused()
    await expect(store(checkout, /^Austin boutique/)).toHaveAccessibleDescription('Please choose a store.')
    await expectAccessible(page, 'no store chosen')
    expect((await shop.openCart()).rate).toMatchObject({ carrier_code: 'tablerate' })

    const search = checkout.step.getByRole('searchbox', { name: 'Postcode' })
    await search.fill('78299')
    await checkout.step.getByRole('button', { name: 'Find stores' }).tap()
    await expect(stores(checkout).first()).toHaveAccessibleName(/^San Antonio/)
    await search.fill('99999')
    await search.press('Enter')
    await expect(checkout.step.getByText(/^We found no store near 99999/)).toBeVisible()
    await expect(stores(checkout)).toHaveCount(4)
    await store(checkout, /^San Antonio/).tap()
    await checkout.finishShipping()
    await expect(checkout.root.getByText('Pickup at San Antonio boutique')).toHaveCount(2)

    await page.reload()
    await checkout.expectStep(3)
    await expect(checkout.root.getByText('Pickup at San Antonio boutique')).toHaveCount(2)
    await page.goBack()
    await checkout.expectStep(2)
    await expect(store(checkout, /^San Antonio/)).toBeChecked()
    await checkout.finishShipping()

    await checkout.choose('Check / Money order')
    await checkout.review()
    await expect(checkout.step.getByText(/^312 Pearl Parkway, San Antonio/)).toBeVisible()
    await expect(checkout.step.getByText(/^Ada Byron, 1 Main Street, Austin/)).toBeVisible()
    await expectAccessible(page, 'the review of a pickup')
    await checkout.placeButton.tap()
    await expectSuccessPage(page)
    await expect(
      page.getByText('We will write to you as soon as it is ready at San Antonio boutique.'),
    ).toBeVisible()
    const order = await expectCollectedIn(shop, 'san-antonio', 'San Antonio')
    expect(order).toMatchObject({
      email: GUEST,
      billingAddress: { firstname: 'Ada', city: 'Austin', street: ['1 Main Street'] },
    })
  })
})

test('a customer collects her order by the keyboard alone', async ({ page, shop, checkout }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await shop.reset({ items, settings, customer: 'ann@example.com' })
  const keyboard = new Keyboard(page)
  await checkout.open()
  await keyboard.walkTo(checkout.button('address.deliver'))
  await keyboard.press('Enter')
  await checkout.expectStep(2)
  await keyboard.walkTo(checkout.rate('shipping.method.standard'))
  await keyboard.press('ArrowUp')
  await expect(pickup(checkout)).toBeChecked()
  await expect(stores(checkout).first()).toBeVisible()
  const way = checkout.button('step.continue')
  await keyboard.walkTo(way)
  await keyboard.press('Enter')
  await expect(stores(checkout).first()).toBeFocused()
  await keyboard.press('Space')
  await expect(stores(checkout).first()).toBeChecked()
  await expect(checkout.step.getByText('Please choose a store.')).toHaveCount(0)
  await keyboard.walkTo(way)
  await keyboard.press('Enter')
  await checkout.expectStep(3)
  await expectAccessible(page, 'a pickup on a wide screen')
  await checkout.choose('Check / Money order')
  await checkout.review()
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  await expectCollectedIn(shop, 'austin', 'Austin')
})

test('where nothing is delivered, an order can still be collected', async ({ shop, checkout }) => {
  await shop.reset({ items, settings })
  const brazil = { ...addresses.US, country_id: 'BR', region_id: 'Acre', postcode: '69900-000' }
  await checkout.walkToDelivery(brazil)
  await expect(pickup(checkout)).not.toBeChecked()
  await checkout.button('step.continue').click()
  await expect(checkout.step.getByText('Please choose a store.')).toBeVisible()
  await store(checkout, /^Atelier Berlin/).check()
  await expect(pickup(checkout)).toBeChecked()
  await checkout.finishShipping()
  expect((await shop.openCart()).shippingAddress).toMatchObject({ city: 'Berlin' })
  expect(await ordersSent(shop)).toEqual([])
})

test('a shop that has it off offers, loads and requests nothing of it', async ({ page, shop, checkout }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await shop.reset({ items })
  await checkout.walkToPayment(addresses.US)
  await expect(checkout.root.getByText(/pickup/i)).toHaveCount(0)
  expect(loaded.filter((url) => /pickup/i.test(url))).toEqual([])
})
