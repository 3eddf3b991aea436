import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { expectSuccessPage, ordersSent, PaymentCheckout } from './payment-page.ts'
import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'
import { MX, start, redirectMethods } from './redirect-methods.ts'

const PENDANT = { sku: 'NK-2' }

const FRAMES = '**/securedfields/**'
const METHODS = '**/payment/methods'
const TEN_SECONDS = { timeout: 10_000 }

test('a provider that hangs, is blocked or fails is reported within ten seconds, and the rest works', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  test.slow()
  await shop.reset({ items: [PENDANT], locale: 'ja', currency: 'JPY', country: 'JP' })
  const checkout = new PaymentCheckout(page, 'ja')
  const blocked = checkout.step.getByText(checkout.text('card.blocked'))
  const retry = checkout.step.getByRole('button', { name: checkout.text('action.retry') })
  // Its translations never load; ours do.
  await page.route('**/sdk/*/translations/**', (route) => route.abort())

  await page.route(METHODS, () => undefined)
  await checkout.reachPayment(addresses.JP)
  await expect(blocked, 'it hangs').toBeVisible(TEN_SECONDS)
  await expectAccessible(page, 'a provider that hangs')
  await page.unroute(METHODS)

  await page.route(FRAMES, (route) => route.abort())
  await retry.click()
  await expect(blocked).toHaveCount(0)
  await expect(blocked, 'its frames are blocked').toBeVisible(TEN_SECONDS)
  await page.unroute(FRAMES)

  await page.route(METHODS, (route) => route.fulfill({ status: 500, body: 'no' }))
  await retry.click()
  await expect(blocked, 'it is broken').toBeVisible(TEN_SECONDS)
  await page.unroute(METHODS)

  await retry.click()
  await expect(checkout.cardField('CardNumber')).toBeVisible()
  await expect(checkout.step.getByText('カード番号').first()).toBeVisible()

  await page.route(METHODS, (route) => route.abort())
  await page.reload()
  await expect(blocked).toBeVisible(TEN_SECONDS)
  await checkout.choose('小切手')
  await checkout.review()
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  expect((await shop.ledger()).orders).toMatchObject([{ method: 'checkmo', state: 'placed' }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  const answers = {
    'cannot be reached': { status: 500, body: 'no' },
    'cannot be read': { status: 200, contentType: 'application/json', body: '[{"nothing":"expected"}]' },
  }
  for (const [what, answer] of Object.entries(answers))
    test(`an offer that ${what} is said beside “Review order” when it is pressed`, async ({
      page,
      shop,
      tolerance,
      checkout,
    }) => {
      tolerance.expectedErrors.push(/Failed to load resource/)
      await shop.reset({ items: [PENDANT] })
      await page.route(METHODS, (route) => route.fulfill(answer))
      await checkout.reachPayment(addresses.US)
      const blocked = checkout.step.getByText(checkout.text('card.blocked'))
      await expect(blocked).toHaveCount(1)
      await whenQuiet(page)
      expect(await page.evaluate(() => scrollY), 'scrolled before a press').toBe(0)
      const button = checkout.button('payment.continue')
      await button.click()
      await expect(blocked).toHaveCount(2)
      await expect(blocked.last()).toBeInViewport({ ratio: 1 })
      const [said, pressed] = [await blocked.last().boundingBox(), await button.boundingBox()]
      // The button stays at the bottom of the screen and does not cover it.
      const distance = pressed!.y - said!.y - said!.height
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeLessThan(100)
      await expect(checkout.step.getByRole('button', { name: checkout.text('action.reload') })).toBeVisible()

      await page.unroute(METHODS)
      await checkout.step.getByRole('button', { name: checkout.text('action.retry') }).click()
      await expect(checkout.cardField('CardNumber')).toBeVisible()
      await expect(blocked).toHaveCount(0)
    })
})

const HOSTILE = [
  { oxxo: 'javascript:alert(document.domain)', oceanpaymentcreditcard: '//evil.example/pay' },
  { oxxo: 'https://pay.example@evil.example/', oceanpaymentcreditcard: 'https://pay.example.evil.example/' },
  { oxxo: '\\\\evil.example/pay', oceanpaymentcreditcard: '/\\evil.example/pay' },
  { oxxo: 'java\tscript:alert(document.domain)', oceanpaymentcreditcard: '/\n/evil.example/pay' },
  { oxxo: 'https://pay.example\\.evil.example/', oceanpaymentcreditcard: 'https://pay.exаmple/' },
]

test('no redirect goes to a host that is neither the shop’s nor listed, and no order is made for it', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  tolerance.expectedErrors.push(/foreign request: https:\/\/pay\.example\//)
  let redirectUrl = HOSTILE[0]!
  await shop.reset(start(redirectMethods[6]!))
  await page.route('**/checkout', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"redirectHosts":[]', '"redirectHosts":["pay.example"]')
    await route.fulfill({ response, body })
  })
  await page.route('**/checkout/config/data*', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    await route.fulfill({ response, json: { ...config, payment: { evil: { redirectUrl } } } })
  })
  await page.route('https://pay.example/**', (route) => route.fulfill({ body: 'A listed page.' }))
  await checkout.reachPayment(MX)
  for (redirectUrl of HOSTILE) {
    await page.reload()
    for (const { title, code } of redirectMethods.slice(6)) {
      await checkout.choose(title)
      await checkout.review()
      await checkout.placeButton.click()
      await expect(checkout.step.getByText(checkout.text('place-order.redirect'))).toBeVisible()
      await expect(page, code).toHaveURL(/\/checkout$/)
      await checkout.changePayment()
    }
  }
  expect(await ordersSent(shop)).toEqual([])
  redirectUrl = { ...HOSTILE[0]!, oxxo: 'https://pay.example/oxxo' }
  await page.reload()
  await checkout.choose('OXXO')
  await checkout.review()
  await checkout.placeButton.click()
  await expect(page).toHaveURL(redirectUrl.oxxo)
  expect(await ordersSent(shop)).toHaveLength(1)
})

test('a total that changed in another tab is shown before it is paid', async ({
  page,
  shop,
  context,
  checkout,
}) => {
  await shop.reset({ items: [PENDANT] })
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await checkout.review()
  await shop.injectFault({ match: 'GET /checkout/cart/items*', fault: { kind: 'delay', ms: 100 } })
  const before = await checkout.total()
  // Changed outside our tabs, so no storage event reaches this page.
  await context.request.post('/__demo/mood', { data: { personality: 'price-changed' } })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(checkout.text('place-order.totalChanged'))).toBeVisible()
  expect(await ordersSent(shop)).toEqual([])
  const owed = await shop.cartTotal()
  expect(owed).not.toBe(before)
  await expect.poll(() => checkout.total()).toBe(owed)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  expect((await shop.ledger()).orders).toMatchObject([{ grandTotal: owed }])
})
