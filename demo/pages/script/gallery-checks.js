// The checks return what is wrong with a value typed into the gallery's forms, by the name of its message.
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text) {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function json(text, fits, problem) {
  const parsed = parse(text)
  if (!parsed) return 'json'
  return fits(parsed.value) ? undefined : problem
}

function fitsNothing(selector) {
  try {
    return !document.querySelector(selector)
  } catch {
    return true
  }
}

const CHECKS = {
  object: (value) => json(value, isObject, 'object'),
  list: (value) => json(value, Array.isArray, 'list'),
  number: (value) => (/^-?\d{1,15}$/.test(value) ? undefined : 'number'),
  selector: (value) => (fitsNothing(value) ? 'selector' : undefined),
  // A query that the browser does not understand becomes `not all`.
  media: (value) => (!value || matchMedia(value).media === 'not all' ? 'media' : undefined),
  async block(value) {
    const response = await fetch(`/rest/default/V1/cms/block/${encodeURIComponent(value)}?device=PC`)
    return response.status === 404 ? 'block' : undefined
  },
}

/** The name of the message; undefined for a value that is right, and where the shop does not answer. */
export async function problemOf(check, value) {
  try {
    return await CHECKS[check]?.(value.trim())
  } catch {
    return undefined
  }
}
