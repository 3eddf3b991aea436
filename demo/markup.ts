import { type html, raw } from 'hono/html'

/** The HTML that a template of `hono/html` makes: a promise if one of its values is a promise. */
export type Markup = ReturnType<typeof html>

/** Data for a `<script type="application/json">`; `<` is escaped, so that no value can close the element. */
export const json = (data: unknown): Markup => raw(JSON.stringify(data).replace(/</g, '\\u003c'))
