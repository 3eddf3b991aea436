import { html } from 'hono/html'
import { attributeOf, type Declaration, type Declarations } from '#ui/island/properties.ts'
import { localeTexts } from '../../locales.ts'
import { writtenDefault } from './declared-properties.ts'
import type { Markup } from '../../markup.ts'
import type { Attributes } from '../markers.ts'
import type { Page } from '../page.ts'

const MOUNTS = ['load', 'idle', 'visible', 'interaction', 'media', 'manual'] as const

/** The name of the check for a text of the gallery's forms, by widget and property. */
const CHECKS: Record<string, string> = {
  'cms-block.identifier': 'block',
  'cart-drawer.trigger': 'selector',
}

/**
 * The form fields of a widget: each declared property with what it means, and when the widget starts. The attribute that
 * is `naming` the widget is always written.
 */
export function fields(
  page: Page,
  name: string,
  properties: Declarations,
  given: Attributes,
  naming?: string,
): Markup {
  const { text } = page
  const mount = given['data-mount'] ?? 'load'
  return html`${Object.entries(properties).map(([property, declaration]) =>
      propertyField(
        page,
        `${name}.${property}`,
        declaration,
        given[attributeOf(property)],
        attributeOf(property) === naming,
      ),
    )}
    <label class="field field--property"
      ><span><code>data-mount</code> <small>${text('mount.meaning')}</small></span>
      <select name="data-mount" data-default="load">
        ${MOUNTS.map(
          (each) =>
            html`<option value="${each}" ${each === mount && html`selected`}>
              ${each} · ${text(`mount.${each}`)}
            </option>`,
        )}
      </select></label
    >
    <label class="field field--property" hidden
      ><span><code>data-mount-media</code> <small>${text('mount.query')}</small></span>
      ${input(page, `${name}-data-mount-media`, '', '(min-width: 60em)', 'media')}</label
    >`
}

function propertyField(
  page: Page,
  path: string,
  declaration: Declaration<unknown>,
  example: string | undefined,
  isNaming: boolean,
): Markup {
  const { text, context } = page
  const [widget = '', property = ''] = path.split('.')
  const attribute = attributeOf(property)
  const fallback = writtenDefault(declaration)
  const { choices } = declaration
  const meaning = (localeTexts(context.language).properties as Record<string, string>)[path]
  return html`<label class="field field--property"
    ><span
      ><code>${attribute}</code>
      <small>${meaning} ${text('widgets.default', { value: fallback || '–' })}</small></span
    >
    ${
      choices
        ? html`<select name="${attribute}" ${!isNaming && html`data-default="${fallback}"`}>
            ${choices.map(
              (choice) =>
                html`<option value="${choice}" ${choice === (example ?? fallback) && html`selected`}>
                  ${choice}
                </option>`,
            )}
          </select>`
        : input(page, `${widget}-${attribute}`, fallback, example ?? fallback, checkOf(path, declaration))
    }</label
  >`
}

function checkOf(path: string, { kind, default: value }: Declaration<unknown>): string {
  if (kind === 'structured') return Array.isArray(value) ? 'list' : 'object'
  return kind === 'int' ? 'number' : (CHECKS[path] ?? '')
}

/** Messages of a check, by name. */
const MESSAGES: Record<
  string,
  readonly ('json' | 'object' | 'list' | 'number' | 'block' | 'selector' | 'media')[]
> = {
  object: ['json', 'object'],
  list: ['json', 'list'],
  number: ['number'],
  block: ['block'],
  selector: ['selector'],
  media: ['media'],
}

/** `id` is the widget's name and the attribute. The message for a wrong value is written below it. */
function input({ text }: Page, id: string, fallback: string, value: string, check: string): Markup {
  const messages = MESSAGES[check]
  return html`<input
      type="text"
      name="${id.slice(id.indexOf('data-'))}"
      value="${value}"
      data-default="${fallback}"
      ${messages && html`data-check="${check}" aria-describedby="problem-${id}"`}
      autocomplete="off"
      spellcheck="false"
    />
    ${
      messages &&
      html`<small
        class="field__problem"
        id="problem-${id}"
        role="status"
        ${messages.map((name) => html` data-${name}="${text(`check.${name}`)}"`)}
      ></small>`
    }`
}
