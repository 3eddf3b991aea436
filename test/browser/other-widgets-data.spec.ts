import type { Bezel } from '../../loader/bezel'
import { expectAccessible } from './accessibility'
import { Drawer } from './drawer'
import { expect, test } from './shop'

type Page = Window & { Bezel: Bezel; answers: boolean[] }

test('questions wait for each other, and an answer may lead to another question', async ({ page, shop }) => {
  await shop.reset()
  await page.goto('/')
  // Until the island is there the browser itself asks.
  await expect(page.locator('[data-widget=confirm-dialog]')).toHaveAttribute('data-widget-state', 'ready')
  await page.evaluate(() => {
    const own = window as unknown as Page
    own.answers = []
    const note = (answer: boolean) => own.answers.push(answer)
    const ask = (question: string) => own.Bezel.confirm({ question, cancel: 'Cancel' })
    void ask('First?').then(async (answer) => {
      note(answer)
      note(await ask('And then?'))
    })
    void ask('Second?').then(note)
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
  const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(told).toHaveText(/The card has expired\./)
  await page.evaluate(() =>
    (window as unknown as Page).Bezel.notify({ type: 'error', text: 'The card has expired.' }),
  )
  await page.evaluate(() => (window as unknown as Page).Bezel.notify('Saved.'))
  await expect(told).toHaveCount(2)
  await expectAccessible(page, 'an error and good news')
  await told.first().getByRole('button').press('Enter')
  await expect(told.getByRole('button', { name: 'Dismiss: Saved.' })).toBeFocused()
  await page.reload()
  await page.evaluate(() => (window as unknown as Page).Bezel.notify('Saved.'))
  await expect(told).toHaveText(/Saved\./)
})

test('a configuration that fails is told to who asked for it, and the bag can be tried again', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await shop.injectFault({ match: 'GET /checkout/config/data', fault: { kind: 'status', status: 503 } })
  await page.goto('/')
  const asked = page.evaluate(() =>
    (window as unknown as Page).Bezel.getCart().then(
      () => 'a cart',
      () => 'told',
    ),
  )
  expect(await asked).toBe('told')
  const drawer = new Drawer(page)
  await drawer.open()
  const again = drawer.dialog.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await shop.clearFaults()
  await again.click()
  await expect(drawer.total).toHaveText('$64.00')
})

test('what the storefront remembers is asked for anew after an hour', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/section/load'))
      asked.push(new URL(request.url()).searchParams.get('sections')!)
  })
  const visit = async () => {
    asked.length = 0
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    return asked.join(',').split(',')
  }
  expect(await visit()).toContain('customer')
  expect(await visit()).not.toContain('customer')
  await page.clock.setSystemTime(Date.now() + 3_601_000)
  expect(await visit()).toContain('customer')
})
