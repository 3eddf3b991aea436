import { html, raw } from 'hono/html'
import type { HeadingData } from 'marked-gfm-heading-id'
import type { Markup } from '../../markup.ts'
import type { Route } from '../../route.ts'
import { layout } from '../layout.ts'
import type { Page } from '../page.ts'
import { notFound } from '../templates/not-found.ts'
import { allPages, contents, type GuidePage } from './contents.ts'
import { partFor, withTexts } from './generated.ts'
import { render } from './render.ts'
import { excerpt, search } from './search.ts'

const addressOf = ({ path }: GuidePage) => `/guide/${path}`

/** A page of the guide with the list of all pages, its table of contents, and the pages before and after it. */
async function guidePage(page: Page, path: string): Promise<Response> {
  const pages = allPages()
  const at = pages.findIndex((one) => one.path === path)
  const shown = pages[at]
  if (!shown) return notFound(page)
  const rendered = render(await withTexts(shown.markdown), path, (comment) => partFor(page, comment))
  const body = html`${tableOfContents(rendered.headings)}
    <article class="guide__text">${raw(rendered.html)} ${neighbours(pages[at - 1], pages[at + 1])}</article>`
  return frame(page, shown.title, body, path)
}

/** The sections that have all words of the question. */
async function resultsPage(page: Page): Promise<Response> {
  const question = page.context.url.searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const found = question ? (await search(question)).slice(0, 20) : []
  const body = html`<article class="guide__text">
    <h1>Search the guide</h1>
    <p role="status">${saysHowMany(question, found.length)}</p>
    <ol class="guide__results">
      ${found.map(
        (one) =>
          html`<li>
            <a href="${one.href}">${one.heading}</a>
            <small>${one.page}</small>
            <p>${excerpt(one)}</p>
          </li>`,
      )}
    </ol>
  </article>`
  return frame(page, 'Search the guide', body, '', question)
}

function saysHowMany(question: string, count: number): string {
  if (!question) return 'Type a word, such as an attribute, an event or a message of the console.'
  if (!count) return `Nothing is found for “${question}”. Try fewer words, or another one.`
  return `${count === 1 ? 'One section' : `${count === 20 ? 'The best 20' : count} sections`} for “${question}”`
}

/** The guide is in English, whatever the language of the shop. */
function frame(page: Page, title: string, body: Markup, path: string, question = ''): Promise<Response> {
  const main = html`<div class="guide" lang="en" dir="ltr">
    <div class="guide__top">
      <a class="guide__jump" href="#guide-pages">All pages of the guide</a>
      <form class="guide__search" action="/guide/search" role="search">
        <label class="visually-hidden" for="guide-question">Search the guide</label>
        <input
          id="guide-question"
          type="search"
          name="q"
          value="${question}"
          placeholder="Search the guide"
        />
        <button class="button button--small" type="submit">Search</button>
      </form>
    </div>
    ${body} ${pageList(path)}
  </div>`
  return layout(page, {
    title: `${title} · Guide`,
    main,
    kind: 'guide',
    current: '/guide',
    script: 'gallery',
  })
}

const tableOfContents = (headings: HeadingData[]): Markup | undefined => {
  const listed = headings.filter(({ level }) => level === 2)
  if (listed.length < 2) return undefined
  return html`<nav class="guide__contents" aria-label="On this page">
    <h2>On this page</h2>
    <ul>
      ${listed.map(({ id, raw: text }) => html`<li><a href="#${id}">${text}</a></li>`)}
    </ul>
  </nav>`
}

const pageList = (current: string): Markup =>
  html`<nav class="guide__pages" id="guide-pages" aria-label="Pages of the guide">
    ${contents().map(
      ({ heading, pages }) =>
        html`<h2>${heading}</h2>
          <ul>
            ${pages.map(
              (one) =>
                html`<li>
                  <a href="${addressOf(one)}" ${one.path === current && html`aria-current="page"`}
                    >${one.title}</a
                  >
                </li>`,
            )}
          </ul>`,
    )}
  </nav>`

const neighbours = (before?: GuidePage, after?: GuidePage): Markup =>
  html`<nav class="guide__neighbours" aria-label="Next pages">
    ${before && html`<a rel="prev" href="${addressOf(before)}"><small>Before</small> ${before.title}</a>`}
    ${after && html`<a rel="next" href="${addressOf(after)}"><small>Next</small> ${after.title}</a>`}
  </nav>`

type MakePage = (context: Page['context']) => Page | Promise<Page>

/** The guide for theme developers, merchants and shops, from the files of `demo/guide`. */
export const guideRoutes = (makePage: MakePage): Route[] => {
  const route = (
    path: string,
    show: (page: Page, params: Record<string, string>) => Promise<Response>,
  ): Route => ({
    method: 'GET',
    path,
    handle: async (context, params) => show(await makePage(context), params),
  })
  return [
    route('/guide', (page) => guidePage(page, allPages()[0]!.path)),
    route('/guide/search', resultsPage),
    route('/guide/widgets/:name', (page, { name }) => guidePage(page, `widgets/${name}`)),
    route('/guide/:name', (page, { name }) => guidePage(page, name!)),
  ]
}
