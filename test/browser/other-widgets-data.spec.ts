import type { Bezel } from '#public/bezel.d.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

type Page = Window & { Bezel: Bezel; answers: boolean[] }

test('questions are queued, and an answer may open another question', async ({ page, shop }) => {
  await shop.reset()
  await page.goto('/')
  // Until the widget has mounted, the browser's own confirm is used.
  await expect(page.locator('[data-widget=confirm-dialog]')).toHaveAttribute('data-widget-state', 'ready')
  await page.evaluate(() => {
    const own = window as unknown as Page
    own.answers = []
    const record = (answer: boolean) => own.answers.push(answer)
    const confirm = (question: string) => own.Bezel.confirm({ question, cancel: 'Cancel' })
    void confirm('First?').then(async (answer) => {
      record(answer)
      record(await confirm('And then?'))
    })
    void confirm('Second?').then(record)
  })
  const question = page.getByRole('alertdialog')
  for (const [words, answer] of [
    ['First?', 'OK'],
    ['Second?', 'Cancel'],
    ['And then?', 'OK'],
  ] as const) {
    await expect(question).toHaveCount(1)
    await expect(question).toContainText(words)
    await question.getByRole('button', { name: answer }).click()
  }
  await expect(question).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as Page).answers)).toEqual([true, false, true])
})

test('a message of the storefront is shown once, and not again on the next page', async ({
  page,
  shop,
  baseURL,
}) => {
  await shop.reset()
  const messages = Array.from({ length: 2 }, () => ({ type: 'error', text: 'The card has expired.' }))
  await page
    .context()
    .addCookies([
      { name: 'mage-messages', value: encodeURIComponent(JSON.stringify(messages)), url: baseURL! },
    ])
  await page.goto('/')
  const listed = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(listed).toHaveText(/The card has expired\./)
  await page.evaluate(() =>
    (window as unknown as Page).Bezel.notify({ type: 'error', text: 'The card has expired.' }),
  )
  await page.evaluate(() => (window as unknown as Page).Bezel.notify('Saved.'))
  await expect(listed).toHaveCount(2)
  await expectAccessible(page, 'an error and good news')
  await listed.first().getByRole('button').press('Enter')
  await expect(listed.getByRole('button', { name: 'Dismiss: Saved.' })).toBeFocused()
  await page.reload()
  await page.evaluate(() => (window as unknown as Page).Bezel.notify('Saved.'))
  await expect(listed).toHaveText(/Saved\./)
})

test('a configuration that fails rejects the caller’s promise, and the cart can be loaded again', async ({
  page,
  shop,
  tolerance,
  drawer,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await shop.injectFault({ match: 'GET /checkout/config/data', fault: { kind: 'status', status: 503 } })
  await page.goto('/')
  const cart = page.evaluate(() =>
    (window as unknown as Page).Bezel.getCart().then(
      () => 'a cart',
      () => 'rejected',
    ),
  )
  expect(await cart).toBe('rejected')
  await drawer.open()
  const again = drawer.dialog.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await shop.clearFaults()
  await again.click()
  await expect(drawer.total).toHaveText('$64.00')
})

test('cached sections are requested again after an hour', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/section/load'))
      requested.push(new URL(request.url()).searchParams.get('sections')!)
  })
  const visit = async () => {
    requested.length = 0
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    return requested.join(',').split(',')
  }
  expect(await visit()).toContain('customer')
  expect(await visit()).not.toContain('customer')
  await page.clock.setSystemTime(Date.now() + 3_601_000)
  expect(await visit()).toContain('customer')
})
