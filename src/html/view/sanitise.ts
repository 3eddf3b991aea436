import { ATTRIBUTES, ELEMENTS, unwrappedOf, type Profile } from './allowed-html.ts'
import { enforceAllowedHtml } from './enforce-allowed-html.ts'
import { hostDocument } from '#dom/document.ts'
import { importPart } from '#dom/import-part.ts'

/** The browser's own sanitiser, where it has one; the DOM library does not know it yet. */
interface Native extends HTMLElement {
  setHTML?(html: string, options: { sanitizer: object }): void
}

/**
 * The one place where text becomes markup. Gives the parsed tree, belonging to a document that runs and loads nothing,
 * so that its pictures are requested only once it is shown. A page with a strict policy gets reports of handlers and
 * styles in the text: browsers' parsers report them, though none runs. Rejects when the sanitiser's code does
 * not arrive.
 */
export async function sanitise(html: string, profile: Profile): Promise<DocumentFragment> {
  const inert = hostDocument.implementation.createHTMLDocument('')
  const tree = inert.createDocumentFragment()
  const body = inert.body as Native
  if (body.setHTML) {
    body.setHTML(html, { sanitizer: RULES[profile] })
    tree.append(...body.childNodes)
  } else {
    const { purify } = await importPart(() => import('./purify.ts'))
    tree.append(inert.importNode(purify(html, profile), true))
  }
  enforceAllowedHtml(tree, profile)
  return tree
}

const RULES = { block: rulesOf('block'), line: rulesOf('line') }

function rulesOf(profile: Profile) {
  return {
    elements: ELEMENTS[profile],
    replaceWithChildrenElements: unwrappedOf(profile),
    // Beside `dataAttributes` none may begin with `data-`: the browser refuses the rules as a whole.
    attributes: [...new Set(Object.values(ATTRIBUTES[profile]).flat())],
    dataAttributes: profile === 'block',
    comments: false,
  }
}
