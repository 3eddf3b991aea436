import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { headFor, importMapFor } from '../../loader/head.mjs'
import { snippets } from '../documents.ts'
import { expectAccessible } from './accessibility.ts'
import { addresses, GUEST } from './addresses.ts'
import { PaymentCheckout } from './payment-page.ts'
import { expect, test } from './shop.ts'
import { CART, LOADER, openDocument, openTheme } from './theme-page.ts'

const DIALOGS =
  '<div data-widget="banner"></div><div data-widget="confirm-dialog"></div><div data-widget="loading-overlay"></div>'
const manifest = JSON.parse(readFileSync(new URL('../../dist/manifest.json', import.meta.url), 'utf8'))

/** Blocks that are run by a shell. */
const COMMANDS = ['sh']
const left = new Set(snippets.filter(({ language }) => !COMMANDS.includes(language)))

/** Takes the snippets of a page of the guide; those that no test takes are found at the end. */
function take(language: string, ...pages: string[]): string[] {
  const taken = [...left].filter((one) => one.language === language && pages.includes(one.page))
  for (const one of taken) left.delete(one)
  return taken.map(({ code }) => code)
}

/** Each script has names of its own, as if it stood alone. */
const inline = (scripts: string[]) => scripts.map((code) => `<script>{${code}}</script>`).join('')

/** Runs what a theme's build runs, and returns the constant of this name. */
const runInNode = (code: string, name: string) =>
  runInNewContext(`(() => {${code}; return { ${name} } })()`, {
    headFor,
    importMapFor,
    manifest,
    nonce: '2f8c',
  })

/** The configurations of these snippets in one. */
function configOf(pages: string[]): Record<string, unknown> {
  const texts = take('html', ...pages).map((html) => /id="bezel-config">([\s\S]*?)<\/script>/.exec(html)![1]!)
  const parts = [...texts, ...take('json', 'fields', 'cms-block')].map((text) => JSON.parse(text))
  return Object.assign({}, ...parts, { settings: Object.assign({}, ...parts.map((part) => part.settings)) })
}

test('every snippet of README and guide does on a page what its text says', async ({
  page,
  shop,
  drawer,
}) => {
  await test.step('the whole page opens the cart, shows the block and asks for an address', async () => {
    await shop.reset({ items: [{ sku: 'EA-1' }] })
    const [whole, same] = take('html', 'README', 'getting-started')
    expect(same).toBe(whole)
    await openDocument(page, whole!)
    await drawer.open()
    await expect(drawer.items).toHaveCount(1)
    await drawer.close()
    await expect(page.locator('[data-widget=checkout]').getByLabel(/^First name/)).toBeVisible()
    await expect(page.locator('[data-widget=cms-block]')).not.toContainText('Shown until the block is there.')
    await expect(page.locator('[data-widget]:not([data-widget-state=ready])')).toHaveCount(0)
  })

  await test.step('markers, slots, forms, events and styles work on one page', async () => {
    const config = configOf(['configuration', 'texts', 'recipes', 'settings'])
    const css = take('css', 'looks', 'markers').join('')
    const scripts = take('js', 'slots', 'recipes', 'events', 'payment', 'addresses', 'consent')
    const body = take('html', 'markers', 'slots', 'selling', 'order-confirmation').join('')
    await page.route('**/my-address-service/**', (route) => {
      const isList = route.request().url().includes('/suggest?')
      const address = { street: '12 Main Street', city: 'Austin', region: 'TX', postcode: '78701' }
      return route.fulfill({ json: isList ? [{ id: '7', text: '12 Main Street, Austin' }] : address })
    })
    await openTheme(page, {
      head: `<script>window.dataLayer = []</script><script type="application/json" id="bezel-config">${JSON.stringify(config)}</script>
        ${LOADER}<style>${css}</style>${inline(scripts)}`,
      body: `${body}<div data-widget="progress"></div><div data-widget="checkout"></div>${DIALOGS}`,
    })
    await expect(page.locator('body')).toHaveClass(/has-cart-drawer/)
    await expect(page.locator('[data-bezel-count]')).toHaveText('1')
    await expect(page.locator('[data-widget=progress]')).toHaveCSS('min-block-size', '56px')
    await expect(page.locator('[data-widget=product-card]')).toContainText('Pearl Earrings')

    await page.getByRole('link', { name: 'Your cart' }).click()
    await drawer.expectOpen()
    expect((await drawer.dialog.boundingBox())!.x).toBe(0)
    await expect(drawer.dialog).toContainText(/You earn 0,3\d/)
    await expect(drawer.dialog.getByRole('link', { name: 'Care for it' })).toHaveAttribute(
      'href',
      /pearl-earrings/,
    )
    await expect(drawer.dialog.locator('.bzl-free-shipping')).toContainText('$')
    await expect(drawer.dialog.getByRole('progressbar')).toHaveJSProperty('value', 34.5)
    await expect(drawer.dialog.getByText(/^465,50.*to free shipping/)).toBeVisible()
    const toCheckout = drawer.dialog.getByRole('link', { name: 'Zur Kasse' })
    await expect(toCheckout).toHaveCSS('background-color', 'rgb(122, 31, 61)')
    await expect(toCheckout).toHaveCSS('border-radius', '24px')
    await page.evaluate(() => document.body.classList.add('is-locked'))
    await drawer
      .item('Pearl Earrings')
      .getByRole('button', { name: /entfernen/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(drawer.items).toHaveCount(1)
    await drawer.close()

    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await drawer.expectOpen()
    await expect(drawer.items).toHaveCount(2)
    await expect(drawer.dialog).toContainText(/You earn (?!0,3)\d/)
    await drawer.close()
    await expect(page).toHaveURL(/\/theme-page$/)
    const data = () => page.evaluate(() => JSON.stringify(window.dataLayer))
    await expect.poll(data).toContain('"event":"add_to_cart"')
    await page.locator('[data-widget=add-to-cart]').getByRole('button').click()
    await expect(page.locator('[data-bezel-count]')).toHaveText('3')
  })

  await test.step('the checkout has the fields, the completion, the texts and the way to pay', async () => {
    const checkout = new PaymentCheckout(page, 'de')
    const { step } = checkout
    await checkout.fillAddress({ ...addresses.IT, street1: '12 Ma' }, GUEST)
    await expect(checkout.field('codice_fiscale')).toBeVisible()
    await checkout.fillAddress(addresses.US, GUEST)
    await expect(checkout.field('codice_fiscale')).toHaveCount(0)
    await checkout.field('street1').fill('')
    await checkout.field('street1').pressSequentially('12 Ma')
    await page.getByRole('option', { name: '12 Main Street, Austin' }).click()
    await expect(checkout.field('postcode')).toHaveValue('78701')
    await checkout.finishAddress()
    await checkout.finishShipping()
    await checkout.choose('Kieselsteine')
    await step.getByLabel('Pouch').fill('1234')
    await checkout.review()
    await expect(step.getByLabel(/^Liefern am/)).toBeVisible()
    await step.getByRole('button', { name: /^Jetzt kaufen/ }).click()
    await expect(page).toHaveURL(/\/checkout\/onepage\/success\/?$/)
    expect((await shop.ledger()).orders).toMatchObject([
      { method: 'pebbles', payment: { additional_data: { pouch: '1234' } } },
    ])
  })

  await test.step('calls read, change, ask and tell', async () => {
    await shop.reset({ items: [{ sku: 'EA-1' }] })
    const [mapSnippet] = take('js', 'speed')
    const { map } = runInNode(mapSnippet!, 'map')
    expect(map.integrity).toHaveProperty(['/bezel/1.0.0/loader.js'])
    await openTheme(page, {
      head: `<script type="importmap">${JSON.stringify(map)}</script>${LOADER}`,
      body: CART + DIALOGS,
    })
    const [own] = take('ts', 'getting-started')
    await page.addScriptTag({ content: transformSync(own!, { loader: 'ts' }).code, type: 'module' })
    for (const call of take('js', 'window-bezel')) await page.addScriptTag({ content: `{${call}}` })
    const question = page.getByRole('alertdialog', { name: 'Start afresh?' })
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(page.locator('[data-widget=banner]')).toContainText('The page is empty again.')
    await expect(page.locator('html')).toHaveAttribute('data-cart-count', '2')
    await expect(page).toHaveTitle('(2) My shop')
    for (const call of take('js', 'selling')) await page.addScriptTag({ content: `{${call}}` })
    await drawer.expectOpen()
    await expect(drawer.items).toHaveCount(2)
  })

  await test.step('the policy is enough, and lets the lines of the head in', async () => {
    const text = readFileSync(new URL('../../demo/guide/content-security-policy.md', import.meta.url), 'utf8')
    const policies = [...text.matchAll(/^ {4}Content-Security-Policy:((?: .*|\n {6}.*)+)/gm)]
    const policy = policies
      .map(([, value]) => value!.replace(/\s+/g, ' ').replace('2f8c…', '2f8c'))
      .join(', ')
    const [tags] = take('html', 'content-security-policy')
    const [headSnippet] = take('ts', 'speed')
    const { lines } = runInNode(headSnippet!, 'lines')
    await openDocument(
      page,
      `<!doctype html><html lang="de"><meta charset="utf-8"><title>A policy</title>${lines}${tags}${CART}`,
      { 'content-security-policy': policy },
    )
    await drawer.open()
    await expect(drawer.dialog).toContainText('Zur Kasse')
  })

  await test.step('a page measures, lists its scripts and writes a ticket', async () => {
    const printed: string[] = []
    page.on('console', (message) => printed.push(message.text()))
    const [config] = take('json', 'events')
    await page.addInitScript(() =>
      addEventListener('bezel:vitals', ({ detail }) => console.log(`measured ${JSON.stringify(detail)}`)),
    )
    await openTheme(page, {
      head: `<script type="application/json" id="bezel-config">${config}</script>${LOADER}`,
      body: '<div data-widget="banner"></div>',
    })
    const calls = take('js', 'content-security-policy', 'troubleshooting')
    for (const call of calls) await page.addScriptTag({ content: `{${call}}` })
    await expect.poll(() => printed.join('\n')).toContain('"name":"banner"')
    await expect.poll(() => printed.join('\n')).toContain('"agent": ')
    // A table in the console has no text of its own.
    expect(calls).toHaveLength(2)
  })

  expect(
    [...left].map(({ page, code }) => `${page}: ${code}`),
    'snippets that nothing runs',
  ).toEqual([])
})

test('the guide finds a page, shows its widget alive and is accessible in the dark', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1' }] })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/guide')
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('shopping cart its items')
  await page.keyboard.press('Enter')
  await page.getByRole('article').getByRole('link', { name: 'cart', exact: true }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('cart')
  await expect(article.locator('[data-widget=cart]')).toContainText('Pearl Earrings')
  await expectAccessible(page, 'a page of the guide')
})
