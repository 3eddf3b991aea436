import { expectAccessible } from './accessibility.ts'
import { addresses, GUEST } from './addresses.ts'
import { expectSuccessPage, ordersSent, type PaymentCheckout } from './payment-page.ts'
import { whenQuiet } from './rest.ts'
import { expect, type Shop, test } from './shop.ts'

const settings = { order_comment: '1', gift_options_allow_order: '1', newsletter_opt_in: '1' }
const items = [{ sku: 'NK-2' }]

const newsletters = async (shop: Shop) => {
  const { events } = (await shop.ledger()) as unknown as { events: { type: string; email?: string }[] }
  return events.filter(({ type }) => type === 'newsletter').map(({ email }) => email)
}

async function reachReview(checkout: PaymentCheckout, customer?: string) {
  await checkout.reachPayment(addresses.US, customer)
  await checkout.choose('Check / Money order')
  await checkout.review()
}

test('a guest’s comment, gift message and newsletter go with the order', async ({ page, shop, checkout }) => {
  await shop.reset({ items, settings })
  await reachReview(checkout)
  const { step } = checkout
  await step.getByLabel(/^Comment on your order/).fill('Please ring twice')
  await expect(step.getByLabel(/^Send me the newsletter/)).not.toBeChecked()
  await step.getByLabel(/^This order is a gift/).check()
  await step.getByLabel(/^To\b/).fill('Bo')
  await step.getByLabel(/^From\b/).fill('Ada')
  await step.getByLabel(/^Gift message/).fill('With love')
  await step.getByLabel(/^Send me the newsletter/).check()
  await expectAccessible(page, 'what may be added to an order')
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  const [order] = (await shop.ledger()).orders
  expect(order).toMatchObject({
    comment: 'Please ring twice',
    giftMessage: { sender: 'Ada', recipient: 'Bo', message: 'With love' },
  })
  await expect.poll(() => newsletters(shop)).toEqual([GUEST])
})

test('a gift without its words is not ordered, and what is written outlives a reload', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items, settings })
  await reachReview(checkout)
  const { step } = checkout
  const words = step.getByLabel(/^Gift message/)
  await step.getByLabel(/^This order is a gift/).check()
  await step.getByLabel(/^To\b/).fill('Bo')
  await checkout.placeButton.click()
  await expect(words).toBeFocused()
  await expect(words).toHaveAccessibleDescription(/required/)
  expect((await shop.ledger()).orders).toEqual([])
  await words.fill('With love')
  await expect(words).not.toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await checkout.choose('Check / Money order')
  await checkout.review()
  await expect(words).toHaveValue('With love')
  await expect(step.getByLabel(/^To\b/)).toHaveValue('Bo')
})

test('their code is there before the review opens, so that nothing moves', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items, settings })
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await whenQuiet(page)
  const later: string[] = []
  page.on('request', (request) => later.push(new URL(request.url()).pathname))
  await checkout.button('payment.continue').click()
  await expect(checkout.step.getByLabel(/^Comment on your order/)).toBeVisible()
  expect(later.filter((path) => path.endsWith('.js'))).toEqual([])
})

test('a customer adds nothing, and nothing is sent', async ({ page, shop, checkout }) => {
  await shop.reset({ items, settings, customer: 'bea@example.com' })
  await reachReview(checkout, 'bea@example.com')
  await expect(checkout.step.getByLabel(/^Comment on your order/)).toBeVisible()
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  const { requests } = await shop.ledger()
  expect(requests.filter(({ path }) => /order-comment|gift-message|newsletter/.test(path))).toEqual([])
})

test('a gift message that was not saved stops the order and is kept', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  tolerance.expectedErrors.push(/503/)
  await shop.reset({ items, settings })
  await reachReview(checkout)
  await checkout.step.getByLabel(/^This order is a gift/).check()
  const message = checkout.step.getByLabel(/^Gift message/)
  await message.fill('With love')
  await shop.injectFault({ match: 'POST */gift-message', times: 1, fault: '503' })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(/^Your order could not be placed/)).toBeVisible()
  expect(await ordersSent(shop)).toEqual([])
  await expect(message).toHaveValue('With love')
  await checkout.placeButton.click()
  await expectSuccessPage(page)
})

test('a shop that has switched nothing on shows and loads nothing', async ({ page, shop, checkout }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await shop.reset({ items })
  await reachReview(checkout)
  await expect(checkout.placeButton).toBeVisible()
  await expect(checkout.step.getByRole('textbox')).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('order-extras'))).toEqual([])
})
