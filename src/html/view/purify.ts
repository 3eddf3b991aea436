import DOMPurify, { type Config } from 'dompurify'
import type { Profile } from './allowed-html.ts'
import type { OnRemoved } from './enforce-allowed-html.ts'

interface PolicyMaker {
  createPolicy(name: string, rules: Record<string, (text: string) => string>): object
}

/** The one policy of ours that a page's `trusted-types` has to list. It signs what DOMPurify hands to the parser. */
const policy = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes?.createPolicy('bezel', {
  createHTML: (text) => text,
  // Required by DOMPurify, which never calls it.
  createScriptURL: () => '',
})

/** Cleans HTML in browsers that cannot do it by themselves, and wherever frames may stay or what is removed is logged. */
export function purify(html: string, profile: Profile, onRemoved?: OnRemoved): DocumentFragment {
  const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
    ...(policy && ({ TRUSTED_TYPES_POLICY: policy } as Config)),
    ALLOWED_TAGS: [...profile.elements],
    ALLOWED_ATTR: [...new Set(Object.values(profile.attributes).flat())],
    ALLOW_DATA_ATTR: profile.hasMarkers,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    // A template that comes first would be taken for the head's.
    FORCE_BODY: true,
    // Ids never stay as they are: the profile has none, or they get a prefix.
    SANITIZE_DOM: false,
  }
  const tree = DOMPurify.sanitize(html, rules)
  for (const { element, attribute, from } of DOMPurify.removed as Removed[])
    if (attribute) onRemoved?.(from as Element, attribute.name)
    else if (element instanceof Element && !isReplaced(element, profile)) onRemoved?.(element)
  return tree
}

/** True for an element whose contents stay, and for the two that the library itself has put around the text. */
const isReplaced = ({ localName }: Element, { unwrapped }: Profile) =>
  ['remove', 'body', ...unwrapped].includes(localName)

/** The library's record of an element, or of an attribute and the element that had it. */
interface Removed {
  element?: Node
  attribute?: Attr | null
  from?: Node
}
