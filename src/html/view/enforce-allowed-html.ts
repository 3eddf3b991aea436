import { isSafeImage, isSafeLink } from '#lib/text/safe-link.ts'
import { ATTRIBUTES, ELEMENTS, isBinding, isMarkerData, type Profile } from './allowed-html.ts'

const HTML = 'http://www.w3.org/1999/xhtml'

/** Removes what is not allowed from a parsed tree, whichever engine parsed it: safe links, lazy pictures, no styles. */
export function enforceAllowedHtml(root: ParentNode, profile: Profile): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI !== HTML || !ELEMENTS[profile].includes(element.localName)) element.remove()
    else cleanElement(element, profile)
  }
}

function cleanElement(element: Element, profile: Profile) {
  for (const { name, value } of [...element.attributes]) {
    const kept = isAllowed(element, name, value, profile) ? cleaned(name, value, element) : undefined
    if (kept === undefined) element.removeAttribute(name)
    else if (kept !== value) element.setAttribute(name, kept)
  }
  if (element instanceof HTMLTemplateElement) enforceAllowedHtml(element.content, profile)
  FINISHERS[element.localName]?.(element)
}

function isAllowed(element: Element, name: string, value: string, profile: Profile): boolean {
  const rules = ATTRIBUTES[profile]
  if (rules['*']!.includes(name) || rules[element.localName]?.includes(name)) return true
  return profile === 'block' && (isBinding(name, value) || isMarkerData(name, element))
}

/** The value to keep; undefined takes the attribute away. */
function cleaned(name: string, value: string, element: Element): string | undefined {
  switch (name) {
    case 'href':
      return isSafeLink(value) ? value : undefined
    case 'src':
      return isSafeImage(value) ? value : undefined
    case 'srcset':
      return value.split(',').every((part) => isSafeImage(part) && !/data:/i.test(part)) ? value : undefined
    case 'width':
    case 'height':
      return /^\d{1,5}$/.test(value) ? value : undefined
    case 'class':
      return withoutOwnClasses(value)
    case 'target':
      return value === '_blank' ? value : undefined
    case 'rel':
      return value.split(/\s+/).includes('nofollow') ? 'nofollow' : undefined
    case 'type':
      return element.localName === 'button' ? 'button' : value
    default:
      return value
  }
}

/** A block must not use our class names, such as that of the overlay that covers the page. */
const withoutOwnClasses = (value: string) =>
  value
    .split(/\s+/)
    .filter((name) => name && !/^bzl/i.test(name))
    .join(' ') || undefined

const FINISHERS: Record<string, (element: Element) => void> = {
  a(link) {
    if (!link.hasAttribute('target')) return
    link.setAttribute('rel', ['noopener', link.getAttribute('rel')].filter(Boolean).join(' '))
  },
  img(image) {
    image.setAttribute('loading', 'lazy')
    image.setAttribute('decoding', 'async')
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  },
  button: (button) => button.setAttribute('type', 'button'),
}
