import { expectAccessible } from './accessibility.ts'
import { addresses, GUEST } from './addresses.ts'
import { expectSuccessPage } from './payment-page.ts'
import { expect, test } from './shop.ts'
import { translations } from './translations.ts'

test('a guest withdraws from an order in two steps, by keyboard', async ({ page, shop, checkout }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await checkout.review()
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  const { increment } = (await shop.ledger()).orders[0]!

  await page.goto('/withdrawal')
  const widget = page.locator('[data-widget="withdrawal"]')
  const open = widget.getByRole('button', { name: 'Withdraw from contract here' })
  await expectAccessible(page, 'the first step of a withdrawal')
  await open.press('Enter')
  await expect(widget.getByLabel('Your name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(widget.getByRole('link', { name: /Order number/ })).toBeVisible()
  await expectAccessible(page, 'a withdrawal without its data')
  await widget.getByLabel('Your name').fill('Ada Byron')
  await widget.getByLabel('Order number').fill(increment)
  await widget.getByLabel('E-mail address').fill(GUEST)
  await widget.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter')
  const received = `Your withdrawal from order ${increment} has been received. The acknowledgement of receipt is sent to ${GUEST}.`
  await expect(widget.getByRole('group', { name: received })).toBeFocused()
  await expectAccessible(page, 'a withdrawal that was received')
  const { events } = (await shop.ledger()) as unknown as { events: { type: string }[] }
  expect(events.filter(({ type }) => type === 'withdrawal')).toMatchObject([
    { name: 'Ada Byron', order: increment, email: GUEST },
  ])
})

test('giving it up leads back to the button', async ({ page, shop }) => {
  await shop.reset({ locale: 'de' })
  await page.goto('/withdrawal')
  const text = translations('de', 'withdrawal')
  const widget = page.locator('[data-widget="withdrawal"]')
  const open = widget.getByRole('button', { name: text('open') })
  await open.click()
  await widget.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(open).toBeFocused()
})
