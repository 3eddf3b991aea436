import DOMPurify, { type Config } from 'dompurify'
import { ATTRIBUTES, ELEMENTS, type Profile } from './allowed-html.ts'

interface PolicyMaker {
  createPolicy(name: string, rules: Record<string, (text: string) => string>): object
}

/** The one policy of ours that a page's `trusted-types` has to list. It signs what DOMPurify hands to the parser. */
const policy = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes?.createPolicy('bezel', {
  createHTML: (text) => text,
  // Required by DOMPurify, which never calls it.
  createScriptURL: () => '',
})

/** Cleans HTML in browsers that cannot do it by themselves. */
export function purify(html: string, profile: Profile): DocumentFragment {
  const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
    ...(policy && ({ TRUSTED_TYPES_POLICY: policy } as Config)),
    ALLOWED_TAGS: [...ELEMENTS[profile]],
    ALLOWED_ATTR: [...new Set(Object.values(ATTRIBUTES[profile]).flat())],
    ALLOW_DATA_ATTR: profile === 'block',
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    // A template that comes first would be taken for the head's.
    FORCE_BODY: true,
  }
  return DOMPurify.sanitize(html, rules)
}
