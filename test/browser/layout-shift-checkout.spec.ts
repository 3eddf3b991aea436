import { type Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { cards } from './checkout.ts'
import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'

/** Records layout shifts more than half a second after any input. */
const watch = () => {
  const moves: { value: number; what: string[] }[] = []
  Object.assign(window, { moves })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
  const nameOf = ({ node }: { node?: Node }) =>
    (node as Element | undefined)?.className ?? node?.nodeName ?? ''
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput) moves.push({ value, what: sources.map(nameOf) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Layout shifts since the last call. The observer gets entries of the last frames after the next ones. */
const moves = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; what: string[] }[]>((resolve) => {
        const { moves } = window as unknown as { moves: { value: number; what: string[] }[] }
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(moves.splice(0)))))
      }),
  )

test('the steps of a purchase do not shift', async ({ page, shop, checkout }) => {
  await page.addInitScript(watch)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.open()
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await whenQuiet(page)
  expect(await moves(page)).toEqual([])
  // A step opens when the one before is saved: that shift is expected. After it nothing moves.
  await checkout.finishAddress()
  await moves(page)
  await whenQuiet(page)
  expect(await moves(page)).toEqual([])
  await checkout.finishShipping()
  await moves(page)
  // The provider's form is chosen half a second after its step opens (rule: method-discount), and then drawn.
  await checkout.expectCardForm()
  await whenQuiet(page)
  expect(await moves(page)).toEqual([])
  // The provider takes its line of brands away once the number is typed.
  await checkout.fillCard(cards.good)
  await moves(page)
  await whenQuiet(page)
  expect(await moves(page)).toEqual([])
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await moves(page)
  await whenQuiet(page)
  expect(await moves(page)).toEqual([])
})
