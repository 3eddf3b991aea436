import { type Locator, type Page } from 'playwright/test'
import { expectContrast } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { LOADER, openTheme } from './theme-page.ts'
import { expect, test } from './shop.ts'

/** A merchant's colours by the properties of the README alone. */
const BLACK_AND_GOLD = `:root {
  --bezel-color-text: #f5ecd7; --bezel-color-muted: #b9a77c; --bezel-color-line: #3a3222;
  --bezel-color-surface: #000; --bezel-color-raised: #0d0b07; --bezel-color-accent: #d4af37;
  --bezel-color-on-accent: #000; --bezel-color-danger: #ff9b8a; }
  body { background: #000; color: #f5ecd7 }`

const FORM = '.bzl-checkout__card'

const BRANDS = {
  light: '',
  dark: ':root { color-scheme: dark } body { background: #1b1814; color: #f1ece4 }',
  'black and gold': BLACK_AND_GOLD,
}

/** Contrast of what stands in a field's frame to what is behind it, as painted. */
async function paintedContrast(page: Page, field: Locator): Promise<number> {
  const picture = (await field.screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const counts = new Map<number, number>()
    for (let at = 0; at < pixels.length; at += 4) {
      const linear = [0, 1, 2].map((part) => {
        const value = pixels[at + part]! / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      const light = 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!
      counts.set(light, (counts.get(light) ?? 0) + 1)
    }
    const [[ground]] = [...counts].sort(([, a], [, b]) => b - a) as [[number, number]]
    const ratios = [...counts.keys()].map(
      (light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05),
    )
    return Math.max(...ratios)
  }, picture)
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
