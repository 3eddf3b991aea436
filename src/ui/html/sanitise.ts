import { ATTRIBUTES, ELEMENTS, hollowOf, type Profile } from './allowed-html'
import { enforceAllowedHtml } from './enforce-allowed-html'

/** The browser's own sanitiser, where it has one; the DOM library does not know it yet. */
interface Native extends HTMLElement {
  setHTML?(html: string, options: { sanitizer: object }): void
}

/**
 * The one place where text becomes markup. Gives the parsed tree, belonging to a document that runs and loads nothing,
 * so that its pictures are only asked for once it is shown. A page with a strict policy is told of handlers and styles that
 * stood in the text: every parser of a browser reports them, though none runs. `beside` is any element of the page. Rejects when the
 * sanitiser cannot be had.
 */
export async function sanitise(html: string, profile: Profile, beside: Element): Promise<DocumentFragment> {
  const inert = beside.ownerDocument.implementation.createHTMLDocument('')
  const tree = inert.createDocumentFragment()
  const body = inert.body as Native
  if (body.setHTML) {
    body.setHTML(html, { sanitizer: RULES[profile] })
    tree.append(...body.childNodes)
  } else {
    const { purify } = await import('./purify')
    tree.append(inert.importNode(purify(html, profile), true))
  }
  enforceAllowedHtml(tree, profile)
  return tree
}

const RULES = { block: rulesOf('block'), line: rulesOf('line') }

function rulesOf(profile: Profile) {
  return {
    elements: ELEMENTS[profile],
    replaceWithChildrenElements: hollowOf(profile),
    attributes: [...new Set(Object.values(ATTRIBUTES[profile]).flat())],
    dataAttributes: profile === 'block',
    comments: false,
  }
}
