import type { Page } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]
/** Scrolls to a marker that mounts when visible. */
const show = (page: Page, name: string) =>
  page.evaluate((widget) => document.querySelector(`[data-widget=${widget}]`)!.scrollIntoView(), name)

test('a merchant’s block depends on the device and follows the window’s width', async ({ page, shop }) => {
  await shop.reset()
  await page.goto('/')
  const block = page.locator('[data-widget=cms-block]')
  await block.scrollIntoViewIfNeeded()
  await expect(block).toContainText('finished at one bench')
  await page.setViewportSize({ width: 999, height: 800 })
  await expect(block).not.toContainText('finished at one bench')
  await expect(block).toContainText('Made for you')
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(block).toContainText('finished at one bench')
  await expectAccessible(page, 'home with a block')
})

test('a block with errors is sanitised, its links are safe, its images lazy and sized', async ({
  page,
  shop,
  tolerance,
}) => {
  // Every parser reports the event handlers it finds, though none runs.
  tolerance.expectedErrors.push(/inline event handler|script-src-attr/)
  await shop.reset()
  await page.goto('/care-guide')
  await show(page, 'cms-block')
  const picture = page.locator('.bzl-cms-block__content img')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveAttribute('width', '320')
  await page.goto('/shipping-returns')
  await show(page, 'cms-block')
  const link = page.locator('.bzl-cms-block__content a[target]')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-widget=cms-block]')!.dataset.identifier = 'careless'
  })
  await expect(page.locator('.bzl-cms-block__content')).toContainText('Care instructions')
  expect(await page.locator('.bzl-cms-block__content').innerHTML()).not.toMatch(/onclick|onerror|script/)
})

test('where a block fails, is disabled or does not exist, the marker’s own content stays', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset()
  await shop.injectFault({
    match: 'GET /rest/*/cms/block/home-promo',
    fault: { kind: 'status', status: 503 },
  })
  const names = ['home-promo', 'retired', 'unheard-of']
  await page.route('/care-guide', async (route) => {
    const answer = await route.fetch()
    const markers = names.map(
      (name) => `<p data-widget="cms-block" data-identifier="${name}">Words for ${name}</p>`,
    )
    const body = (await answer.text()).replace(/<main[^>]*>/, `$&<div>${markers.join('')}</div>`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/care-guide')
  for (const name of names) {
    const marker = page.locator(`[data-identifier=${name}]`)
    await expect(marker.locator('.bzl > div:not([aria-busy])')).toBeAttached()
    await expect(marker.getByText(`Words for ${name}`)).toBeVisible()
  }
  await expectAccessible(page, 'blocks that failed to load')
})

test('markers inside a block are mounted', async ({ page, shop }) => {
  await shop.reset({ items: ITEMS })
  await page.goto('/shipping-returns')
  await show(page, 'cms-block')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-widget=cms-block]')!.dataset.identifier = 'with-widget'
  })
  await expect(page.locator('.bzl-cms-block [data-widget=special-offers]')).toHaveAttribute(
    'data-widget-state',
    'ready',
  )
  // The block's own lists are indented; those of a widget in it are not.
  await expect(page.locator('.bzl-cms-block .bzl-special-offers__list')).toHaveCSS('padding-left', '0px')
})

for (const engine of ['its own sanitiser', 'DOMPurify']) {
  test(`blocks show on a page that allows one Trusted Types policy, with ${engine}`, async ({
    page,
    shop,
    drawer,
  }) => {
    await shop.reset({ items: [{ sku: 'EA-1' }] })
    if (engine === 'DOMPurify')
      await page.addInitScript(() => delete (Element.prototype as { setHTML?: unknown }).setHTML)
    await page.route('/care-guide', async (route) => {
      const answer = await route.fetch()
      const policy = answer.headers()['content-security-policy']
      const headers = {
        ...answer.headers(),
        'content-security-policy': `${policy}; require-trusted-types-for 'script'; trusted-types bezel`,
      }
      await route.fulfill({ response: answer, headers })
    })
    await page.route('**/cms/block/*', async (route) => {
      const answer = await route.fetch()
      const block = (await answer.json()) as { content: string }
      const slot =
        '<template data-slot="item-after" data-for="cart-drawer"><p class="bzl-overlay mine"><b data-text="item.name"></b> is ours</p></template>'
      await route.fulfill({ response: answer, json: { ...block, content: slot + block.content } })
    })
    await page.goto('/care-guide')
    await show(page, 'cms-block')
    await expect(page.locator('.bzl-cms-block__content')).toContainText('From the bench')
    // A template of a block fills a slot, cleaned as the block.
    await drawer.open()
    const filled = drawer.item('Pearl Earrings').getByText('Pearl Earrings is ours')
    await expect(filled).toBeVisible()
    await expect(filled).toHaveAttribute('class', 'mine')
  })
}
