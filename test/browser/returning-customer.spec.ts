import { expectAccessible } from './accessibility.ts'
import { Keyboard } from './keyboard.ts'
import { expect, test } from './shop.ts'

test('a returning customer changes the delivery of a filled review and orders without a mouse', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({
    items: [{ sku: 'NK-2' }],
    customer: 'ann@example.com',
    settings: { stored_card_code: '0' },
  })
  const keyboard = new Keyboard(page)
  await page.goto('/checkout')
  await checkout.expectStep(4)
  await expect(checkout.step.getByText('Visa •• 1111').first()).toBeVisible()
  await expectAccessible(page, 'a review filled by what the shop knows')
  await keyboard.walkTo(checkout.step.getByRole('button', { name: /^Change.*delivery/i }).first())
  await keyboard.press('Enter')
  await checkout.expectStep(2)
  await keyboard.expectFocus()
  await keyboard.walkTo(checkout.step.getByRole('radio', { checked: true }))
  await keyboard.press('ArrowDown')
  await keyboard.walkTo(checkout.button('step.continue'))
  await keyboard.press('Enter')
  await keyboard.expectFocus()
  await checkout.expectStep(4)
  await keyboard.walkTo(checkout.placeButton)
  const owed = await shop.cartTotal()
  await keyboard.press('Enter')
  await checkout.expectSuccess()
  expect(await shop.expectOneOrder(owed!, 'USD')).toMatchObject({ customerId: 7 })
})
