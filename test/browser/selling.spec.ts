import { expectAccessible } from './accessibility.ts'
import { DRAWER, expectState, LOADER, moduleOf, openPage } from './host-page.ts'
import { expect, test } from './shop.ts'

const form = (product: number, name: string, mark = 'data-bezel-add') =>
  `<form action="/checkout/cart/add/" method="post" ${mark} aria-label="${name}">
    <input type="hidden" name="product" value="${product}"><button>Buy ${name}</button></form>`

test('a theme’s forms, a card and a script sell on a page of their own', async ({ page, shop, drawer }) => {
  await shop.reset()
  const body = `<main><h1>Theirs</h1>${DRAWER}<p>Items: <b data-bezel-count></b></p>
    ${form(59, 'pendant', 'data-bezel-add="open"')} ${form(55, 'necklace')}
    <div data-widget="product-card" data-sku="EA-1">Earrings</div></main>`
  await openPage(page, { body, head: `${LOADER}<meta name="viewport" content="width=device-width">` })
  await page.evaluate(() => Object.assign(window, { isHere: true }))
  for (const each of await page.locator('form').all()) await expectState(each, 'ready')

  await page.getByRole('button', { name: 'Buy pendant' }).click()
  await drawer.expectOpen()
  await expect(drawer.items).toHaveCount(1)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Buy necklace' }).click()
  const refused = page.getByRole('form', { name: 'necklace' })
  await expect(refused.getByRole('alert').filter({ hasText: 'required option' })).toBeVisible()
  await expect(refused).toHaveAccessibleDescription(/required option/)

  await page.getByRole('button', { name: 'Add to cart: Pearl Earrings' }).click()
  await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible()
  await page.evaluate(async () => {
    if (window.Bezel && 'addToCart' in window.Bezel) await window.Bezel.addToCart({ sku: 'EA-1', qty: 2 })
  })
  const counter = page.locator('[data-bezel-count]')
  await expect(counter).toHaveText('4')
  await expect(counter).toHaveAttribute('data-bezel-count', '4')
  expect(await page.evaluate(() => 'isHere' in window)).toBe(true)
  await expectAccessible(page, 'a page that sells')
})

test('a form is the browser’s own where the code for it does not come', async ({ page, shop, tolerance }) => {
  tolerance.expectedErrors.push(/Failed to load resource|add-form failed/)
  await shop.reset()
  await page.route(moduleOf('add-form'), (route) => route.abort())
  await openPage(page, { body: form(59, 'pendant') })
  await expectState(page.locator('form'), 'failed')
  await page.getByRole('button', { name: 'Buy pendant' }).click()
  await expect
    .poll(async () => (await shop.ledger()).requests.map(({ path }) => path))
    .toContain('/checkout/cart/add/')
  expect((await shop.ledger()).requests.find(({ path }) => path === '/checkout/cart/add/')?.body).toBe(
    'product=59',
  )
})

test('what was looked at stands on every page, and a row of cards in the drawer', async ({
  page,
  shop,
  drawer,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.goto('/pearl-earrings.html?extensions=cross-sell')
  await page.goto('/moon-pendant.html')
  await page.goto('/')
  await drawer.open()
  const row = drawer.dialog.getByRole('region', { name: 'Goes well with it' })
  await row.getByRole('button', { name: 'Add to cart: Tennis Bracelet' }).click()
  await expect(drawer.items).toHaveCount(2)
  await expect(row.getByRole('link', { name: 'In your cart' })).toBeVisible()
  await openPage(page, { body: '<div data-widget="recently-viewed" data-count="3"></div>' })
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.getByRole('listitem')).toContainText(['Moon Pendant', 'Pearl Earrings'])
})
