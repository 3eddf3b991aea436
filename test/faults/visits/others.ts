import { type Page, expect } from 'playwright/test'
import type { Bezel } from '#public/bezel.d.ts'
import { CartPage } from '../../browser/cart-page.ts'
import { DiscountsPage } from '../../browser/discounts-page.ts'
import { Drawer } from '../../browser/drawer.ts'
import { DRAWER, LOADER, openPage } from '../../browser/host-page.ts'
import { endSession } from '../../browser/session-end.ts'
import { Shop } from '../../browser/shop.ts'
import { WalletSheet } from '../../browser/wallet-sheet.ts'
import { ANN, importMap, items, orderByCheck, type Visit } from './visit.ts'

async function logIn(page: Page, form: string) {
  const login = page.locator(form).filter({ visible: true })
  await login.getByLabel(/^E-mail/).fill(ANN)
  await login.getByLabel(/^Password/).fill('Demo-1234!')
  await login.locator('button[type=submit], button:not([type])').last().click()
}

export const otherVisits: Visit[] = [
  {
    name: 'drawer, an addition by a form',
    start: { items },
    async walk(page) {
      await page.goto('/')
      const drawer = new Drawer(page)
      await drawer.open()
      await drawer.more(drawer.item('Moon Pendant')).click()
      await expect(drawer.quantity(drawer.item('Moon Pendant'))).toHaveValue('2')
      await new Shop(page).addFromProductPage('pearl-earrings')
      await drawer.expectOpen()
    },
  },
  {
    name: 'a page that sells',
    start: {},
    async walk(page) {
      await openPage(page, {
        body: `${DRAWER}<b data-bezel-count></b><form action="/checkout/cart/add/" method="post" data-bezel-add="open">
          <input type="hidden" name="product" value="59"><button>Buy</button></form>
          <div data-widget="product-card" data-sku="EA-1">Earrings</div>`,
        head: (await importMap()) + LOADER,
      })
      await expect(page.locator('form')).toHaveAttribute('data-widget-state', 'ready')
      await page.getByRole('button', { name: 'Buy', exact: true }).click()
      await new Drawer(page).expectOpen()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Add to cart: Pearl Earrings' }).click()
      await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible()
      await page.evaluate(() => (window.Bezel as unknown as Bezel).getCart())
    },
  },
  {
    name: 'cart: options, gift, estimate, coupon, wish list, offers',
    start: {
      items: [
        { sku: 'NN-1', options: { 5: 'Ann', 6: '22' } },
        { sku: 'EA-1', qty: 2 },
      ],
      settings: { gift_options_allow_order: '1', gift_options_allow_items: '1' },
    },
    async walk(page) {
      const cart = new CartPage(page)
      await cart.open()
      await cart.root.getByRole('link', { name: 'Change Name Necklace', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Change Name Necklace' })
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await expect(dialog).toHaveCount(0)
      await cart.root
        .getByRole('button', { name: /^Add gift box/ })
        .first()
        .click()
      await expect(cart.root.getByRole('radio', { name: 'No gift box' }).first()).toBeVisible()
      await page.locator('summary', { hasText: 'Estimate shipping and tax' }).press('Enter')
      const form = page.getByRole('form', { name: 'Estimate shipping and tax' })
      await form.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Texas' })
      await form.getByRole('textbox', { name: 'ZIP code' }).fill('78701')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
      const discounts = new DiscountsPage(page, new Shop(page))
      await discounts.enter('coupon', 'SPRING')
      await expect(discounts.button('coupon.remove', { code: 'SPRING' })).toBeVisible()
      await page.locator('[data-free="1"]').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Add Jewellery Pouch, free' }).click()
      await expect(cart.item('Jewellery Pouch')).toBeVisible()
      await cart.wishlistButton(cart.item('Name Necklace')).click()
      await cart.answer('item.wishlist-question', 'action.ok')
      await expect(cart.item('Name Necklace')).toHaveCount(0)
    },
  },
  {
    name: 'a customer’s cart: balances, an expired gift card',
    start: { items: [{ sku: 'BR-1' }], customer: ANN },
    async walk(page) {
      const cart = new DiscountsPage(page, new Shop(page))
      await cart.open()
      await cart.switch('points.label').check()
      await cart.panel.getByRole('button', { name: 'About reward points' }).click()
      await expect(page.getByText(/You have \d+ points?\. /)).toBeVisible()
      await page.keyboard.press('Escape')
      await cart.enter('gift-card', 'ABCD1234EFGH')
      await expect(cart.button('gift-card.remove', { code: 'ABCD••••EFGH' })).toBeVisible()
      await page.request.post('/__demo/mood', { data: { personality: 'gift-cards-expired' } })
      await page.reload()
      await expect(cart.panel).toBeVisible()
    },
  },
  {
    name: 'the start page: currency, block, gift',
    start: { items: [{ sku: 'BR-1', qty: 3 }] },
    async walk(page) {
      await page.goto('/')
      await page.evaluate(() => document.querySelector('[data-widget=currency-picker]')!.scrollIntoView())
      await page.getByRole('button', { name: /^Country and currency/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Country and currency' })
      await dialog.getByRole('radio', { name: /^Euro/ }).check()
      await dialog.getByRole('button', { name: 'Use EUR' }).click()
      await expect(page.locator('.card__price').first()).toContainText('€')
      const gift = page.locator('[data-widget=visitor-gift]')
      await gift.scrollIntoViewIfNeeded()
      await expect(gift.locator('.bzl-visitor-gift')).toBeVisible()
    },
  },
  {
    name: 'merchants’ HTML in a browser without a sanitiser',
    start: {},
    async walk(page) {
      await page.addInitScript('delete Element.prototype.setHTML')
      await page.goto('/care-guide')
      const block = page.locator('[data-widget=cms-block]').last()
      await block.scrollIntoViewIfNeeded()
      await expect(block).toHaveAttribute('data-widget-state', 'ready')
      await expect(block.locator('.bzl')).toContainText(/\w/)
    },
  },
  {
    name: 'a block of Page Builder',
    start: {},
    async walk(page) {
      await page.route('**/care-guide', async (route) => {
        const answer = await route.fetch()
        const html = await answer.text()
        const body = html.replace('data-identifier="care-note"', 'data-identifier="page-builder"')
        await route.fulfill({ response: answer, body })
      })
      await page.goto('/care-guide')
      const block = page.locator('[data-widget=cms-block]').last()
      await block.scrollIntoViewIfNeeded()
      await expect(block.getByRole('heading', { name: 'From the bench' })).toBeVisible()
    },
  },
  {
    name: 'the account: a login, the address book, a session that ends',
    start: { items },
    async walk(page) {
      await page.goto('/customer/account')
      await logIn(page, 'form.login')
      await page
        .locator('[data-widget=address-book]')
        .getByRole('button', { name: /^Edit|^Change/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'City' }).fill('Hamburg')
      await page.getByRole('button', { name: 'Save address' }).click()
      await expect(page.locator('.bzl-address-book__card').first()).toContainText('Hamburg')
      await endSession(page)
      await page
        .locator('[data-widget=address-book]')
        .getByRole('button', { name: /^Edit|^Change/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Save address' }).click()
      await expect(page.getByRole('region', { name: 'Your session has ended' })).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Your session has ended' }).getByLabel(/^Password/),
      ).toBeVisible()
    },
  },
  {
    name: 'a wish list: of a guest, merged, after the session',
    start: { items: [{ sku: 'NN-1', options: { 5: 'Ann', 6: '22' } }, { sku: 'EA-1' }] },
    async walk(page) {
      const cart = new CartPage(page)
      await cart.open()
      await cart.wishlistButton(cart.item('Name Necklace')).click()
      await cart.answer('item.wishlist-question', 'action.ok')
      await page.goto('/customer/account')
      await logIn(page, 'form.login')
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
      await expect
        .poll(async () => (await page.context().cookies()).map(({ name }) => name))
        .not.toContain('wishlist')
      await page.goto('/wishlist')
      const list = page.getByRole('group', { name: 'Wish list' })
      await expect(list.getByRole('button', { name: 'Add to cart: Name Necklace' })).toBeVisible()
      await endSession(page)
      await list.getByRole('button', { name: 'Add to cart: Name Necklace' }).click()
      await expect(page.getByRole('region', { name: 'Your session has ended' })).toBeVisible()
    },
  },
  {
    name: 'a customer’s cart whose session ends',
    start: { items, customer: ANN },
    async walk(page) {
      const cart = new CartPage(page)
      await cart.open()
      await endSession(page)
      await cart.more(cart.item('Moon Pendant')).click()
      const over = page.getByRole('region', { name: 'Your session has ended' })
      await expect(over.getByLabel(/^Password/)).toBeVisible()
    },
  },
  {
    name: 'wallets in the cart and on a product’s page',
    start: { items, settings: { wallets: 'all' } },
    async walk(page) {
      for (const path of ['/checkout/cart', '/pearl-earrings.html']) {
        await page.goto(path)
        await page.locator('[data-widget=express], [data-widget=cart]').first().scrollIntoViewIfNeeded()
        for (const wallet of ['PayPal', 'Apple Pay', 'Google Pay'] as const)
          await expect(new WalletSheet(page, wallet).button.first()).toBeVisible()
        const sheet = new WalletSheet(page, 'Google Pay')
        await sheet.open()
        await sheet.cancel.click()
        await expect(sheet.sheet).toBeHidden()
      }
      await new WalletSheet(page, 'Google Pay').open()
      await page.goto('/checkout/cart')
      await expect(page.locator('[data-widget="cart"] .bzl-items > li')).toHaveCount(1)
    },
  },
  {
    name: 'wallets that ask for consent',
    start: { items, settings: { wallets: 'all' }, hasAgreements: true },
    async walk(page) {
      await page.goto('/checkout/cart')
      await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeVisible()
    },
  },
  {
    name: 'an order’s confirmation, a withdrawal',
    start: { items },
    async walk(page) {
      const checkout = await orderByCheck(page)
      await checkout.placeButton.click()
      await expect(page).toHaveURL(/success/)
      await expect(page.locator('[data-widget=order-confirmation]')).toHaveAttribute(
        'data-widget-state',
        'ready',
      )
      await expect(page.locator('[data-widget=order-confirmation]')).toContainText('Moon Pendant')
      await page.goto('/withdrawal')
      const widget = page.locator('[data-widget="withdrawal"]')
      await widget.getByRole('button', { name: 'Withdraw from contract here' }).click()
      await expect(widget.getByLabel('Your name')).toBeVisible()
    },
  },
  {
    name: 'debug mode, a ticket, English in disguise, a shadow root',
    start: { items },
    async walk(page) {
      await openPage(page, {
        attributes: 'lang="en-XA"',
        head: `${await importMap()}<script type="application/json" id="bezel-config">{"debug":true,"vitals":{"page":true}}</script>${LOADER}`,
        body: `${DRAWER}<div data-widget="progress" data-typ="cart">What the page wrote</div><template data-for="cart-drawer" data-slot="foot-before"><p data-text="nothing.at.all"></p></template>
          <div id="host"></div>`,
      })
      await page.evaluate(() => {
        const root = document.querySelector('#host')!.attachShadow({ mode: 'open' })
        const marker = document.createElement('div')
        marker.dataset.widget = 'footer'
        root.append(marker)
        const bezel = window.Bezel as unknown as Bezel
        void bezel.mount(marker)
        return Promise.all([bezel.consent(true), bezel.report()])
      })
      await expect(page.locator('[data-widget=progress]')).toHaveAttribute('data-widget-state', 'ready')
      await page.locator('#minicart').click()
      await new Drawer(page).dialog.waitFor()
    },
  },
  {
    name: 'order summary on a page of its own, all islands',
    start: { items },
    async walk(page) {
      const { headFor } = await import('../../../loader/head.mjs')
      const { readFileSync } = await import('node:fs')
      const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Parameters<
        typeof headFor
      >[1]['manifest']
      const names = Object.keys(manifest.widgets).filter((name) => !['add-form', 'checkout'].includes(name))
      await openPage(page, {
        head: headFor([], { manifest, folder: '/bezel/now/' }) + LOADER,
        body: names
          .map((name) => `<div data-widget="${name}"><p>${name} as the theme wrote it</p></div>`)
          .join(''),
      })
      await expect(page.locator('[data-widget-state=ready]')).toHaveCount(names.length)
      await expect(page.locator('[data-widget=order-summary] .bzl-totals__row--grand')).toBeVisible()
    },
  },
]
