import type { Bezel } from '#public/bezel.d.ts'
import {
  chunkOf,
  moduleOf,
  breakRender,
  expectState,
  collectEvents,
  collectWarnings,
  openPage,
  PROGRESS,
  widget,
} from './host-page.ts'
import { expect, test } from './shop.ts'

const FALLBACK = 'What the page wrote'

const marker = (name: string, inside = `<p>${FALLBACK}</p>`) => `<div data-widget="${name}">${inside}</div>`

const unanswered = /Failed to load resource/

/** One marker for each way a widget can fail, between two that work. */
const PAGE = `
  ${marker('banner', '')}
  ${marker('progress')}
  ${marker('no-such-widget')}
  ${marker('../evil')}
  ${marker('__proto__')}
  ${marker('order-result')}
  ${marker('confirm-dialog', '')}`

const FAILING = ['../evil', '__proto__', 'no-such-widget', 'order-result', 'progress']

test.describe('on a page with widgets that cannot run', () => {
  test.beforeEach(async ({ page, shop, tolerance }) => {
    tolerance.expectedErrors.push(unanswered)
    await shop.reset()
    await breakRender(page, 'progress', 'true')
    await page.route(moduleOf('order-result'), (route) => route.fulfill({ status: 404 }))
  })

  test('each restores the marker’s content, logs one line, and the others work', async ({ page }) => {
    const failures = await collectEvents(page, 'bezel:widget-error')
    const warnings = collectWarnings(page)
    await openPage(page, { body: PAGE })
    for (const name of FAILING) {
      await expectState(widget(page, name), 'failed')
      await expect(widget(page, name)).toHaveText(FALLBACK)
      await expect(widget(page, name)).toBeVisible()
      await expect(widget(page, name).locator('.bzl')).toHaveCount(0)
    }
    await expectState(widget(page, 'banner'), 'ready')
    await expectState(widget(page, 'confirm-dialog'), 'ready')
    expect((await failures()).sort()).toEqual(FAILING)
    const failed = warnings.map((line) => /^Bezel: (\S+) failed/.exec(line)?.[1])
    expect(failed.sort()).toEqual(FAILING)

    await page.evaluate(() => (window.Bezel as Bezel).notify('Still here'))
    await expect(widget(page, 'banner')).toContainText('Still here')
  })

  test('a page that cancels the error event gets no console line', async ({ page }) => {
    const failures = await collectEvents(page, 'bezel:widget-error')
    const warnings = collectWarnings(page)
    const script = `addEventListener('bezel:widget-error', (event) => event.preventDefault())`
    await openPage(page, { body: `<script>${script}</script>${PAGE}` })
    await expect.poll(failures).toHaveLength(FAILING.length)
    expect(warnings).toEqual([])
  })
})

test('structured properties that are no JSON are logged once, and the widget takes its defaults', async ({
  page,
  shop,
}) => {
  await shop.reset()
  const failures = await collectEvents(page, 'bezel:widget-error')
  const warnings = collectWarnings(page)
  const broken = '<script type="application/json">{"type": success</script>'
  await openPage(page, { body: marker('progress', `${broken}<p>${FALLBACK}</p>`) })
  const progress = widget(page, 'progress')
  await expectState(progress, 'ready')
  await expect(progress.getByRole('listitem')).toHaveCount(3)
  expect(await failures()).toEqual([])
  expect(warnings).toEqual(['Bezel: progress: the JSON in the marker cannot be read'])
})

test('a widget whose module did not come is there on the next page', async ({ page, shop, tolerance }) => {
  tolerance.expectedErrors.push(unanswered)
  await shop.reset()
  await page.route(moduleOf('progress'), (route) => route.fulfill({ status: 503 }))
  await openPage(page, { body: PROGRESS })
  const progress = widget(page, 'progress')
  await expectState(progress, 'failed')
  // Before, only where the browser does not keep failures: loader/failure.test.ts.
  await page.unroute(moduleOf('progress'))
  await page.reload()
  await expectState(progress, 'ready')
  await expect(progress.getByRole('listitem')).toHaveCount(3)
})

test('a widget that throws later restores the marker’s content, and another marker of its kind works on', async ({
  page,
  shop,
}) => {
  await shop.reset()
  await breakRender(page, 'progress', 'p.type=="success"')
  const failures = await collectEvents(page, 'bezel:widget-error')
  await openPage(page, { body: PROGRESS + PROGRESS })
  const [first, second] = [widget(page, 'progress').first(), widget(page, 'progress').last()]
  await expectState(first, 'ready')
  await expectState(second, 'ready')
  await first.evaluate((host) => host.setAttribute('data-type', 'success'))
  await expectState(first, 'failed')
  await expect(first).toHaveText(FALLBACK)
  await expectState(second, 'ready')
  await expect(second.getByRole('listitem')).toHaveCount(3)
  expect(await failures()).toEqual(['progress'])
})

test('when the shared chunk fails to load, the page is unchanged and its links work', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(unanswered)
  await shop.reset()
  await page.route(chunkOf('core'), (route) => route.abort())
  const failures = await collectEvents(page, 'bezel:widget-error')
  await page.goto('/')
  await page.locator('#minicart').click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  await expect.poll(failures).toContain('banner')
})
