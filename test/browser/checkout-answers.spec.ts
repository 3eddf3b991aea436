import type { Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import { CheckoutPage } from './checkout.ts'
import { expect, test, type Shop } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]
const TOTALS = 'GET */totals'

/** Submits an address; its save takes 2.5 s and has begun. */
async function beginSave(page: Page, shop: Shop) {
  await shop.reset({ items: ITEMS })
  await shop.injectFault({
    match: 'POST */shipping-information',
    nth: 1,
    fault: { kind: 'delay', ms: 2500 },
  })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.fillAddress(addresses.US, GUEST)
  const saving = page.waitForRequest(/shipping-information/)
  await checkout.button('step.continue').click()
  await saving
  return checkout
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    tolerance: async ({}, use) => use({ expectedErrors: [/Failed to load resource/] }),
  })

  test('a failed save is said beside the button that was pressed, in view', async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.reset({ items: ITEMS })
    await shop.injectFault({ match: 'POST */shipping-information', fault: '500' })
    await checkout.open()
    await checkout.fillAddress(addresses.US, GUEST)
    const button = checkout.button('step.continue')
    await button.click()
    const said = checkout.step.locator('.bzl-notice--error')
    await expect(said).toBeInViewport({ ratio: 1 })
    const [message, control] = [await said.boundingBox(), await button.boundingBox()]
    expect(control!.y - message!.y - message!.height).toBeLessThan(40)
    await expect(page.getByRole('alert').filter({ hasText: 'Your address could not be saved.' })).toHaveCount(
      1,
    )
  })

  test('an order that is refused moves the focus to the reason', async ({ page, shop, checkout }) => {
    await shop.reset({ items: ITEMS })
    await checkout.reachReview(addresses.US)
    await shop.injectFault({ match: TOTALS, fault: 'html-200' })
    await checkout.placeButton.click()
    const reason = checkout.step.locator('.bzl-notice--error')
    await expect(page.locator(':focus')).toHaveText((await reason.textContent())!)
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(reason).toHaveText('Your order could not be placed. Please try again.')
    await shop.clearFaults()
    await page.request.post('/__demo/mood', { data: { personality: 'price-changed' } })
    await checkout.placeButton.click()
    await expect(reason).toHaveText(/^The total has changed in the meantime\./)
    await expect(page.locator(':focus')).toHaveText((await reason.textContent())!)
  })

  test('edits while the address is saved are saved next', async ({ page, shop }) => {
    const checkout = await beginSave(page, shop)
    await checkout.field('street1').fill('2 Other Street')
    await checkout.expectStep(2)
    expect(await shop.openCart()).toMatchObject({ shippingAddress: { street: ['2 Other Street'] } })
  })

  test('errors typed while the address is saved keep the step open', async ({ page, shop }) => {
    const checkout = await beginSave(page, shop)
    await checkout.field('postcode').fill('')
    await expect(checkout.field('postcode')).toHaveAttribute('aria-invalid', 'true')
    await checkout.field('postcode').fill('78702')
    await checkout.expectStep(1)
    await checkout.finishAddress()
    expect(await shop.openCart()).toMatchObject({ shippingAddress: { postcode: '78702' } })
  })

  test('“Review order” pressed while the card form loads waits for it', async ({ shop, checkout }) => {
    await shop.reset({ items: ITEMS, customer: 'bea@example.com' })
    await shop.injectFault({ match: '* *payment/methods*', fault: { kind: 'delay', ms: 3000 } })
    await checkout.reachPayment(addresses.US, 'bea@example.com')
    await checkout.button('payment.continue').click()
    await expect(checkout.step.getByRole('button', { name: 'Review order' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await checkout.expectCardForm()
    await expect(checkout.step.getByRole('button', { name: 'Review order' })).toHaveAttribute(
      'aria-busy',
      'false',
    )
    await checkout.fillStoredCard()
    await checkout.button('payment.continue').click()
    await checkout.expectStep(4)
  })
})
