import { Drawer } from './drawer.ts'
import { expect, test } from './shop.ts'

const PAGES = ['/', '/moon-pendant.html', '/checkout/cart', '/checkout', '/wishlist', '/widgets']

test.use({ viewport: { width: 390, height: 844 } })

for (const locale of ['ar-XB', 'he-XB']) {
  test(`a page in ${locale} reads from right to left and is as wide as its window`, async ({
    page,
    shop,
  }) => {
    await shop.reset({ items: [{ sku: 'NK-2' }], locale })
    for (const path of PAGES) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, over]).toEqual([path, 0])
    }
    await page.goto('/')
    await page.locator('#minicart').click()
    const { dialog } = new Drawer(page)
    await expect(dialog.getByRole('heading').first()).toHaveText(/[\u0590-\u06ff]/)
    // A name in Latin letters stands beside its picture, as one of the page's script would.
    const name = dialog.getByText('Moon Pendant')
    const gap = await name.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      const picture = element.closest('li')!.querySelector('img')!
      return picture.getBoundingClientRect().left - text.getBoundingClientRect().right
    })
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(40)
  })
}

for (const [locale, edge] of [
  ['en-US', 'right'],
  ['ar-XB', 'left'],
] as const) {
  test(`the drawer comes from the edge it stands at, the ${edge} one in ${locale}`, async ({
    page,
    shop,
  }) => {
    await shop.reset({ items: [{ sku: 'NK-2' }], locale })
    await page.setViewportSize({ width: 1024, height: 844 })
    await page.goto('/')
    // Long enough to be looked at on its way.
    await page.evaluate(() => document.documentElement.style.setProperty('--bezel-duration', '60s'))
    await page.locator('#minicart').click()
    const { dialog } = new Drawer(page)
    await expect(dialog).toBeVisible()
    const [from, stands] = await dialog.evaluate((element) => {
      const way = element.getAnimations() as CSSTransition[]
      const moved = way.find(({ transitionProperty }) => transitionProperty === 'translate')!
      const start = parseFloat((moved.effect as KeyframeEffect).getKeyframes()[0]!.translate as string)
      for (const one of way) one.finish()
      const { left, right } = element.getBoundingClientRect()
      return [start > 0 ? 'right' : 'left', left === 0 ? 'left' : right === innerWidth ? 'right' : 'neither']
    })
    expect([from, stands]).toEqual([edge, edge])
  })
}
