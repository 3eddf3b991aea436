import type { Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import { cards } from './checkout.ts'
import { recordShifts, takeUnexcusedShifts } from './layout-shifts.ts'
import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'

/** Shifts by web fonts are the theme's matter: here no font loads. */
test.beforeEach(async ({ context }) => {
  await context.route('**/*.woff2', (route) => route.abort())
  await recordShifts(context)
})

/** Every answer of the shop comes after this long, in milliseconds: more than half a second after any press, which the browser would forgive. */
const ANSWER = 1500
const LIMIT = 0.05

/** The sum of the shifts since the last call, once nothing is busy. */
async function expectStill(page: Page, what: string): Promise<void> {
  await whenQuiet(page)
  await expect(page.locator('[data-widget="checkout"] [aria-busy="true"]')).toHaveCount(0)
  const shifts = await takeUnexcusedShifts(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect
    .soft(sum, `${what}\n${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n')}`)
    .toBeLessThan(LIMIT)
}

/** Presses the way on where it stands: on a phone that is always in the screen, and Playwright would scroll to it. */
async function goOn(page: Page): Promise<void> {
  const button = page.locator('.bzl-checkout__next:visible .bzl-button')
  const { x, y, width, height } = (await button.boundingBox())!
  if (y + height > page.viewportSize()!.height) return button.click()
  await page.mouse.click(x + width / 2, y + height / 2)
}

for (const width of [390, 1280]) {
  test(`a purchase with slow answers shifts nothing on a screen ${width} wide`, async ({
    page,
    shop,
    checkout,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await shop.reset({ items: [{ sku: 'NK-2' }, { sku: 'EA-1' }] })
    for (const match of [
      '* /rest/*',
      '* /checkout/*/*',
      '* /oneday/*',
      '* /customer/section/*',
      '* /shipping/*',
    ])
      await shop.injectFault({ match, fault: { kind: 'delay', ms: ANSWER } })
    await checkout.open()
    await expectStill(page, `${width}: the checkout loads`)
    await checkout.fillAddress(addresses.US, GUEST)
    await expectStill(page, `${width}: address typed`)
    await goOn(page)
    await checkout.expectStep(2)
    await expectStill(page, `${width}: address → delivery`)
    await checkout.rate('shipping.method.express').check()
    await goOn(page)
    await checkout.expectStep(3)
    await checkout.expectCardForm()
    await expectStill(page, `${width}: delivery → payment`)
    await checkout.fillCard(cards.good)
    // The provider's frames report what is typed in them some milliseconds later; a press before that finds none.
    await expectStill(page, `${width}: card typed`)
    await goOn(page)
    await checkout.expectStep(4)
    await expectStill(page, `${width}: payment → review`)
    await checkout.step.getByRole('button', { name: 'Change Deliver to' }).click()
    await checkout.expectStep(1)
    await expectStill(page, `${width}: review → address`)
  })
}

test('nothing shifts in a step of a purchase with quick answers', async ({ page, shop, checkout }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await whenQuiet(page)
  expect(await takeUnexcusedShifts(page)).toEqual([])
  // A step opens when the one before is saved: that shift is expected. After it nothing moves.
  await checkout.finishAddress()
  await takeUnexcusedShifts(page)
  await whenQuiet(page)
  expect(await takeUnexcusedShifts(page)).toEqual([])
  await checkout.finishShipping()
  await takeUnexcusedShifts(page)
  // The provider's form is chosen half a second after its step opens (rule: method-discount), and then drawn.
  await checkout.expectCardForm()
  await whenQuiet(page)
  expect(await takeUnexcusedShifts(page)).toEqual([])
  // The provider takes its line of brands away once the number is typed.
  await checkout.fillCard(cards.good)
  await takeUnexcusedShifts(page)
  await whenQuiet(page)
  expect(await takeUnexcusedShifts(page)).toEqual([])
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await takeUnexcusedShifts(page)
  await whenQuiet(page)
  expect(await takeUnexcusedShifts(page)).toEqual([])
})
