import type { Bezel } from '#public/bezel.d.ts'
import { addresses } from './addresses.ts'
import { cards } from './checkout.ts'
import { expect, test } from './shop.ts'

/** Every place that a purchase passes. */
const PLACES = [
  ...['shipping_address', 'shipping_method', 'payment_method', 'item_summary'].map(
    (step) => `before-${step}`,
  ),
  ...['address-after', 'rate-after', 'method-after', 'review-before', 'before-place-order'],
  ...['after-items', 'after-totals'],
].map((name) => `checkout/${name}`)

type AnySlot = (place: string, render: (element: HTMLElement) => unknown) => Promise<() => void>

/** What fills each place: code of the page’s own, which runs before ours. */
const HOSTILE = {
  throws: () => {
    throw new Error('hostile')
  },
  'throws when the cart changes': () => ({
    update() {
      throw new Error('hostile')
    },
    remove() {
      throw new Error('hostile')
    },
  }),
  'never answers': () => new Promise(() => undefined),
  'removes what is ours': (element: HTMLElement) => element.closest('.bzl')!.replaceChildren(),
  'removes its own element': (element: HTMLElement) => element.remove(),
  'adds 1,000 elements': (element: HTMLElement) =>
    element.append(...Array.from({ length: 1000 }, () => document.createElement('i'))),
  'calls the API again': (element: HTMLElement) => {
    const bezel = window.Bezel as Bezel
    void bezel.getCart()
    void bezel.updateCart()
    const again = () => void (bezel.slot as AnySlot)('checkout/review-before', again).catch(() => undefined)
    again()
    element.textContent = 'again'
    return { update: () => void bezel.getCart() }
  },
}

test('scripts that do their worst in every slot leave a purchase possible', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  // The card form's frames load anew where they are put back.
  tolerance.expectedErrors.push(/slot checkout\/[\w-]+ failed/, /securedFields has just loaded/)
  test.slow()
  const errors: string[] = []
  page.on('console', (line) => errors.push(line.text()))
  for (const hostile of Object.values(HOSTILE))
    await page.addInitScript(
      `window.Bezel = window.Bezel || []; for (const place of ${JSON.stringify(PLACES)}) window.Bezel.push((bezel) => void bezel.slot(place, ${hostile.toString()}))`,
    )
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.walkToReview(addresses.US, cards.good)
  await expect(checkout.root.locator('.bzl-slot i').first()).toBeAttached()
  for (const place of PLACES) expect(errors.join('\n')).toContain(`slot ${place} failed`)
  await checkout.expectCharge(shop, 'USD')
})

// Controls: were a script's harm not undone, the purchase above would be missed.
test('a page without its order button has no purchase', async ({ page, shop, checkout }) => {
  test.slow()
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.walkToReview(addresses.US, cards.good)
  await page.evaluate(() =>
    (window.Bezel as Bezel).slot('checkout/before-place-order', (element) => {
      const island = element.closest('.bzl')!
      // Later than the slot's own time, which is guarded.
      setTimeout(() => island.replaceChildren())
    }),
  )
  await expect(checkout.placeButton).toHaveCount(0)
  await expect(checkout.expectCharge(shop, 'USD')).rejects.toThrow()
  expect((await shop.ledger()).orders).toEqual([])
})
