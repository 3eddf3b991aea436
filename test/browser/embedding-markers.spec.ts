import { type Page } from 'playwright/test'
import type { Bezel } from '#public/bezel.d.ts'
import { Drawer } from './drawer.ts'
import { DRAWER, expectState, collectEvents, LOADER, openPage, PROGRESS, widget } from './host-page.ts'
import { expect, test } from './shop.ts'
import { globalsOf } from './theme-page.ts'

const steps = (page: Page) => widget(page, 'progress').getByRole('listitem')

test.describe('the loader starts every marker once', () => {
  const script = LOADER.replace('type="module"', 'async type="module"')
  const inject = `<script>const script = Object.assign(document.createElement('script'), { type: 'module', src: '/bezel/now/loader.js' })
    document.head.append(script)</script>`
  const places = {
    'in the head, as early as it can come': { head: script, body: PROGRESS + PROGRESS },
    'injected while the page is read': { head: inject, body: PROGRESS + PROGRESS },
    'between two markers': { head: '', body: PROGRESS + LOADER + PROGRESS },
    'twice, from two addresses': {
      head: '',
      body: PROGRESS + LOADER + LOADER.replace('/now/', '/later/') + PROGRESS,
    },
  }
  for (const [place, parts] of Object.entries(places)) {
    test(place, async ({ page, shop }) => {
      await shop.reset()
      const started = await collectEvents(page, 'bezel:ready')
      await openPage(page, parts)
      await expect(widget(page, 'progress').locator('.bzl')).toHaveCount(2)
      await expect(steps(page)).toHaveCount(6)
      await expect.poll(started).toEqual(['progress', 'progress'])
    })
  }
})

test('calls queued before the loader has run are carried out in order', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2', qty: 3 }] })
  const early = `<script>window.Bezel = window.Bezel || []; window.order = []
    Bezel.push((bezel) => order.push('first ' + bezel.version))
    Bezel.push((bezel) => bezel.getCart().then(({ count }) => order.push('count ' + count)))</script>`
  await openPage(page, { head: early + LOADER })
  const order = () => page.evaluate(() => (window as unknown as { order: string[] }).order)
  await expect.poll(order).toEqual([expect.stringMatching(/^first \d+\.\d+\.\d+$/), 'count 3'])
})

test('a marker may be added, moved, changed, renamed and removed', async ({ page, shop }) => {
  await shop.reset()
  await openPage(page, { body: '<main></main><aside></aside>' })
  await page.evaluate(() =>
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p><i data-widget="progress">x</i></p>'),
  )
  const marker = widget(page, 'progress')
  await expectState(marker, 'ready')

  const root = await marker.locator('.bzl').elementHandle()
  await page.evaluate(() => document.querySelector('aside')!.append(document.querySelector('main p')!))
  await marker.evaluate((host) => host.setAttribute('data-type', 'success'))
  await expect(marker.locator('[aria-current]')).toContainText('Complete')
  expect(await marker.locator('.bzl').evaluate((now, before) => now === before, root)).toBe(true)

  await marker.evaluate((host) => host.setAttribute('data-widget', 'confirm-dialog'))
  await expectState(widget(page, 'confirm-dialog'), 'ready')
  await expect(page.locator('.bzl-progress')).toHaveCount(0)

  const taken = await widget(page, 'confirm-dialog').evaluateHandle(
    (host) => (host.remove(), host as HTMLElement),
  )
  await expect.poll(() => taken.evaluate((host) => host.innerHTML)).toBe('x')
  expect(await taken.evaluate((host) => host.dataset.widgetState)).toBeUndefined()
})

test('a moved drawer keeps its items and still works', async ({ page, shop, drawer }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await openPage(page, { body: `<header>${DRAWER}</header><footer></footer>` })
  await drawer.open()
  await page.keyboard.press('Escape')
  await page.evaluate(() =>
    document.querySelector('footer')!.append(document.querySelector('[data-widget]')!),
  )
  await drawer.open()
  await drawer.more(drawer.items.first()).click()
  await expect(drawer.total).toHaveText('$128.00')
})

test.describe('a marker mounts as data-mount requires', () => {
  const at = (mount: string) => PROGRESS.replace('>', ` data-mount="${mount}" id="${mount.split('"')[0]}">`)
  const waits = async (page: Page, id: string) =>
    expect(page.locator(`#${id}`)).not.toHaveAttribute('data-widget-state')

  test.beforeEach(async ({ shop }) => shop.reset())

  test('once the page is idle', async ({ page }) => {
    await openPage(page, { body: at('idle') })
    await expectState(page.locator('#idle'), 'ready')
  })

  test('once it comes into view', async ({ page }) => {
    await openPage(page, { body: `<div style="height: 4000px"></div>${at('visible')}${at('load')}` })
    await expectState(page.locator('#load'), 'ready')
    await waits(page, 'visible')
    await page.locator('#visible').scrollIntoViewIfNeeded()
    await expectState(page.locator('#visible'), 'ready')
  })

  test('once its media query matches', async ({ page }) => {
    await openPage(page, { body: at('media" data-mount-media="(max-width: 500px)') + at('load') })
    await expectState(page.locator('#load'), 'ready')
    await waits(page, 'media')
    await page.setViewportSize({ width: 400, height: 800 })
    await expectState(page.locator('#media'), 'ready')
  })

  test('only by hand', async ({ page }) => {
    await openPage(page, { body: at('manual') + at('load') })
    await expectState(page.locator('#load'), 'ready')
    await waits(page, 'manual')
    await page.locator('#manual').evaluate((host) => (window.Bezel as Bezel).mount(host as HTMLElement))
    await expectState(page.locator('#manual'), 'ready')
    await page.locator('#manual').evaluate((host) => (window.Bezel as Bezel).unmount(host as HTMLElement))
    await expect(page.locator('#manual')).toHaveText('What the page wrote')
  })
})

test('the first click opens the drawer once it has loaded; a click for a new tab is left to the browser', async ({
  page,
  context,
  shop,
  drawer,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await openPage(page, { body: DRAWER })
  await page.waitForFunction(() => 'Bezel' in window)
  const tab = context.waitForEvent('page')
  await page.locator('#minicart').click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(/\/checkout\/cart$/)
  await expectState(widget(page, 'cart-drawer'), 'ready')
  await expect(drawer.dialog).toBeHidden()
  await page.reload()
  await page.waitForFunction(() => 'Bezel' in window)
  // The press comes without hovering first, as on a touch screen.
  await page.locator('#minicart').evaluate((link) => (link as HTMLElement).click())
  await expect(drawer.items).toHaveCount(1)
  await expect(page).toHaveURL(/\/theirs$/)
})

test('the first click opens the drawer from an icon in a shadow root, too', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const icon = '<span><template shadowrootmode="open"><i>Cart</i></template></span>'
  await openPage(page, { body: DRAWER.replace('>Cart<', `>${icon}<`) })
  await page.waitForFunction(() => 'Bezel' in window)
  await page.locator('#minicart i').evaluate((icon) => (icon as HTMLElement).click())
  await expect(new Drawer(page).items).toHaveCount(1)
  await expect(page).toHaveURL(/\/theirs$/)
})

test('a drawer in a shadow root has its styles and opens by the links in there', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const other = '<a href="/checkout/cart" data-widget-open="cart-drawer">Your items</a>'
  const body = `<section><template shadowrootmode="open">${DRAWER}${other}</template></section>`
  await openPage(page, { head: LOADER, body })
  await page.waitForFunction(() => 'Bezel' in window)
  const root = await page.locator('section').evaluateHandle((host) => host.shadowRoot!)
  await page.evaluate((root) => (window.Bezel as Bezel).scan(root), root)
  const drawer = new Drawer(page)
  await drawer.open()
  await expect(drawer.items).toHaveCount(1)
  await expect(drawer.dialog).toHaveCSS('position', 'fixed')
  await expect(drawer.items.first()).toHaveCSS('display', 'grid')
  await drawer.close()
  await page.getByText('Your items').click()
  await drawer.expectOpen()
  await expect(page).toHaveURL(/\/theirs$/)
})

test('all widgets together add no global but Bezel', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.route('**/loader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/widgets')
  const before = await globalsOf(page)
  await page.unroute('**/loader.js')
  await page.reload()
  const markers = page.locator('[data-widget]')
  for (const marker of await markers.all()) {
    await marker.evaluate((host) => (window.Bezel as Bezel).mount(host as HTMLElement))
    await expectState(marker, 'ready')
  }
  await new Drawer(page).open()
  await expect(new Drawer(page).items).toHaveCount(1)
  expect((await globalsOf(page)).filter((name) => !before.includes(name))).toEqual(['Bezel'])
})

test('drawer and question open from a header that is hidden on phones', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const markers =
    '<i data-widget="cart-drawer" data-trigger="#minicart"></i><i data-widget="confirm-dialog"></i>'
  const trigger = '<a id="minicart" href="/checkout/cart">Cart</a>'
  await openPage(page, { body: `<header style="display: none">${markers}</header>${trigger}` })
  // Until then a press follows the link.
  await expectState(widget(page, 'cart-drawer'), 'ready')
  await page.locator('#minicart').click()
  const drawer = page.getByRole('dialog', { name: 'Cart' })
  await drawer.getByRole('button', { name: 'Remove Moon Pendant' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.locator('#minicart')).toBeFocused()
})
