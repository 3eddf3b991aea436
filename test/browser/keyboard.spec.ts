import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { cards } from './checkout.ts'
import { Drawer } from './drawer.ts'
import { Keyboard } from './keyboard.ts'
import { expect, test } from './shop.ts'

test('a purchase needs no mouse', async ({ page, shop, drawer, checkout }) => {
  test.slow()
  await shop.reset()
  const keyboard = new Keyboard(page)

  await page.goto('/moon-pendant.html')
  await keyboard.walkTo(page.locator('.product__form button'))
  await keyboard.press('Enter')
  await expect(page.locator('[data-bezel-count]')).toHaveText('1')

  await expect(drawer.items).toHaveCount(1)
  await keyboard.expectFocus()
  await keyboard.walkTo(drawer.more(drawer.items.first()))
  await keyboard.press('Space')
  await expect(page.locator('[data-bezel-count]')).toHaveText('2')
  await keyboard.press('Escape')
  await expect(drawer.dialog).toBeHidden()
  await keyboard.walkTo(page.locator('#minicart'))
  await keyboard.press('Enter')
  await expect(drawer.dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.locator('#minicart')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.walkTo(drawer.checkout)
  await keyboard.press('Enter')

  await checkout.expectStep(1)
  await keyboard.walkTo(checkout.button('step.continue'))
  await keyboard.press('Enter')
  await expect(checkout.step.getByRole('group', { name: 'Please check these fields' })).toBeFocused()
  await keyboard.press('Tab', 'Enter')
  await expect(checkout.field('email')).toBeFocused()
  await keyboard.type('ada@example.com')
  const { country_id: _, region_id: state, ...typed } = addresses.US
  for (const [name, value] of Object.entries(typed)) {
    await keyboard.walkTo(checkout.field(name))
    await keyboard.type(value)
  }
  await keyboard.walkTo(checkout.field('region_id'), 'Shift+Tab')
  await keyboard.type(state)
  await keyboard.press('Enter')
  await keyboard.walkTo(checkout.button('step.continue'))
  await keyboard.press('Enter')

  await checkout.expectStep(2)
  await keyboard.expectFocus()
  await keyboard.walkTo(checkout.step.getByRole('radio').first())
  await keyboard.press('ArrowDown')
  await expect(checkout.rate('shipping.method.three-day')).toBeChecked()
  await keyboard.walkTo(checkout.button('step.continue'))
  await keyboard.press('Enter')

  await checkout.expectStep(3)
  await keyboard.expectFocus()
  for (const [name, text] of [
    ['CardNumber', cards.challenged],
    ['ExpiryDate', '0330'],
    ['SecurityCode', '737'],
  ] as const) {
    await expect(checkout.cardField(name)).toBeVisible()
    await keyboard.walkTo(page.locator(`[data-cse="encrypted${name}"] iframe`))
    await keyboard.type(text)
  }
  await keyboard.walkTo(checkout.button('payment.continue'))
  await keyboard.press('Enter')

  await checkout.expectStep(4)
  await keyboard.expectFocus()
  await keyboard.walkTo(checkout.placeButton)
  await keyboard.press('Enter')
  await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
  await keyboard.expectFocus()
  await keyboard.walkTo(page.locator('.adyen-checkout__threeds2__challenge iframe'))
  // The first Tab into the frame reaches its first button, which approves.
  await keyboard.press('Enter')
  await checkout.expectSuccess()
  expect((await shop.ledger()).charges).toHaveLength(1)
})

test('an item is removed and the focus moves to the next control', async ({ page, shop, drawer }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }, { sku: 'EA-1' }] })
  const keyboard = new Keyboard(page)
  await page.goto('/')
  await keyboard.walkTo(page.locator('#minicart'))
  await keyboard.press('Enter')
  for (const left of [1, 0]) {
    await keyboard.walkTo(drawer.items.first().getByRole('button', { name: /^Remove/ }))
    await keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await keyboard.walkTo(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }))
    await keyboard.press('Enter')
    await expect(drawer.items).toHaveCount(left)
    await keyboard.expectFocus()
    await expect(drawer.dialog.locator(':focus')).toHaveCount(1)
  }
})

test('a guest logs in at the second try, and continues in the cart', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const keyboard = new Keyboard(page)
  const { dialog } = new Drawer(page)
  await page.goto('/')
  await page.locator('#minicart').press('Enter')
  await keyboard.walkTo(dialog.getByRole('button', { name: 'Log in' }))
  await keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toBeFocused()
  await keyboard.type('ann@example.com')
  await keyboard.press('Tab')
  await keyboard.type('Demo-1233!')
  await keyboard.press('Enter')
  await expect(dialog.locator('.bzl-notice', { hasText: 'Invalid login or password.' })).toBeVisible()
  await expectAccessible(page, 'a refused login')
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Demo-1234!')
  await keyboard.press('Enter')
  await expect(dialog.locator('.bzl-notice', { hasText: 'Login successful.' })).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
})

test('Escape closes the refusal, and the focus is on its reason beside the card form', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const keyboard = new Keyboard(page)
  await checkout.walkToReview(addresses.US, cards.refused)
  await keyboard.walkTo(checkout.placeButton)
  await keyboard.press('Space')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(checkout.step.locator(':focus')).toContainText('The payment is REFUSED.')
})

test('the account, its addresses and the country need no mouse', async ({ page, shop }) => {
  await shop.reset({ customer: 'ann@example.com', country: 'US' })
  const keyboard = new Keyboard(page)
  await page.goto('/customer/account')
  const menu = page.getByRole('button', { name: 'Account of Ann' })
  const last = page.getByRole('link', { name: 'Coupon', exact: true })
  await keyboard.walkTo(last)
  await keyboard.press('Escape')
  await expect(last).toBeHidden()
  await expect(menu).toBeFocused()
  await keyboard.press('Enter')

  const edit = page.getByRole('button', { name: /^Edit the address/ }).first()
  await keyboard.walkTo(edit)
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible()
  await keyboard.expectFocus()
  await keyboard.walkTo(page.getByRole('button', { name: 'Cancel' }))
  await keyboard.press('Enter')
  await expect(edit).toBeFocused()

  const picker = page.getByRole('button', { name: /^Country and currency/ })
  await keyboard.walkTo(picker)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Country and currency' })
  await keyboard.walkTo(dialog.getByRole('searchbox', { name: /countries/ }))
  await keyboard.type('zzz')
  await expect(dialog).toContainText('Nothing found for “zzz”.')
  await expectAccessible(page, 'a search that finds nothing')
  await keyboard.press('Control+a')
  await keyboard.type('deutsch')
  await keyboard.walkTo(dialog.getByRole('radio', { name: /^Germany/ }))
  await keyboard.press('Space')
  await keyboard.walkTo(dialog.getByRole('button', { name: 'Use USD' }))
  await keyboard.press('Enter')
  await expect(picker).toHaveText('Germany · USD')
  await expect(picker).toBeFocused()
})
