import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { chunkOf } from './host-page.ts'
import { expect, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }, { sku: 'EA-1', qty: 2 }]

for (const width of [390, 1280])
  test(`items in the review are facts until the shopper wants to change them, at ${width} px`, async ({
    page,
    shop,
    checkout,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await shop.reset({ items: ITEMS })
    await checkout.reachReview(addresses.US)
    const list = checkout.step.getByRole('list', { name: 'Items' })
    const pendant = list.getByRole('listitem').filter({ hasText: 'Moon Pendant' })
    await expect(list.getByRole('button')).toHaveCount(0)
    await expect(list.getByRole('listitem').filter({ hasText: 'Pearl Earrings' })).toContainText('2 ×')
    const before = await checkout.total()
    const edit = checkout.step.getByRole('button', { name: 'Edit items' })
    await edit.click()
    const done = checkout.step.getByRole('button', { name: 'Done' })
    await expect(done).toBeFocused()
    await pendant.getByRole('button', { name: /^Add gift box/ }).click()
    await pendant.getByRole('radio', { name: 'Rose box' }).check()
    await expect(pendant.getByText('Saved')).toBeVisible()
    await expectAccessible(page, 'items that are changed in the review')
    await pendant.getByRole('button', { name: 'One more of Moon Pendant' }).click()
    await expect.poll(() => checkout.total()).toBeGreaterThan(before)
    await done.click()
    await expect(edit).toBeFocused()
    await expect(list.getByRole('button')).toHaveCount(0)
    await expect(pendant).toContainText('2 ×')
    await expect(pendant).toContainText('Rose box')
  })

test('items stay in view while the code to change them does not arrive', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await page.route(chunkOf('cart'), (route) => route.abort())
  await shop.reset({ items: ITEMS })
  await checkout.open()
  const summary = checkout.root.getByRole('complementary', { name: 'Order summary' })
  await summary.getByRole('button', { name: 'Edit items' }).click()
  await expect(
    summary.getByText('This part of the page could not be loaded. What you have entered is kept.'),
  ).toBeVisible()
  await expect(summary.getByText('Moon Pendant')).toBeVisible()
  await page.unroute(chunkOf('cart'))
  await summary.getByRole('button', { name: 'Try again' }).click()
  await expect(summary.getByRole('button', { name: 'Remove Moon Pendant' })).toBeVisible()
})
