import type { Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import { cards, type CheckoutPage } from './checkout.ts'
import type { Drawer } from './drawer.ts'
import { translate } from './hostile-page.ts'
import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'

/** Every text of the islands that can be seen, but not what is announced and gone again after a moment. */
const texts = (page: Page) =>
  page
    .locator('[data-widget] .bzl')
    .filter({ visible: true })
    .evaluateAll((islands) => {
      const textOf = (element: Element) => (element as HTMLElement).innerText
      const lasting = (island: Element) =>
        [...island.querySelectorAll('.bzl-announcer')].reduce(
          (text, region) => text.replace(textOf(region), ''),
          textOf(island),
        )
      return islands
        .flatMap((island) => lasting(island).split('\n'))
        .filter(Boolean)
        .join('\n')
    })

/** Buys two of a pendant with several changes on the way, and calls back at each station. */
async function buy(page: Page, drawer: Drawer, checkout: CheckoutPage, at: (name: string) => Promise<void>) {
  await page.goto('/')
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
  await page.reload()
  await drawer.open()
  await at('the drawer')
  await drawer.more(drawer.items.first()).click()
  await expect(drawer.quantity(drawer.items.first())).toHaveValue('2')
  await at('a second pendant')
  await checkout.open()
  await at('the address')
  await checkout.field('country_id').selectOption('NL')
  await at('another country')
  await checkout.field('country_id').selectOption('US')
  await checkout.button('step.continue').click()
  await at('an address with errors')
  await checkout.fillAddress(addresses.US, GUEST)
  await at('an address that is complete')
  await checkout.finishAddress()
  await at('the delivery')
  await checkout.rate('shipping.method.express').check()
  await at('another delivery')
  await checkout.finishShipping()
  await checkout.fillCard(cards.good)
  await at('the payment')
  const edit = checkout.root.getByRole('button', { name: checkout.text('summary.edit') })
  await edit.click()
  const item = checkout.root.getByRole('listitem').filter({ hasText: 'Moon Pendant' }).last()
  await drawer.more(item).click()
  await at('a third pendant')
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await at('the review')
  const change = checkout.text('step.change', { step: checkout.text('review.shipTo') })
  await checkout.step.getByRole('button', { name: change }).click()
  await checkout.expectStep(1)
  await checkout.fillAddress(addresses.NL)
  await checkout.finishAddress()
  await at('the delivery to another country')
}

test('a page translator leaves no text of a purchase as it was before', async ({
  page,
  shop,
  drawer,
  checkout,
}) => {
  const plain = new Map<string, string>()
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await buy(page, drawer, checkout, async (station) => {
    await whenQuiet(page)
    plain.set(station, await texts(page))
  })
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await buy(page, drawer, checkout, async (station) => {
    await whenQuiet(page)
    const { poll } = expect.configure({ soft: true, timeout: 5000 })
    await poll(() => texts(page), station).toBe(plain.get(station))
    await translate(page)
  })
})
