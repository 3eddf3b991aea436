import { expectContrast, paintedContrast } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { LOADER, openTheme } from './theme-page.ts'
import { expect, test } from './shop.ts'

/** A merchant's colours by the properties of the README alone. */
const BLACK_AND_GOLD = `:root {
  --bezel-color-text: #f5ecd7; --bezel-color-muted: #b9a77c; --bezel-color-line: #3a3222;
  --bezel-color-surface: #000; --bezel-color-raised: #0d0b07; --bezel-color-accent: #d4af37;
  --bezel-color-on-accent: #000; --bezel-color-danger: #ff9b8a; }
  body { background: #000; color: #f5ecd7 } html { font-size: 62.5% }`

const FORM = '.bzl-checkout__card'

const BRANDS = {
  light: '',
  dark: ':root { color-scheme: dark } body { background: #1b1814; color: #f1ece4 }',
  'black and gold': BLACK_AND_GOLD,
}

for (const [brand, styles] of Object.entries(BRANDS)) {
  test(`the provider’s form can be read in a ${brand} brand`, async ({ page, shop, checkout }) => {
    await shop.reset({ items: [{ sku: 'NK-2' }], customer: 'bea@example.com' })
    await openTheme(page, {
      head: `<meta name="viewport" content="width=device-width"><style>${styles}</style>${LOADER}`,
      body: '<div data-widget="checkout"></div>',
    })
    await checkout.expectStep(1)
    await checkout.fillAddress(addresses.US)
    await checkout.finishAddress()
    await checkout.finishShipping()
    await checkout.expectCardForm()
    await expectContrast(page, FORM, 'a stored card')
    await checkout.step.getByRole('button', { name: 'Remove' }).first().click()
    await expectContrast(page, FORM, 'the question before a stored card is removed')
    await checkout.step.getByRole('button', { name: 'Cancel' }).click()
    for (const type of [/Pay over time/, /Pay later/]) {
      await checkout.step.getByRole('radio', { name: type }).click()
      await expectContrast(page, FORM, String(type))
    }
    await checkout.step.getByRole('radio', { name: /^Cards/ }).click()
    await checkout.expectCardForm()
    // Its fields fade in.
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity)
      return Promise.allSettled(ending.map(({ finished }) => finished))
    })
    await expectContrast(page, FORM, 'a new card')
    const sizes = await page.locator(FORM).evaluate((form) => {
      const written = document.evaluate('.//text()[normalize-space()]/..', form, null, 4)
      const found: string[] = []
      for (let each = written.iterateNext(); each; each = written.iterateNext())
        found.push(getComputedStyle(each as Element).fontSize)
      return found.map(parseFloat)
    })
    expect(Math.min(...sizes), 'the smallest letters').toBeGreaterThanOrEqual(12)
    const number = checkout.cardField('CardNumber')
    await number.fill('4111')
    expect(await paintedContrast(page, number), 'a number').toBeGreaterThan(4.5)
    expect(await paintedContrast(page, checkout.cardField('ExpiryDate')), 'a placeholder').toBeGreaterThan(
      4.5,
    )
    await checkout.button('payment.continue').click()
    await expect(checkout.step.getByText('Enter the complete card number')).toBeVisible()
    await expectContrast(page, FORM, 'a card with errors')
    expect(await paintedContrast(page, number), 'a wrong number').toBeGreaterThan(4.5)
  })
}
