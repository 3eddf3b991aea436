import type { Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import type { CheckoutPage } from './checkout.ts'
import { fileOf } from './host-page.ts'
import { expect, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]

/** Lets no request for a file through, whatever its query, until it is called. */
async function withhold(page: Page, file: string, times = Infinity): Promise<() => Promise<void>> {
  const name = file.split('/').at(-1)!
  const isIt = (url: URL) => url.pathname.endsWith(`/${name}`)
  let left = times
  await page.route(isIt, (route) => (left-- > 0 ? route.fulfill({ status: 404 }) : route.continue()))
  return () => page.unroute(isIt)
}

const retry = (checkout: CheckoutPage) => checkout.root.getByRole('button', { name: 'Try again' })

test.describe('code that does not come', () => {
  test.use({ tolerance: async ({}, use) => use({ expectedErrors: [/Failed to load resource|404/] }) })

  test('and comes under another address is no concern of the shopper', async ({ page, shop, checkout }) => {
    await shop.reset({ items: ITEMS })
    await withhold(page, fileOf('save-address'), 1)
    await withhold(page, fileOf('steps-after-address'), 1)
    await checkout.walkToReview(addresses.US)
    await checkout.placeButton.click()
    await checkout.expectSuccess()
  })

  test('is said beside the button that was pressed, and asked for again', async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.reset({ items: ITEMS })
    const give = await withhold(page, fileOf('save-address'))
    await page.setViewportSize({ width: 390, height: 664 })
    await checkout.open()
    await checkout.fillAddress(addresses.US, GUEST)
    await checkout.button('step.continue').click()
    const said = checkout.step.getByText('This part of the page could not be loaded.')
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(1)
    await give()
    await retry(checkout).click()
    await checkout.expectStep(2)
  })

  test('and tells what a card is charged is said at the card, and asked for again', async ({
    page,
    shop,
    checkout,
  }) => {
    const settings = { payment: 'module', charged_currency: 'base' }
    await shop.reset({ items: ITEMS, currency: 'EUR', country: 'NL', settings })
    const give = await withhold(page, fileOf('TypeNotes'))
    await checkout.walkToPayment(addresses.NL)
    await expect(checkout.step.getByText('This part of the page could not be loaded.')).toBeVisible()
    await give()
    await retry(checkout).click()
    await expect(checkout.step.getByText(/^You will be charged \$/)).toBeVisible()
  })

  test('and is gone after a release: a reload keeps what was typed', async ({ page, shop, checkout }) => {
    await shop.reset({ items: ITEMS })
    const give = await withhold(page, fileOf('save-address'))
    await checkout.open()
    await checkout.fillAddress(addresses.US, GUEST)
    await checkout.button('step.continue').click()
    await expect(retry(checkout)).toBeVisible()
    await give()
    const reload = checkout.root.getByRole('button', { name: 'Reload the page' })
    await Promise.all([page.waitForEvent('load'), reload.click()])
    await checkout.expectStep(1)
    await expect(checkout.field('email')).toHaveValue(GUEST)
    const { region_id, ...typed } = addresses.US
    for (const [name, value] of Object.entries(typed)) await expect(checkout.field(name)).toHaveValue(value)
    await expect(checkout.field('region_id').locator(':checked')).toHaveText(region_id)
    await checkout.finishAddress()
  })
})
