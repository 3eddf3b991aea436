import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operations } from '#doctor/contract.mjs'
import { page, shop } from '../pages.fixture.ts'
import { allPages, FOLDER } from './contents.ts'

const paths = allPages().map(({ path }) => path)

it.each(paths)('the page %s has one heading, its place in the list, and no anchor twice', async (path) => {
  shop()
  const { document, status } = await page(`/guide/${path}`)
  expect(status).toBe(200)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('.guide__pages [aria-current=page]')?.textContent?.trim()).toBeTruthy()
  const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('writes what the code knows into a page', async () => {
  shop()
  const { document } = await page('/guide/widgets/cart-drawer')
  const cells = [...document.querySelectorAll('.guide__text td')].map((cell) => cell.textContent)
  expect(cells).toEqual(expect.arrayContaining(['data-open-on-add', 'foot-before', 'cart-drawer/title']))
  expect(document.querySelector('main')!.innerHTML).not.toContain('<!-- ')
})

it('keeps the indentation of code', async () => {
  shop()
  const { document } = await page('/guide/getting-started')
  expect(document.querySelector('.guide__text code[data-language=html]')?.textContent).toContain(
    '\n  <head>\n',
  )
})

it('finds a section by words in it, also without the end of a word, and says when there are none', async () => {
  shop()
  const { document } = await page('/guide/search?q=trust+policy+reCAPT')
  const first = document.querySelector('.guide__results a')!
  expect(first.getAttribute('href')).toBe('/guide/content-security-policy#trusted-types')
  const none = await page('/guide/search?q=%3Cimg%3Exyzzy')
  expect(none.document.querySelector('[role=status]')?.textContent).toContain(
    'Nothing is found for “<img>xyzzy”',
  )
})

it('leads from each page to the one before and the one after it', async () => {
  shop()
  const { document } = await page(`/guide/${paths[1]}`)
  const to = (rel: string) => document.querySelector(`[rel=${rel}]`)?.getAttribute('href')
  expect([to('prev'), to('next')]).toEqual([`/guide/${paths[0]}`, `/guide/${paths[2]}`])
})

it('tells a shop of every call that it must answer', async () => {
  shop()
  const { document } = await page('/guide/shop-answers')
  const codes = new Set([...document.querySelectorAll('.guide__text code')].map((each) => each.textContent))
  const calls = operations.map(({ method, path }) => `${method} ${path}`)
  expect(calls.filter((call) => !codes.has(call))).toEqual([])
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('.guide__text a[href^="#"]')]
  const broken = anchors.filter((link) => !document.getElementById(link.getAttribute('href')!.slice(1)))
  expect(broken.map(({ textContent }) => textContent)).toEqual([])
})

it('shows every picture, with words for those who do not see it', async () => {
  shop()
  const { document } = await page('/guide/recipes')
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.guide__text img')]
  for (const { alt } of pictures) expect(alt).toMatch(/^[A-Z].*\.$/)
  const names = pictures.map((picture) => picture.getAttribute('src')!.replace('pictures/', ''))
  const files = readdirSync(join(FOLDER, 'pictures')).filter((name) => name.endsWith('.webp'))
  expect(names.sort()).toEqual(files.sort())
  for (const name of names) {
    const { headers } = await page(`/guide/pictures/${name}`)
    expect(headers.get('content-type')).toBe('image/webp')
  }
  expect((await page('/guide/pictures/..%2Frecipes.md')).status).toBe(404)
})

/** How bright a colour such as `#7a1f3d` or `#fff` is, from 0 to 1 (WCAG). */
function luminance(colour: string): number {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g)!
  const [red, green, blue] = digits.map((two) => {
    const value = parseInt(two, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(...colours: [string, string]): number {
  const [dark, bright] = colours.map(luminance).sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

it('sets an accent that can be read on light and on dark pages, and the text on its buttons', async () => {
  shop()
  const { document } = await page('/guide/looks')
  const code = document.querySelector('.guide__text code[data-language=css]')!.textContent
  const pair = (css: string, token: string) =>
    css.match(new RegExp(`${token}: light-dark\\((#\\w+), (#\\w+)\\)`))!.slice(1) as [string, string]
  const [accent, onAccent] = ['--bezel-color-accent', '--bezel-color-on-accent'].map((token) =>
    pair(code, token),
  )
  const surface = pair(readFileSync('src/ui/schemes.css', 'utf8'), '--bezel-color-surface')
  for (const scheme of [0, 1] as const) {
    expect(contrast(accent![scheme], surface[scheme])).toBeGreaterThan(4.5)
    expect(contrast(accent![scheme], onAccent![scheme])).toBeGreaterThan(4.5)
  }
})
