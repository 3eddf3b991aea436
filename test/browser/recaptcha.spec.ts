import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { CaptchaPart, countScripts, judged, reCaptcha } from './captcha-page.ts'
import { expectSuccessPage, ordersSent } from './payment-page.ts'
import { expect, test } from './shop.ts'

const items = [{ sku: 'NK-2' }]

test('the provider’s box is ticked for an order; a blocked script says so and is tried again', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  tolerance.expectedErrors.push(/ERR_FAILED|recaptcha/i)
  await shop.reset({
    items,
    settings: { recaptcha_place_order: reCaptcha('v2-checkbox'), recaptcha_doubts: '1' },
  })
  await page.route('**/recaptcha/api.js*', (route) => route.abort())
  const captcha = new CaptchaPart(page, checkout.step)
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await checkout.review()
  await checkout.placeButton.click()
  await expect(captcha.check).toContainText('The security check did not load.')
  await expectAccessible(page, 'a check that is blocked')
  expect(await ordersSent(shop)).toEqual([])

  await page.unroute('**/recaptcha/api.js*')
  await captcha.check.getByRole('button', { name: 'Try again' }).click()
  await expect(captcha.box).toBeVisible()
  await checkout.placeButton.click()
  await expect(captcha.check).toContainText('Please complete the security check, then try again.')
  await captcha.box.check()
  await checkout.placeButton.click()
  await expect(captcha.check).toContainText('ReCaptcha validation failed, please try again')
  await expect(captcha.box).not.toBeChecked()
  await captcha.box.check()
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  expect((await shop.ledger()).orders.map(({ grandTotal }) => grandTotal)).toEqual([owed])
  expect(await judged(shop)).toEqual([false, true])
})

test('an invisible check asks only where it doubts; closing it orders nothing, answering it orders', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items, settings: { recaptcha_place_order: reCaptcha('v2-invisible') } })
  const captcha = new CaptchaPart(page, checkout.step)
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await checkout.review()
  await checkout.placeButton.click()
  await captcha.task.getByRole('button', { name: 'Close' }).click()
  await expect(captcha.check).toContainText('Please complete the security check, then try again.')
  expect(await ordersSent(shop)).toEqual([])
  await checkout.placeButton.click()
  // The provider keeps its frame, hidden, where a driver can press what no shopper sees.
  const frame = page.locator('iframe[src*="/bframe"]')
  await expect(frame).toBeVisible()
  // A press may be lost on a frame that has just come into view.
  await expect(async () => {
    await captcha.task.getByRole('button', { name: 'Verify' }).click()
    await expect(frame).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expectSuccessPage(page)
  expect(await judged(shop)).toEqual([true])
})

test('v3 asks nothing of the shopper, at the login, the coupon and the order', async ({
  page,
  shop,
  checkout,
}) => {
  const v3 = reCaptcha('v3')
  await shop.reset({
    items,
    settings: { recaptcha_customer_login: v3, recaptcha_coupon_code: v3, recaptcha_place_order: v3 },
  })
  const scripts = countScripts(page)
  await checkout.open()
  expect(scripts()).toBe(0)
  await checkout.root.getByRole('button', { name: 'Log in' }).click()
  await checkout.field('username').fill('bea@example.com')
  await checkout.root.getByLabel('Password').fill('Demo-1234!')
  await checkout.root.getByLabel('Password').press('Enter')
  await expect(checkout.root.getByRole('group', { name: 'Login successful.' })).toBeFocused()
  await checkout.fillAddress(addresses.US)
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.panel.getByRole('button', { name: 'Have a code?' }).click()
  const code = checkout.panel.getByRole('textbox', { name: 'Coupon code' })
  await code.fill('SPRING')
  await code.press('Enter')
  await expect(checkout.panel.getByText('SPRING')).toBeVisible()
  await checkout.choose('Check / Money order')
  await checkout.review()
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  expect((await shop.ledger()).orders.map(({ grandTotal }) => grandTotal)).toEqual([owed])
  expect(await judged(shop)).toEqual([true, true, true])
  expect(scripts()).toBe(1)
})
