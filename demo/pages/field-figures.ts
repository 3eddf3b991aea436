import { html } from 'hono/html'
import type { FieldFigure } from '#public/events.d.ts'
import { isObject, readJson, toList } from '#lib/json.ts'
import type { Markup } from '../markup.ts'
import type { RequestContext } from '../request-context.ts'
import type { Route } from '../route.ts'
import { layout } from './layout.ts'
import { pageOf, type Page } from './page.ts'

/** The newest figures of a visit that are kept. */
const MOST = 200

const figuresOf = ({ session }: RequestContext) => (session.data.figures ?? []) as FieldFigure[]

/** Takes the figures that a page posts when it is left. */
function collect(context: RequestContext): Response {
  const posted = toList(readJson(context.body)).filter((one) => isObject(one) && typeof one.kind === 'string')
  context.session.data.figures = [...figuresOf(context), ...(posted as unknown as FieldFigure[])].slice(-MOST)
  return new Response(null, { status: 204 })
}

const isOf = <K extends FieldFigure['kind']>(...kinds: K[]) =>
  ((figure: FieldFigure) => kinds.includes(figure.kind as K)) as (
    figure: FieldFigure,
  ) => figure is Extract<FieldFigure, { kind: K }>

/** A page with charts of the figures that this visitor's pages have posted. */
function fieldFigures(page: Page): Promise<Response> {
  const { text, context } = page
  const figures = figuresOf(context)
  const islands = figures.filter(isOf('island')).map(({ name, ms }) => ({ label: name, value: ms }))
  const ofPage = figures.filter(isOf('INP', 'LCP', 'CLS')).map(({ kind, value, island }) => ({
    label: `${kind}${island ? ` · ${island}` : ''}`,
    // The score of CLS is far below one; the others are milliseconds.
    value: kind === 'CLS' ? value * 1000 : value,
    shown: kind === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`,
  }))
  const failed = figures
    .filter(isOf('error', 'call', 'retry'))
    .map(({ kind, ...facts }) => [kind, ...Object.values(facts)].join(' '))
  const main = html`<article class="narrow reading">
    <h1>${text('figures.title')}</h1>
    <p class="lead">${text('figures.lead')}</p>
    <p><a href="/?extensions=field-figures">${text('figures.on')}</a></p>
    ${!figures.length && html`<p>${text('figures.none')}</p>`}
    ${chart(text('figures.islands'), worst(islands))} ${chart(text('figures.page'), ofPage.slice(-12))}
    ${
      failed.length > 0 &&
      html`<h2>${text('figures.failed')}</h2>
        <ul>
          ${failed.map((line) => html`<li>${line}</li>`)}
        </ul>`
    }
  </article>`
  return layout(page, { title: text('figures.title'), main, kind: 'reading' })
}

interface Bar {
  label: string
  value: number
  shown?: string
}

/** The slowest of each name, the slowest first. */
function worst(bars: Bar[]): Bar[] {
  const sorted = bars.sort((a, b) => b.value - a.value)
  return sorted.filter(({ label }, index) => sorted.findIndex((bar) => bar.label === label) === index)
}

/** A table whose rows have a bar, as long as the value is of the greatest one. */
function chart(title: string, bars: Bar[]): Markup | undefined {
  if (!bars.length) return undefined
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return html`<table class="figures">
    <caption>
      ${title}
    </caption>
    ${bars.map(
      ({ label, value, shown = `${value} ms` }) =>
        html`<tr>
          <th scope="row">${label}</th>
          <td>${shown}</td>
          <td>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="${Math.max(1, Math.round((value / most) * 100))}" height="1" />
            </svg>
          </td>
        </tr>`,
    )}
  </table>`
}

export const fieldFigureRoutes: Route[] = [
  { method: 'GET', path: '/field-figures', handle: (context) => fieldFigures(pageOf(context)) },
  { method: 'POST', path: '/field-figures/collect', handle: collect },
]
