import { addresses, type Typed } from './addresses'
import { cards, CheckoutPage } from './checkout'
import { Drawer } from './drawer'
import { expect, test, type Shop } from './shop'

const PENDANT = { sku: 'NK-2' }

/** Buys what is in the review; what is charged is what was on screen. */
async function placeAndExpectCharge(checkout: CheckoutPage, shop: Shop, currency: string) {
  const owed = await shop.cartTotal()
  await expect.poll(() => checkout.total()).toBe(owed)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  return shop.expectOneOrder(owed!, currency)
}

interface Journey {
  language: string
  currency: string
  address: Typed
}

const journeys: Journey[] = [
  { language: 'en', currency: 'USD', address: addresses.US },
  { language: 'ja', currency: 'JPY', address: addresses.JP },
  { language: 'de', currency: 'EUR', address: addresses.NL },
  { language: 'en', currency: 'KWD', address: addresses.KW },
  { language: 'it', currency: 'EUR', address: addresses.IT },
  { language: 'pl', currency: 'PLN', address: addresses.PL },
  { language: 'sv', currency: 'SEK', address: addresses.SE },
  { language: 'fr', currency: 'EUR', address: addresses.FR },
  { language: 'es', currency: 'EUR', address: addresses.ES },
]

for (const { language, currency, address } of journeys) {
  const country = address.country_id
  test(`a guest buys two pieces in ${language} and pays ${currency} from ${country}`, async ({
    page,
    shop,
  }) => {
    await shop.enter({ locale: language, currency, country: address.country_id })
    const drawer = new Drawer(page, language)
    const checkout = new CheckoutPage(page, language)
    await shop.add('moon-pendant')
    await shop.add('birthstone-ring')

    await drawer.open()
    await expect(drawer.lines).toHaveCount(2)
    await drawer.more(drawer.lines.first()).click()
    await expect(page.locator('[data-cart-count]')).toHaveText('3')
    await drawer.checkout.click()

    await checkout.expectStep(1)
    await checkout.fillAddress(address, 'ada@example.com')
    await checkout.finishAddress()
    await checkout.rate('shipping.method.three-day').check()
    await checkout.finishShipping()
    await checkout.finishPayment(cards.good)
    const order = await placeAndExpectCharge(checkout, shop, currency)

    expect(order.items.map(({ qty }) => qty)).toEqual([2, 1])
    expect(order.shippingAddress).toMatchObject({ city: address.city, country_id: country })
    expect(Boolean(order.shippingAddress!.region_id)).toBe('region_id' in address)
    await expect(page.locator('[data-cart-count]')).toHaveText('0')
  })
}

test('a customer chooses a saved address and a saved card', async ({ page, shop }) => {
  await shop.enter({ customer: 'ann@example.com', items: [PENDANT] })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.step.getByRole('radio', { name: /Prinsengracht/ }).check()
  await checkout.button('address.deliver').click()
  await checkout.expectStep(2)
  await checkout.finishShipping()
  await checkout.fillStoredCard()
  await checkout.button('payment.continue').click()
  const order = await placeAndExpectCharge(checkout, shop, 'USD')
  expect(order.email).toBe('ann@example.com')
  expect(order.shippingAddress).toMatchObject({ city: 'Amsterdam', country_id: 'NL' })
})

test('a customer without saved addresses types one and takes another card than the saved one', async ({
  page,
  shop,
}) => {
  await shop.enter({ customer: 'bea@example.com', items: [PENDANT] })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await expect(checkout.field('email')).toHaveCount(0)
  await checkout.fillAddress(addresses.US)
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.step.getByRole('radio', { name: /^Cards/ }).click()
  await checkout.finishPayment(cards.good)
  await placeAndExpectCharge(checkout, shop, 'USD')
})

test('a voucher is bought without delivery', async ({ page, shop }) => {
  await shop.enter({ items: [{ sku: 'GV-50' }] })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.button('step.continue').click()
  await expect(checkout.button('payment.continue')).toBeVisible()
  await checkout.fillCard(cards.good)
  await checkout.button('payment.continue').click()
  await expect(checkout.placeButton).toBeVisible()
  const order = await placeAndExpectCharge(checkout, shop, 'USD')
  expect(order.shippingAddress ?? null).toBeNull()
})

test('the bank asks inside the page, the shopper agrees and has paid', async ({ page, shop }) => {
  await shop.enter({ items: [PENDANT] })
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US, cards.challenged)
  const owed = (await shop.cartTotal())!
  await checkout.placeButton.click()
  await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
  expect((await shop.ledger()).charges).toEqual([])
  await checkout.answerChallenge('approve')
  await checkout.expectSuccess()
  await shop.expectOneOrder(owed, 'USD')
})

const refusals = [
  { why: 'the card is refused', card: cards.refused },
  { why: "the shopper declines the bank's question", card: cards.challenged },
]

for (const { why, card } of refusals) {
  test(`when ${why}, the shopper is told and pays with another card`, async ({ page, shop }) => {
    await shop.enter({ items: [PENDANT] })
    const checkout = new CheckoutPage(page)
    await checkout.reachReview(addresses.US, card)
    await checkout.placeButton.click()
    if (card === cards.challenged) await checkout.answerChallenge('decline')
    const modal = page.getByRole('alertdialog', { name: 'The payment is REFUSED.' })
    await expect(modal).toBeVisible()
    expect((await shop.ledger()).charges).toEqual([])
    await modal.getByRole('button', { name: 'OK' }).click()

    await checkout.changePayment()
    await checkout.finishPayment(cards.good)
    await placeAndExpectCharge(checkout, shop, 'USD')
  })
}
