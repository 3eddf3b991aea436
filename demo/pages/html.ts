/** Text that is already HTML; all other values in a template are escaped. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text
  }
}

export type Value = string | number | Markup | undefined | null | false | readonly Value[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)

/** Template tag for HTML: escapes values, joins lists by line breaks, omits undefined, null and false. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((all, text, index) => all + text + write(values[index]), ''))
}

function write(value: Value): string {
  if (value === undefined || value === null || value === false) return ''
  if (value instanceof Markup) return value.text
  return Array.isArray(value) ? value.map(write).join('\n') : escape(String(value))
}

/** Data for a `<script type="application/json">`; `<` is escaped, so that no value can close the element. */
export const json = (data: unknown): Markup => new Markup(JSON.stringify(data).replace(/</g, '\\u003c'))
