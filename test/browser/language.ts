import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Locator, type Page, expect } from 'playwright/test'

type Words = Record<string, string>

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = <T = Words>(path: string) => JSON.parse(readFileSync(at(path), 'utf8')) as T

/** Words of four letters and more; shorter ones are the same in too many languages. */
const wordsOf = (texts: string[]) =>
  new Set(
    texts
      .join(' ')
      .replace(/\{\{\w+\}\}|%\d/g, ' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  )

/** All texts of the widgets and of the demo shop in a language. */
function textsIn(language: string): string[] {
  const own = readdirSync(at(`locales/${language}`)).flatMap((file) =>
    Object.values(read(`locales/${language}/${file}`)),
  )
  const demo = Object.values(read<Record<string, Words>>(`demo/locales/${language}.json`))
  return [...own, ...demo.flatMap((section) => Object.values(section))]
}

/** Visible texts and accessible names of the page, frames and the demo's toolbar aside. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const isSeen = (element: Element) =>
      !element.closest('script, style, noscript, template, iframe, .settings-bar') &&
      element.checkVisibility({ visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (isSeen(walker.currentNode.parentElement!)) texts.push(walker.currentNode.textContent!)
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (isSeen(element)) texts.push(element.getAttribute(name) ?? '')
    return [...texts, document.title]
  })

/** A page of another language has no English word, except those the shopper typed. */
export async function expectNoEnglish(page: Page, language: string, typed: string[]): Promise<void> {
  if (language === 'en') return
  const fine = wordsOf([...textsIn(language), ...typed, 'American Express'])
  const foreign = [...wordsOf(textsIn('en'))].filter((word) => !fine.has(word))
  const shown = wordsOf(await textsOn(page))
  expect(foreign.filter((word) => shown.has(word))).toEqual([])
}

/** No element is wider than the window, and no text is clipped. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide =
      document.scrollingElement!.scrollWidth > width
        ? [`the page, ${document.scrollingElement!.scrollWidth} px`]
        : []
    const isCut = (element: Element) => {
      const { overflowX } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || !element.checkVisibility({ visibilityProperty: true })) return false
      const clips = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll'
      return (
        box.right > width + 1 || box.left < -1 || (clips && element.scrollWidth > element.clientWidth + 1)
      )
    }
    const cut = [...document.querySelectorAll('.bzl *')].filter(isCut)
    return [
      ...wide,
      ...cut.map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`),
    ]
  })
  expect(found).toEqual([])
}

/** Changes the page's language without a reload, as a theme may. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((lang) => (document.documentElement.lang = lang), language)
  // An empty island loads no texts.
  const others = page.locator(`.bzl[lang]:not([lang="${language.slice(0, 2)}"])`).filter({ hasText: /./ })
  await expect(others).toHaveCount(0)
}

/** The accessibility tree with names replaced by "named". */
export async function roleTree(part: Locator): Promise<string> {
  const tree = await part.ariaSnapshot()
  return tree
    .split('\n')
    .filter((line) => !/^\s*- \/\w+:/.test(line))
    .map((line) =>
      line.replace(
        /^(\s*- '?[\w]+)( (?:"(?:[^"\\]|\\.)*"|\/.*\/))?(.*?)(:( .*)?)?$/,
        (_, role: string, name, more: string) =>
          `${role.replace("'", '')}${name ? ' named' : ''}${(more.match(/\[(?!selected)\w+(=\w+)?\]/g) ?? []).join('')}`,
      ),
    )
    .join('\n')
}
