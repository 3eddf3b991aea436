import type { Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import { cards } from './checkout.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The links and buttons pressed from now on, by their text. */
async function recordPresses(page: Page): Promise<string[]> {
  const pressed: string[] = []
  page.on('console', (line) => {
    const [, name] = /^pressed: (.*)/.exec(line.text()) ?? []
    if (name) pressed.push(name)
  })
  await page.addInitScript(() => {
    const record = ({ target, isTrusted }: Event) => {
      const control = target instanceof Element && target.closest('a, button')
      if (isTrusted && control) console.debug(`pressed: ${control.textContent}`)
    }
    addEventListener('click', record, { capture: true })
  })
  return pressed
}

test('a guest’s order takes six presses beside what is typed', async ({ page, shop, drawer, checkout }) => {
  const pressed = await recordPresses(page)
  await shop.reset({ items: [] })
  await shop.addFromProductPage('moon-pendant')
  await drawer.expectOpen()
  await drawer.checkout.click()
  await checkout.expectStep(1)
  await checkout.fillAddress(addresses.US, GUEST)
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.finishPayment(cards.good)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  console.log(pressed.join(' → '))
  expect(pressed).toHaveLength(6)
})

test('a returning customer’s order takes three presses, and shows first what is sent where and paid how', async ({
  page,
  shop,
  drawer,
  checkout,
}) => {
  const pressed = await recordPresses(page)
  await shop.reset({ items: [], customer: 'ann@example.com', settings: { stored_card_code: '0' } })
  await shop.addFromProductPage('moon-pendant')
  await drawer.expectOpen()
  await drawer.checkout.click()
  await checkout.expectStep(4)
  const review = checkout.step.locator('.bzl-checkout__review')
  for (const fact of ['1 Main St', 'Same as the delivery address', /Standard/, 'Visa •• 1111'])
    await expect(review.getByText(fact).first()).toBeVisible()
  await expect(checkout.step.getByRole('button', { name: /^Change/ })).toHaveCount(4)
  await expect(checkout.placeButton).toBeInViewport()
  const order = await checkout.expectCharge(shop, 'USD')
  console.log(pressed.join(' → '))
  expect(pressed).toHaveLength(3)
  expect(order).toMatchObject({ customerId: 7 })
})
