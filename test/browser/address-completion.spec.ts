import type { Page } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addresses, GUEST } from './addresses.ts'
import { CheckoutPage } from './checkout.ts'
import { expect, test } from './shop.ts'

const settings = { address_completion: '1' }
const items = [{ sku: 'NK-2' }]

/** With the provider there, the street is a combobox. */
async function openWithProvider(page: Page, language?: string) {
  const checkout = new CheckoutPage(page, language)
  await checkout.open()
  await expect(checkout.field('street1')).toHaveRole('combobox')
  return checkout
}

test('a guest completes the address by keyboard alone, and goes on with it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await shop.reset({ items, settings, country: 'US' })
  const checkout = await openWithProvider(page)
  const { keyboard } = page
  const street = checkout.field('street1')
  await checkout.field('email').focus()
  await keyboard.type(GUEST)
  await checkout.field('country_id').selectOption('US')
  await checkout.field('firstname').focus()
  await keyboard.type('Ada')
  await keyboard.press('Tab')
  await keyboard.type('Byron')
  // A button for the company stands between.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(street).toBeFocused()
  await keyboard.type('1 ma')
  const list = page.getByRole('listbox', { name: 'Suggested addresses' })
  await expect(list.getByRole('option')).toHaveText([
    '1 Main Street, 78701 Austin',
    '1 Maiden Lane, 10038 New York',
  ])
  await expect(page.getByRole('status').filter({ hasText: '2 suggested addresses' })).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveText(/^1 Main Street/)
  await expectAccessible(page, 'suggested addresses')
  await keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(street).toHaveValue('1 ma')
  await keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(street).toHaveValue('1 Main Street')
  await expect(street).toBeFocused()
  await expect(checkout.field('city')).toHaveValue('Austin')
  await expect(checkout.field('region_id').locator(':checked')).toHaveText('Texas')
  await expect(checkout.field('postcode')).toHaveValue('78701')
  await expect(checkout.field('lastname')).toHaveValue('Byron')
  for (const _ of ['apartment', 'city', 'state', 'ZIP code', 'telephone']) await keyboard.press('Tab')
  await expect(checkout.field('telephone')).toBeFocused()
  await keyboard.type('0205550100')
  await keyboard.press('Enter')
  await checkout.expectStep(2)
  expect((await shop.openCart()).shippingAddress).toMatchObject({ city: 'Austin', region: 'Texas' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a postcode fills town and prefecture, and a suggestion the rest', async ({ page, shop }) => {
    await shop.reset({ items, settings, country: 'JP', locale: 'ja_JP', currency: 'JPY' })
    const checkout = await openWithProvider(page, 'ja')
    await checkout.field('country_id').selectOption('JP')
    await checkout.field('postcode').pressSequentially('1500041')
    await expect(checkout.field('city')).toHaveValue('渋谷区')
    await expect(checkout.field('region')).toHaveValue('東京都')
    const street = checkout.field('street1')
    await expect(street).toHaveValue('神南')
    await expect(checkout.field('postcode')).toBeFocused()
    await street.tap()
    await street.press('End')
    await street.pressSequentially('1')
    const option = page.getByRole('listbox', { name: '住所の候補' }).getByRole('option')
    await expect(option).toHaveText('〒150-0041 東京都渋谷区神南1-19-11')
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page, 'suggested addresses on a phone')
    await option.tap()
    await expect(street).toHaveValue('神南1-19-11')
    await expect(street).toBeFocused()
    await expect(checkout.field('postcode')).toHaveValue('150-0041')
  })
})

test('in the address book a customer has it, too', async ({ page, shop }) => {
  await shop.reset({ items: [], settings, customer: 'ann@example.com' })
  await page.goto('/customer/account')
  const book = page.locator('[data-widget="address-book"]')
  await book.getByRole('button', { name: 'Add a new address' }).click()
  await book.locator('[name="country_id"]').selectOption('NL')
  await book.locator('[name="street1"]').pressSequentially('prinsengr')
  await page.getByRole('option', { name: /Prinsengracht 263/ }).click()
  await expect(book.locator('[name="city"]')).toHaveValue('Amsterdam')
})

test('a provider that throws, or never answers, stops nobody', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.Bezel = window.Bezel || []
    const provider = {
      suggest(text: string) {
        if (text.length < 6) throw new Error('no service')
        return new Promise<never>(() => undefined)
      },
      details: () => undefined,
      postcode: () => Promise.reject(new Error('no service')),
    }
    void window.Bezel.push((bezel) => void bezel.addressProvider(provider))
  })
  await shop.reset({ items, country: 'US' })
  const checkout = await openWithProvider(page)
  await checkout.fillAddress({ ...addresses.US, street1: '' }, GUEST)
  await checkout.field('street1').pressSequentially('1 Main Street')
  await checkout.finishAddress()
  expect((await shop.openCart()).shippingAddress).toMatchObject({ city: 'Austin' })
})

test('a page without a provider loads nothing of it', async ({ page, shop, checkout }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await shop.reset({ items })
  await checkout.walkToDelivery(addresses.US)
  expect(loaded.filter((url) => /completion|address-provider|bezel\.js/i.test(url))).toEqual([])
})
