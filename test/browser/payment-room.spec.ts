import { addresses, type Typed } from './addresses.ts'
import { expect, test } from './shop.ts'

/** Records how high each way to pay is, in whole pixels, in every frame. */
const watch = () => {
  const heights = new Set<string>()
  Object.assign(window, { heights })
  const look = () => {
    const rows = [...document.querySelectorAll('.bzl-checkout__method')]
    const heightOf = (row: Element) => Math.round(parseFloat(getComputedStyle(row).height))
    if (rows.length) heights.add(rows.map(heightOf).join(' '))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const BEA = 'bea@example.com'

interface Visit {
  country: string
  currency: string
  width: number
  /** Changes the amount, on which the provider's offer depends. */
  isExpress?: boolean
  customer?: string
}

// One type of payment, five and three, and a stored card beside three; on a phone the form’s fields stand one below the other.
const visits: Visit[] = [
  { country: 'JP', currency: 'JPY', width: 390, isExpress: true },
  { country: 'SE', currency: 'SEK', width: 390 },
  { country: 'US', currency: 'USD', width: 768 },
  { country: 'KW', currency: 'KWD', width: 1280 },
  { country: 'US', currency: 'USD', width: 1280, customer: BEA },
]

for (const { country, currency, width, isExpress, customer } of visits)
  test(`in ${country} at ${width} px no way to pay moves while ${customer ?? 'a guest'} waits for the card form`, async ({
    page,
    shop,
    checkout,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(watch)
    await shop.reset({ items: [{ sku: 'NK-2' }], currency, country, customer })
    await checkout.reachDelivery((addresses as Record<string, Typed>)[country]!, customer)
    if (isExpress) await checkout.rate('shipping.method.express').check()
    await checkout.finishShipping()
    await checkout.expectCardForm()
    await expect(checkout.step.getByRole('radio', { name: 'Card', exact: true })).toBeChecked()
    const heights = await page.evaluate(() => [...(window as unknown as { heights: Set<string> }).heights])
    expect(heights).toHaveLength(1)
  })
