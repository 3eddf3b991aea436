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

test('a block of Page Builder keeps its look, anchors, video and listed frames under a strict policy', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(
    /Applying inline style|inline event handler|style-src/,
    /Failed to load resource/,
    /^foreign request: https:\/\/player\.example\//,
  )
  await shop.reset({ items: ITEMS })
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  await page.route('https://player.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The bench</p>' }),
  )
  let debug = true
  await page.route('/care-guide', async (route) => {
    const answer = await route.fetch()
    const policy = answer.headers()['content-security-policy']!
    const headers = {
      ...answer.headers(),
      'content-security-policy': policy.replace('frame-src', 'frame-src https://player.example'),
    }
    const settings = `"contentHosts":["player.example"],"debug":${debug},"redirectHosts"`
    const body = (await answer.text())
      .replace('"redirectHosts"', settings)
      .replace('data-identifier="care-note"', 'data-identifier="page-builder"')
    await route.fulfill({ response: answer, headers, body })
  })
  await page.goto('/care-guide')
  await show(page, 'cms-block')
  const block = page.locator('.bzl-cms-block__content')
  const heading = block.getByRole('heading', { name: 'From the bench' })
  await expect(heading).toHaveCSS('text-align', 'center')
  await expect(heading).toHaveCSS('color', 'rgb(120, 60, 20)')
  await expect(heading).toHaveCSS('letter-spacing', '2px')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', '2px')
  const row = block.locator('[data-element=inner]')
  await expect(row).toHaveCSS('background-color', 'rgb(244, 239, 232)')
  await expect(row).toHaveCSS('padding', '24px')
  await expect(row).toHaveCSS('position', 'static')
  await expect(row).toHaveCSS('margin-top', '0px')
  const cleaning = block.getByText('A soft cloth, never paper.')
  await expect(cleaning).toHaveCSS('text-align', 'right')
  // A heading of a widget in the block is not the merchant's to style.
  await expect(block.locator('[data-widget=special-offers] h2')).not.toHaveCSS('letter-spacing', '2px')
  await block.getByRole('link', { name: 'Care instructions' }).click()
  await expect(page.locator(':target')).toHaveText('A soft cloth, never paper.')
  await expect(block.locator('video')).toHaveCount(1)
  await expect(block.locator('video')).toHaveAttribute('controls')
  await expect(block.locator('iframe')).toHaveCount(1)
  await expect(page.frameLocator('iframe[src*="player.example"]').getByText('The bench')).toBeVisible()
  const left = lines.find((line) => line.includes('the block "page-builder" is shown without'))
  for (const what of [
    'the style position',
    'the style margin-top',
    'the style z-index',
    'autoplay of <video>',
    'src of <video>',
    '<video>',
    '<iframe>',
    'data-enable-parallax of <div>',
  ])
    expect(left).toContain(what)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(row).toHaveCSS('padding', '8px')
  // The browser's own sanitiser removes frames; nothing is logged without debug mode.
  debug = false
  await page.route('**/cms/block/*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('iframe', 'i')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/care-guide')
  lines.length = 0
  await show(page, 'cms-block')
  await expect(heading).toHaveCSS('text-align', 'center')
  await expect(row).toHaveCSS('position', 'static')
  expect(lines.filter((line) => line.includes('is shown without'))).toEqual([])
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
