/** Text that is already HTML. Everything else a template meets is escaped. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text
  }
}

export type Part = string | number | Markup | undefined | null | false | readonly Part[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)

/** HTML with escaped values; lists are joined by a space, nothing and false leave no trace. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, piece, index) => text + piece + write(parts[index]), ''))
}

function write(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (part instanceof Markup) return part.text
  return Array.isArray(part) ? part.map(write).join('\n') : escape(String(part))
}

/** Data for a `<script type="application/json">`, which a value must not be able to close. */
export const json = (data: unknown): Markup => new Markup(JSON.stringify(data).replace(/</g, '\\u003c'))
