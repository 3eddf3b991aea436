import { addresses, GUEST } from './addresses'
import { cards, CheckoutPage } from './checkout'
import { Drawer } from './drawer'
import { expect, test } from './shop'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a guest’s order takes six presses beside what is typed', async ({ page, shop }) => {
  const pressed: string[] = []
  page.on('console', (line) => {
    const [, name] = /^pressed: (.*)/.exec(line.text()) ?? []
    if (name) pressed.push(name)
  })
  await page.addInitScript(() => {
    const record = ({ target, isTrusted }: Event) => {
      const control = target instanceof Element && target.closest('a, button')
      if (isTrusted && control) console.debug(`pressed: ${control.textContent}`)
    }
    addEventListener('click', record, { capture: true })
  })
  await shop.reset({ items: [] })
  const drawer = new Drawer(page)
  await shop.addFromProductPage('moon-pendant')
  await drawer.expectOpen()
  await drawer.checkout.click()
  const checkout = new CheckoutPage(page)
  await checkout.expectStep(1)
  await checkout.fillAddress(addresses.US, GUEST)
  await checkout.finishAddress()
  await checkout.finishShipping()
  await checkout.finishPayment(cards.good)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  console.log(pressed.join(' → '))
  expect(pressed).toHaveLength(6)
})
