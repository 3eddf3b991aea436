import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { expect, test } from './shop.ts'

const FAMILY = '👩‍👩‍👧 Zoë'

/** Fills the form as autofill does: values and their events, without key presses. */
const autofill = (page: Page, values: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [name, value] of entries) {
      const field = document.getElementsByName(name)[0] as HTMLInputElement
      field.value = value
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }, Object.entries(values))

test('an address is sent as intended, whether typed, pasted or autofilled', async ({
  page,
  context,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await checkout.open()
  const { country_id, ...japanese } = addresses.JP
  await expect(checkout.field('country_id').locator('[value="JP"]')).toBeAttached()
  await autofill(page, { country_id })
  await expect(checkout.field('region')).toBeVisible()
  await autofill(page, { ...japanese, email: 'ada@example.com' })

  await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(10_000_000)))
  const street = checkout.field('street1')
  await street.press('Control+A')
  await street.press('Control+V')
  await checkout.button('step.continue').click()
  await expect(street).toBeFocused()
  await expect(checkout.step.getByText('Please enter less or equal than 255 symbols.')).toBeVisible()
  await expect(checkout.field('city')).toHaveValue(japanese.city)
  await street.fill(japanese.street1)

  const typing = await context.newCDPSession(page)
  const lastname = checkout.field('lastname')
  await lastname.fill('')
  await typing.send('Input.imeSetComposition', { text: 'やまだ', selectionStart: 3, selectionEnd: 3 })
  await page.keyboard.press('Enter')
  await expect(lastname).toBeFocused()
  await checkout.expectStep(1)
  await typing.send('Input.insertText', { text: 'مريم 山田' })
  await expect(lastname).toHaveValue('مريم 山田')
  await checkout.field('firstname').fill(FAMILY)
  await page.keyboard.press('Enter')
  await checkout.expectStep(2)

  await expect(checkout.root.getByText(FAMILY)).toContainText('مريم 山田')
  const cart = (await shop.ledger()).carts.find(({ active }) => active)
  expect(cart).toMatchObject({
    shippingAddress: {
      firstname: FAMILY,
      lastname: 'مريم 山田',
      city: japanese.city,
      street: [japanese.street1],
    },
  })
})
