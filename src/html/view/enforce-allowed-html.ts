import { isSafeImage, isSafeLink } from '#lib/text/safe-link.ts'
import { BLOCK, isBinding, isMarkerData, type Profile } from './allowed-html.ts'

const HTML = 'http://www.w3.org/1999/xhtml'

/** Called with each element that is removed, and with the name of each attribute that an element loses. */
export type OnRemoved = (element: Element, attribute?: string) => void

/** Removes what is not allowed from a parsed tree, whichever engine parsed it: safe links, lazy pictures, no styles. */
export function enforceAllowedHtml(root: ParentNode, profile: Profile, onRemoved?: OnRemoved): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI === HTML && profile.elements.includes(element.localName))
      cleanElement(element, profile, onRemoved)
    else {
      onRemoved?.(element)
      element.remove()
    }
  }
}

function cleanElement(element: Element, profile: Profile, onRemoved?: OnRemoved) {
  for (const { name, value } of [...element.attributes]) {
    const kept = isAllowed(element, name, value, profile) ? cleaned(name, value, element) : undefined
    if (kept === undefined) {
      onRemoved?.(element, name)
      element.removeAttribute(name)
    } else if (kept !== value) element.setAttribute(name, kept)
  }
  if (element instanceof HTMLTemplateElement) enforceAllowedHtml(element.content, BLOCK, onRemoved)
  FINISHERS[element.localName]?.(element)
}

function isAllowed(element: Element, name: string, value: string, profile: Profile): boolean {
  const { attributes, hasMarkers } = profile
  if (attributes['*']!.includes(name) || attributes[element.localName]?.includes(name)) return true
  return hasMarkers && (isBinding(name, value) || isMarkerData(name, element))
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
