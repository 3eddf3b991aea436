import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { expect, type Shop, test } from './shop.ts'

const SWITCHED_ON = { settings: { enable_guest_checkout_login: '1' } }
const OFFER = { name: 'This address has an account here. Log in with it', exact: true }

const asked = async (shop: Shop) =>
  (await shop.ledger()).requests.filter(({ path }) => path.endsWith('/customers/isEmailAvailable'))

test('a guest who has an account is offered the login in place, and goes on as a customer', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], ...SWITCHED_ON })
  await checkout.open()
  await checkout.field('email').fill('bea@example.com')
  expect(await asked(shop)).toEqual([])
  await checkout.field('email').press('Tab')
  const offer = checkout.step.getByRole('button', OFFER)
  await expect(offer).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: OFFER.name })).toHaveCount(1)
  await expectAccessible(page, 'the offer to log in')
  expect((await asked(shop)).map(({ body }) => body)).toEqual(['{"customerEmail":"bea@example.com"}'])
  await offer.click()
  const password = checkout.root.getByLabel('Password')
  await expect(password).toBeFocused()
  await expect(checkout.field('username')).toHaveValue('bea@example.com')
  await expectAccessible(page, 'the login with a known address')
  await password.fill('Demo-1234!')
  await password.press('Enter')
  await expect(checkout.root.getByRole('group', { name: 'Login successful.' })).toBeFocused()
  await checkout.fillAddress(addresses.US)
  await checkout.finishAddress()
  expect((await shop.openCart()).items.map(({ sku }) => sku)).toEqual(['NK-2'])
})

test('it stops no guest, who orders without an account', async ({ shop, checkout }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], ...SWITCHED_ON })
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'bea@example.com')
  await expect(checkout.step.getByRole('button', OFFER)).toBeVisible()
  await checkout.finishAddress()
  await expect(checkout.root.getByRole('button', OFFER)).toHaveCount(0)
})

test('a shop that has it off is not asked', async ({ shop, checkout }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.walkToDelivery(addresses.US)
  expect(await asked(shop)).toEqual([])
})
