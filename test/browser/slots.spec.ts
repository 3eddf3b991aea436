import { addresses } from './addresses.ts'
import { expect, test } from './shop.ts'

test('a theme fills slots of the drawer and of the checkout, and they follow the cart and the choice', async ({
  page,
  shop,
  drawer,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1' }] })
  await page.goto('/?extensions=trust-badges,gift-hint,second-image,countdown,parcel-shop')
  await drawer.open()
  await expect(drawer.dialog.getByRole('list', { name: 'Why Ondelle' })).toContainText('Insured shipping')
  const item = drawer.item('Pearl Earrings')
  const pouch = item.getByRole('link', { name: 'Pearl Earrings' }).getByRole('img', { name: 'In its pouch' })
  await expect(pouch).toBeVisible()
  const hint = item.getByText('Comes with a free velvet pouch.')
  await expect(hint).toHaveCount(0)
  await item.getByRole('button', { name: 'One more of' }).click()
  await expect(hint).toBeVisible()
  await item.getByRole('button', { name: 'One less of' }).click()
  await expect(hint).toHaveCount(0)
  await drawer.close()
  await drawer.open()
  await expect(pouch).toHaveCount(1)

  await checkout.walkToDelivery(addresses.US)
  await expect(checkout.root.getByText(/^Order within \d+ h \d+ min/)).toBeVisible()
  const shops = checkout.step.getByRole('radiogroup', { name: 'Where the parcel goes' })
  await shops.getByRole('radio', { name: 'Florist at the station' }).check()
  await expect
    .poll(async () => (await shop.ledger()).requests.filter(({ path }) => path === '/parcel-shop/choose'))
    .toMatchObject([{ body: '{"shop":"florist"}' }])
  await checkout.step.getByRole('radio', { name: /^Express/ }).check()
  await expect(shops).toBeHidden()
  await checkout.step.getByRole('radio', { name: /^Standard/ }).check()
  await expect(shops.getByRole('radio', { name: 'Florist at the station' })).toBeChecked()
})

test('a page brings a language of its own, without a request for it', async ({ page, shop, drawer }) => {
  await shop.reset({ items: [{ sku: 'EA-1' }] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/?extensions=own-language')
  await drawer.open()
  await expect(drawer.dialog.getByRole('heading', { name: 'Winkelwagen (1)' })).toBeVisible()
  await expect(drawer.dialog.getByRole('link', { name: 'Naar de kassa' })).toBeVisible()
  await expect(page.locator('.bzl-cart-drawer')).toHaveAttribute('lang', 'nl')
  // Texts that the language lacks are in English.
  await expect(drawer.dialog).toContainText('may sell out')
  expect(asked.filter((url) => url.includes('/locales/nl/'))).toEqual([])
})
