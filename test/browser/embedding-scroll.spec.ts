import { DRAWER, LOADER, openPage } from './host-page.ts'
import { expect, test } from './shop.ts'

/** How themes style what scrolls. */
const STYLES = {
  'nothing of its own': '',
  'a body that hides what is too wide': 'body { overflow-x: hidden }',
  'a root that hides what is too wide': 'html { overflow-x: hidden }',
  'both, as high as the window': 'html, body { height: 100%; overflow-x: hidden }',
  'a body that is as high as the window': 'html, body { height: 100% } body { overflow-x: hidden }',
  'a scrollbar that is always there': 'html { overflow-y: scroll }',
  'room kept for the scrollbar': 'html { scrollbar-gutter: stable } body { overflow-x: clip }',
}

const CONTENT = '<div style="height: 5000px; background: linear-gradient(#fff, #aaa)"></div>'
const HEADER = `<header style="position: sticky; top: 0; background: #fff">${DRAWER}</header>`

for (const [name, style] of Object.entries(STYLES)) {
  test(`nothing moves behind an open drawer: ${name}`, async ({ page, shop, drawer }) => {
    await shop.reset({ items: [{ sku: 'NK-2' }] })
    await openPage(page, {
      head: `${LOADER}<style>body { margin: 0 } ${style}</style>`,
      body: HEADER + CONTENT,
    })
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, body > div')].map((part) => {
          const { x, y, width } = part.getBoundingClientRect()
          return [x, y, width].map(Math.round)
        }),
      )
    await page.evaluate(() => (document.scrollingElement!.scrollTop = 700))
    const before = await places()
    expect(before[0]![1], 'the sticky header').toBeLessThanOrEqual(0)
    await drawer.open()
    expect(await places()).toEqual(before)
    await page.mouse.move(20, 300)
    await page.mouse.wheel(0, 400)
    await drawer.close()
    expect(await places()).toEqual(before)
  })
}
