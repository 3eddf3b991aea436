import type { Profile } from './allowed-html.ts'
import { enforceAllowedHtml, type OnRemoved } from './enforce-allowed-html.ts'
import { hostDocument } from '#dom/document.ts'
import { importPart } from '#dom/import-part.ts'

/** The browser's own sanitiser, where it has one; the DOM library does not know it yet. */
interface Native extends HTMLElement {
  setHTML?(html: string, options: { sanitizer: object }): void
}

/** Returns somebody else's HTML as a tree without anything that the profile does not allow. Rejects as `parse` does. */
export async function sanitise(html: string, profile: Profile): Promise<DocumentFragment> {
  const tree = await parse(html, profile)
  enforceAllowedHtml(tree, profile)
  return tree
}

/**
 * The one place where text becomes markup. Gives the parsed tree, belonging to a document that runs and loads nothing,
 * so that its pictures are requested only once it is shown. A page with a strict policy gets reports of handlers and
 * styles in the text: browsers' parsers report them, though none runs. Rejects when the sanitiser's code does
 * not arrive. `onRemoved` hears of all that is removed, which only the library can tell.
 */
export async function parse(
  html: string,
  profile: Profile,
  onRemoved?: OnRemoved,
): Promise<DocumentFragment> {
  const inert = hostDocument.implementation.createHTMLDocument('')
  const tree = inert.createDocumentFragment()
  const body = inert.body as Native
  // The browser's own removes every frame.
  if (body.setHTML && !onRemoved && !profile.elements.includes('iframe')) {
    body.setHTML(html, { sanitizer: rulesOf(profile) })
    tree.append(...body.childNodes)
  } else {
    const { purify } = await importPart(() => import('./purify.ts'))
    tree.append(inert.importNode(purify(html, profile, onRemoved), true))
  }
  return tree
}

function rulesOf({ elements, unwrapped, attributes, hasMarkers }: Profile) {
  return {
    elements,
    replaceWithChildrenElements: unwrapped,
    // Beside `dataAttributes` none may begin with `data-`: the browser refuses the rules as a whole.
    attributes: [...new Set(Object.values(attributes).flat())],
    dataAttributes: hasMarkers,
    comments: false,
  }
}
