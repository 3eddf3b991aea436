import { expectAccessible } from './accessibility.ts'
import { addresses, GUEST } from './addresses.ts'
import { CaptchaPart, judged, lettersOf, reCaptcha } from './captcha-page.ts'
import { cards } from './checkout.ts'
import { DiscountsPage } from './discounts-page.ts'
import { expectSuccessPage, ordersSent } from './payment-page.ts'
import { expect, test } from './shop.ts'

const items = [{ sku: 'NK-2' }]
const ORDER = 'payment_processing_request'
const MISSING = 'Please copy the letters from the picture.'

test('a guest copies the letters of a picture; wrong ones get another picture', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items, settings: { captcha_forms: ORDER } })
  const captcha = new CaptchaPart(page, checkout.step)
  await checkout.reachReview(addresses.US, cards.good)
  await checkout.placeButton.click()
  await expect(captcha.field).toBeFocused()
  await expect(captcha.field).toHaveAccessibleDescription(MISSING)
  expect(await ordersSent(shop)).toEqual([])

  const first = await captcha.picture.getAttribute('src')
  await captcha.field.fill('nothing')
  await checkout.placeButton.click()
  await expect(captcha.field).toHaveAccessibleDescription('Incorrect CAPTCHA')
  await expect(captcha.picture).not.toHaveAttribute('src', first!)
  await expect(captcha.field).toHaveValue('')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectAccessible(page, 'a picture to copy letters from')

  await captcha.newPicture.click()
  await expect.poll(() => lettersOf(shop, ORDER)).not.toBe('')
  await expect(captcha.picture).toBeVisible()
  await captcha.field.fill((await lettersOf(shop, ORDER)).toLowerCase())
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  await shop.expectOneOrder(owed, 'USD')
  expect(await judged(shop)).toEqual([false, true])
})

test('a picture is demanded once an order was refused', async ({ page, shop, checkout }) => {
  await shop.reset({ items, settings: { captcha_after_failure: ORDER } })
  const captcha = new CaptchaPart(page, checkout.step)
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await checkout.review()
  await expect(captcha.field).toHaveCount(0)
  await shop.injectFault({
    match: 'POST */payment-information',
    times: 1,
    fault: { kind: 'status', status: 400, body: { message: 'Please provide CAPTCHA code and try again' } },
  })
  await shop.injectFault({
    match: 'GET /customer/section/load*captcha*',
    times: 1,
    fault: {
      kind: 'wrong-shape',
      body: { captcha: { [ORDER]: { isRequired: true, timestamp: 1 }, data_id: 1 } },
    },
  })
  await checkout.placeButton.click()
  await expect(captcha.field).toHaveAccessibleDescription('Please provide CAPTCHA code and try again')
  await captcha.field.fill(await lettersOf(shop, ORDER))
  await checkout.placeButton.click()
  await expectSuccessPage(page)
})

test('a login copies the letters, and what was typed stays', async ({ page, shop, checkout }) => {
  await shop.reset({ items, settings: { captcha_forms: 'user_login' } })
  const captcha = new CaptchaPart(page, checkout.root)
  await checkout.open()
  await checkout.root.getByRole('button', { name: 'Log in' }).click()
  await checkout.field('username').fill('bea@example.com')
  await checkout.root.getByLabel('Password').fill('Demo-1234!')
  await captcha.field.fill('wrong')
  await captcha.field.press('Enter')
  await expect(captcha.field).toHaveAccessibleDescription('Incorrect CAPTCHA')
  await expect(captcha.field).toBeFocused()
  await expect(checkout.root.getByLabel('Password')).toHaveValue('Demo-1234!')
  await expectAccessible(page, 'a login with a picture')
  await captcha.field.fill(await lettersOf(shop, 'user_login'))
  await captcha.field.press('Enter')
  await expect(checkout.root.getByRole('group', { name: 'Login successful.' })).toBeFocused()
  expect(await judged(shop)).toEqual([false, true])
})

test('a coupon needs the letters, too, and later the box', async ({ page, shop }) => {
  const FORM = 'sales_rule_coupon_request'
  await shop.reset({ items, settings: { captcha_forms: FORM } })
  const cart = new DiscountsPage(page, shop)
  const captcha = new CaptchaPart(page, cart.panel)
  await cart.open()
  await cart.enter('coupon', 'SPRING')
  await expect(captcha.field).toHaveAccessibleDescription(MISSING)
  await captcha.field.fill('wrong')
  await captcha.field.press('Enter')
  await expect(captcha.field).toHaveAccessibleDescription('Incorrect CAPTCHA')
  await expect(cart.panel.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('SPRING')
  await expectAccessible(page, 'a coupon with a picture')
  await captcha.field.fill(await lettersOf(shop, FORM))
  await captcha.field.press('Enter')
  await expect(cart.panel.getByText('SPRING')).toBeVisible()
  await cart.expectSameAsShop()
  expect((await cart.cart()).coupon).toBe('SPRING')

  await shop.reset({ items, settings: { recaptcha_coupon_code: reCaptcha('v2-checkbox') } })
  await cart.open()
  await cart.enter('coupon', 'SPRING')
  await expect(captcha.check).toContainText('Please complete the security check')
  await captcha.box.check()
  await cart.enter('coupon', 'SPRING')
  await expect(cart.panel.getByText('SPRING')).toBeVisible()
  await cart.expectSameAsShop()
})

test('a shop without captchas loads nothing of them', async ({ page, shop, checkout }) => {
  await shop.reset({ items })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await checkout.open()
  await checkout.fillAddress(addresses.US, GUEST)
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.choose('Check / Money order')
  await checkout.review()
  await expect(checkout.placeButton).toBeVisible()
  expect(loaded.filter((url) => /captcha/i.test(url))).toEqual([])
})
