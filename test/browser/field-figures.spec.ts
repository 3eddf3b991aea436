import type {} from '#public/bezel.d.ts'
import { addresses } from './addresses.ts'
import { expect, test } from './shop.ts'

test('a slow purchase is measured, and charts show it without anything personal', async ({
  page,
  shop,
  checkout,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/500/)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.addInitScript(() => {
    window.Bezel ??= []
    window.Bezel.push((bezel) => void bezel.consent(true))
  })
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/field-figures/collect')) posted.push(request.postData() ?? '')
  })
  await page.goto('/?extensions=field-figures')
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', slow)
  await shop.injectFault({ match: 'POST *estimate-shipping-methods', times: 1, fault: '500' })
  await checkout.walkToReview(addresses.US)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await page.goto('/field-figures')
  const islands = page.getByRole('table', { name: 'Milliseconds until an island was ready' })
  await expect(islands).toContainText('checkout')
  await expect(page.getByRole('table', { name: 'The page' })).toContainText('LCP')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'call POST /rest/*/V1/guest-carts/*/estimate-shipping-methods 500' }),
  ).toBeVisible()
  expect(posted.join(' ')).not.toMatch(/Austin|Main Street|@/)
})

test('without consent nothing is posted and the page’s own figures are not loaded', async ({
  page,
  shop,
}) => {
  await shop.reset()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.addInitScript(() =>
    addEventListener('bezel:vitals', ({ detail }) => (document.title = detail.kind)),
  )
  await page.goto('/?extensions=field-figures')
  await expect(page).toHaveTitle('island')
  await page.goto('/field-figures')
  await expect(page.getByText('No figures yet.')).toBeVisible()
  expect(requested.filter((url) => url.includes('/collect'))).toEqual([])
})
