import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { cards, CheckoutPage } from './checkout.ts'
import { expect, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }, { sku: 'EA-1', qty: 2 }]

for (const width of [1280, 390]) {
  test(`the drawer is accessible at ${width} px`, async ({ page, shop, drawer }) => {
    await page.setViewportSize({ width, height: 844 })
    await shop.reset()
    await page.goto('/')
    await expectAccessible(page, 'home')
    await drawer.open()
    await expect(drawer.dialog.getByText('Your cart is empty.')).toBeVisible()
    await expectAccessible(page, 'an empty drawer')

    await shop.reset({ items: ITEMS })
    await page.reload()
    await drawer.open()
    await expect(drawer.items).toHaveCount(2)
    await expectAccessible(page, 'a drawer with items')
    await drawer.dialog.getByRole('button', { name: 'Log in' }).click()
    await drawer.dialog.getByRole('button', { name: 'Log in' }).click()
    await expect(drawer.dialog.getByText('This is a required field.').first()).toBeVisible()
    await expectAccessible(page, 'a login form with errors')
    await drawer.items
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'the question before an item is removed')
  })

  test(`the checkout is accessible at ${width} px`, async ({ page, shop, checkout }) => {
    await page.setViewportSize({ width, height: 844 })
    await shop.reset({ items: ITEMS })
    await checkout.open()
    await expectAccessible(page, 'an empty form')
    await checkout.button('step.continue').click()
    await expect(checkout.step.getByRole('textbox', { name: 'First name' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page, 'a form with errors')
    await checkout.fillAddress(addresses.US, 'ada@example.com')
    await checkout.root.getByRole('checkbox').uncheck()
    await expectAccessible(page, 'another billing address')
    await checkout.root.getByRole('checkbox').check()
    await checkout.finishAddress()
    await expectAccessible(page, 'delivery')
    await checkout.finishShipping()
    await checkout.expectCardForm()
    await expectAccessible(page, 'payment')
    await checkout.button('payment.continue').click()
    await expectAccessible(page, 'payment with errors')
    await checkout.finishPayment(cards.refused)
    await expectAccessible(page, 'review')
    await checkout.placeButton.click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'a refusal')
    await page.keyboard.press('Escape')
    await checkout.expectStep(3)
    await expectAccessible(page, 'the reason beside the card form')
    await checkout.finishPayment(cards.challenged)
    await checkout.placeButton.click()
    await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
    await expectAccessible(page, "the bank's question")
    await checkout.answerChallenge('approve')
    await checkout.expectSuccess()
    await expectAccessible(page, 'success')
  })
}

test('the other pages and an address book are accessible', async ({ page, shop, checkout }) => {
  await shop.reset({ customer: 'bea@example.com' })
  await page.goto('/customer/account')
  await expect(page.locator('[data-widget=address-book]').getByRole('button')).toHaveCount(1)
  await expectAccessible(page, 'an account without addresses')
  await shop.reset({ items: ITEMS, customer: 'ann@example.com' })
  for (const path of [
    '/checkout/cart',
    '/checkout/onepage/result?resultCode=Refused',
    '/customer/account',
    '/widgets',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path)
  }
  await checkout.open()
  await expect(checkout.step.getByRole('radio')).toHaveCount(2)
  await checkout.root.getByRole('checkbox', { name: checkout.text('address.same') }).uncheck()
  await expect(checkout.step.getByRole('radio', { name: 'Another address' })).toBeVisible()
  await expectAccessible(page, 'saved addresses to deliver to and to bill')
  await checkout.step.getByRole('button', { name: 'Add a new address' }).click()
  await expectAccessible(page, 'a new address')
  await checkout.step.getByRole('button', { name: 'Cancel' }).click()
  await checkout.step.getByRole('button', { name: /^Edit the address .*Austin/ }).click()
  await expect(checkout.field('city')).toHaveValue('Austin')
  await expectAccessible(page, 'a saved address that is changed')
})

test('nothing moves for who asked for no movement, nor what a rule draws before or after it', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.reset({ items: ITEMS })
  // The other themes keep all of the page still.
  await page.goto('/settings/theme/bare?back=/checkout')
  await expect(new CheckoutPage(page).step).toBeVisible()
  // A spinner as the widgets draw it: theirs are gone too soon to be looked at.
  const moving = await page.evaluate(() => {
    const own = document.querySelector('.bzl')!
    const spinner = own.appendChild(document.createElement('span'))
    spinner.className = 'bzl-spinner'
    const moves = (element: Element, part?: string) => {
      const { content, animationName, transitionDuration } = getComputedStyle(element, part)
      return (!part || content !== 'none') && (animationName !== 'none' || transitionDuration !== '0s')
    }
    const found = [...document.querySelectorAll('.bzl *')].flatMap((element) =>
      [undefined, '::before', '::after']
        .filter((part) => moves(element, part))
        .map((part) => element.className + (part ?? '')),
    )
    spinner.remove()
    return found
  })
  expect(moving).toEqual([])
})

test('in forced colours the current step and the cart’s count are drawn, not only coloured', async ({
  page,
  shop,
  checkout,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await shop.reset({ items: ITEMS })
  await checkout.open()
  const marks = page.locator('.bzl-checkout__steps .bzl-checkout__mark')
  const looks = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const { backgroundColor, color } = getComputedStyle(mark)
      return { backgroundColor, isRead: color !== backgroundColor }
    }),
  )
  const [current, ...others] = looks
  expect(looks.every(({ isRead }) => isRead)).toBe(true)
  expect(others.map(({ backgroundColor }) => backgroundColor)).not.toContain(current!.backgroundColor)
  // A ground that is not transparent takes the page's colour, unless it has one of the system's.
  const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  expect(current!.backgroundColor).not.toBe(canvas)
  // The edge of a step grows for a moment when it becomes the current one.
  const edges = () =>
    page
      .locator('.bzl-progress__step')
      .evaluateAll((all) => [
        ...new Set(all.map((step) => getComputedStyle(step, '::before').borderTopWidth)),
      ])
  await expect.poll(edges).toHaveLength(2)
  await page.goto('/')
  await expect(page.locator('[data-bezel-count]')).toHaveCSS('border-top-style', 'solid')
})
