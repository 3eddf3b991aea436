import { type Page } from 'playwright/test'
import type { Bezel } from '#public/bezel.d.ts'
import { addresses } from './addresses.ts'
import { CheckoutPage } from './checkout.ts'
import { Drawer } from './drawer.ts'
import { expectReachable } from './reachable-controls.ts'
import { greedy, prototype, swapBody, theirs, translate } from './hostile-page.ts'
import { DRAWER, expectState, LOADER, openPage, type Parts, PROGRESS, widget } from './host-page.ts'
import { expectReflow } from './reflow.ts'
import { whenQuiet } from './rest.ts'
import { expect, test, type Shop } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]
const CHECKOUT = '<div data-widget="checkout"></div>'
const CONFIG = '<script type="application/json" id="bezel-config">{"currency":"USD"}</script>'

async function buyOneMore(page: Page) {
  const drawer = new Drawer(page)
  await drawer.open()
  await drawer.more(drawer.items.first()).click()
  await expect(drawer.quantity(drawer.items.first())).toHaveValue('2')
  await expect.poll(() => page.evaluate(async () => (await (window.Bezel as Bezel).getCart()).count)).toBe(2)
  return drawer
}

test('a base element with another host changes no request, file or link', async ({ page, shop, baseURL }) => {
  await shop.reset({ items: ITEMS })
  const base = '<base href="https://elsewhere.example/">'
  await openPage(page, { head: base + LOADER.replace('/bezel', `${baseURL}/bezel`), body: DRAWER })
  const drawer = await buyOneMore(page)
  await drawer.checkout.click()
  await expect(page).toHaveURL(/localhost:\d+\/checkout$/)
})

test('the drawer works in a frame whose document is in an attribute', async ({ page, shop }) => {
  await shop.reset({ items: ITEMS })
  const text = (LOADER + DRAWER).replaceAll('"', '&quot;')
  await openPage(page, {
    head: '',
    body: `<iframe title="Shop" width="1000" height="600" srcdoc="${text}"></iframe>`,
  })
  const frame = page.frameLocator('iframe')
  await frame.locator('#minicart').click()
  await frame.getByRole('button', { name: 'One more of Moon Pendant' }).click()
  await expect(frame.getByText('$128.00').first()).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
    'href',
    /^http.*\/checkout$/,
  )
})

async function bodies(page: Page, shop: Shop, head: string) {
  await shop.reset({ items: ITEMS })
  await openPage(page, { head: CONFIG + head + LOADER, body: DRAWER + CHECKOUT })
  await buyOneMore(page)
  await page.keyboard.press('Escape')
  const checkout = new CheckoutPage(page)
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
  await whenQuiet(page)
  const { requests } = await shop.ledger()
  await page.unroute('**/theirs')
  // The next shopper starts with an empty form.
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  // Each visit has its own form key.
  const sent = requests.flatMap(({ method, path, body }) => (body ? [`${method} ${path} ${body}`] : []))
  return sent.map((each) => each.replace(/form_key=\w+/, 'form_key='))
}

test('requests are byte for byte the same on a page that patches arrays, strings and numbers', async ({
  page,
  shop,
}) => {
  const clean = await bodies(page, shop, '')
  expect(clean.join()).toContain('"qty":2')
  expect(clean.join()).toContain('"street":["')
  expect(await bodies(page, shop, prototype)).toEqual(clean)
})

const counter = `<div id="theirs"></div><script>
  const Counter = () => {
    const [count, setCount] = preactHooks.useState(0)
    return preact.h('button', { onClick: () => setCount(count + 1) }, 'Theirs ' + count)
  }
  preact.render(preact.h(Counter), document.getElementById('theirs'))
</script>`

test('a page keeps its own Preact, React, i18next, stores and modules, and both work', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS })
  await openPage(page, { head: theirs + LOADER, body: counter + PROGRESS + DRAWER })
  await page.getByRole('button', { name: 'Theirs 0' }).click()
  await expectState(widget(page, 'progress'), 'ready')
  await buyOneMore(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Theirs 1' }).click()
  await expect(page.getByRole('button', { name: 'Theirs 2' })).toBeVisible()
  await expect(widget(page, 'progress')).toContainText('Complete')
  expect(await page.evaluate(() => (window as unknown as { changed(): string[] }).changed())).toEqual([])
  expect(await page.evaluate(() => JSON.stringify((window as unknown as { module: unknown }).module))).toBe(
    '{"exports":{}}',
  )
})

test('the drawer works where key events are swallowed, the body is replaced and a translator rewrites all texts', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: ITEMS })
  await openPage(page, { head: greedy + LOADER, body: DRAWER })
  const drawer = await buyOneMore(page)
  await page.keyboard.press('Escape')
  await expect(drawer.dialog).toBeHidden()
  await swapBody(page, DRAWER)
  await drawer.open()
  await translate(page)
  await drawer.more(drawer.items.first()).click()
  await expect(drawer.quantity(drawer.items.first())).toHaveValue('3')
  await expect(drawer.total).toContainText('192.00')
  await expectState(widget(page, 'cart-drawer'), 'ready')
})

for (const capture of [false, true]) {
  test(`Escape closes the drawer where the page prevents the key ${capture ? 'on its way down' : 'at the document'}`, async ({
    page,
    shop,
    drawer,
  }) => {
    await shop.reset({ items: ITEMS })
    const prevent = `<script>document.addEventListener('keydown', (event) => event.preventDefault(), ${capture})</script>`
    await openPage(page, { head: prevent + LOADER, body: DRAWER })
    await drawer.open()
    await page.keyboard.press('Escape')
    await expect(drawer.dialog).toBeHidden()
  })
}

const looks: Record<string, Parts> = {
  'unsets every style importantly': { head: '<style>* { all: unset !important }</style>' },
  'has a root of 10 px': { head: '<style>html { font-size: 10px; line-height: 1 }</style>' },
  'reads from right to left': { attributes: 'lang="en" dir="rtl"' },
  'is in quirks mode': { doctype: '' },
  'covers its foot with a bar in the topmost layer': {
    head: '<style>.bar { position: fixed; inset: auto 0 0; height: 60px; z-index: 2147483647; background: red }</style>',
    body: '<div class="bar"></div>',
  },
}

for (const [what, { body = '', head = '', ...parts }] of Object.entries(looks)) {
  for (const width of [390, 1280]) {
    test(`every control of the drawer is visible and clickable at ${width} px on a page that ${what}`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await shop.reset({ items: ITEMS })
      await openPage(page, { ...parts, head: head + LOADER, body: DRAWER + body })
      const drawer = await buyOneMore(page)
      await expectReachable(drawer.dialog)
      await page.keyboard.press('Escape')
      await expect(drawer.dialog).toBeHidden()
    })
  }
}

test('a drawer in a header of capitals shows an engraving as it will be engraved', async ({
  page,
  shop,
  drawer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.reset({ items: [{ sku: 'NN-1', options: { 5: 'van der Berg', 6: '22' } }] })
  const header = '<header style="text-transform: uppercase; white-space: nowrap; text-indent: 9em">'
  await openPage(page, { head: LOADER, body: `${header}${DRAWER}</header>` })
  await drawer.open()
  await expect(drawer.items).toContainText('“van der Berg”', { useInnerText: true })
  await expectReflow(page, 'the drawer')
})

test('the page looks the same with and without the bundle, also after the drawer was open', async ({
  page,
  shop,
}) => {
  const body = `<main style="height: 2000px"><header><h1>Title</h1></header><p class="label">Text <a href="#x">link</a></p>
    <button>Theirs</button><form><label>Name <input placeholder="x"></label><select><option>1</option></select>
    <textarea></textarea><fieldset><legend>L</legend></fieldset></form><ul><li>One</li></ul><ol><li>One</li></ol>
    <dl><dt>T</dt><dd>D</dd></dl><img alt=""><svg></svg><details><summary>S</summary></details><small>s</small>
    <dialog open>Theirs</dialog><table><tr><td>1</td></tr></table></main>`
  const styles = () =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('main, main *')].map(
        (element) => {
          const style = getComputedStyle(element)
          // Custom properties with our prefix may be added.
          const names = Array.from(style).filter((name) => !name.startsWith('--bezel-'))
          return [element.localName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)]
        },
      ),
    )
  await shop.reset({ items: ITEMS })
  await openPage(page, { head: '', body: body + DRAWER })
  const before = await styles()
  await page.unroute('**/theirs')
  await openPage(page, { body: body + DRAWER })
  await new Drawer(page).open()
  await page.keyboard.press('Escape')
  await expect(new Drawer(page).dialog).toBeHidden()
  expect(await styles()).toEqual(before)
})
