import { expect, test } from './shop.ts'

test('pages cross-fade, where less motion is not asked for, and one that is skipped is no error', async ({
  page,
  shop,
}) => {
  await shop.reset()
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.faded = String(viewTransition !== null)
      if (location.pathname === '/care-guide') viewTransition?.skipTransition()
    })
  })
  const faded = async (link: string, path: string) => {
    await page.locator(`.header__menu a[href="${link}"]`).click()
    await page.waitForURL((url) => url.pathname === path)
    const html = page.locator('html')
    // It is revealed with its first frame, which may come after its load.
    await expect(html).toHaveAttribute('data-faded')
    return html.getAttribute('data-faded')
  }
  await page.goto('/')
  expect(await faded('/care-guide', '/care-guide')).toBe('true')
  expect(await faded('/', '/')).toBe('true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await faded('/care-guide', '/care-guide')).toBe('false')
})
