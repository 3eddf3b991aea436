import { addresses } from './addresses.ts'
import { cards } from './checkout.ts'
import { globalsOf } from './theme-page.ts'
import { expect, test } from './shop.ts'
import { enforceStrictPolicy } from './strict-policy.ts'

test('a purchase completes under a strict policy, and the page gets no global but Bezel', async ({
  page,
  shop,
  drawer,
  checkout,
}) => {
  await shop.reset()
  await page.route('**/bezel/*/loader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/checkout')
  const before = await globalsOf(page)
  await page.unroute('**/bezel/*/loader.js')

  const tightened = await enforceStrictPolicy(page)
  await shop.addFromProductPage('moon-pendant')
  await drawer.expectOpen()
  await drawer.more(drawer.items.first()).click()
  await expect(page.locator('[data-bezel-count]')).toHaveText('2')
  await drawer.checkout.click()
  await checkout.walkToReview(addresses.US, cards.challenged)
  await checkout.placeButton.click()
  await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
  const added = (await globalsOf(page)).filter((name) => !before.includes(name))
  await checkout.answerChallenge('approve')
  await checkout.expectSuccess()
  expect(added).toEqual(['Bezel'])
  expect(tightened).toEqual(
    expect.arrayContaining(['/moon-pendant.html', '/checkout', '/checkout/onepage/success']),
  )
})
