/** The elements and attributes that a piece of somebody else's HTML may have. */
export interface Profile {
  elements: readonly string[]
  /** Elements replaced with their contents. All others that are not allowed are removed with theirs. */
  unwrapped: readonly string[]
  /** Attributes by element, `*` for all. */
  attributes: Record<string, readonly string[]>
  /** True if it may hold markers and templates for slots. */
  hasMarkers: boolean
}

const LINE_ELEMENTS = ['div', 'span', 'b', 'strong', 'i', 'em', 'u', 'a']

const BLOCK_ELEMENTS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'pre', 'blockquote', 'address', 'button'],
  ...[
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'details',
    'summary',
    'figure',
    'figcaption',
    'img',
    'picture',
    'source',
  ],
  ...['section', 'article', 'header', 'footer', 'nav', 'aside', 'table', 'caption', 'colgroup', 'col'],
  ...[
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'small',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'mark',
    'q',
    'cite',
  ],
  ...['abbr', 'time', 'code', 'kbd', 'bdi', 'bdo', 'wbr', 'ruby', 'rt', 'rp', 'template'],
]

const UNWRAPPED = [
  'font',
  'center',
  'big',
  'tt',
  'strike',
  'acronym',
  'nobr',
  'form',
  'fieldset',
  'label',
  'main',
]

/** One line of a message (wire: load-sections). */
export const LINE: Profile = {
  elements: LINE_ELEMENTS,
  unwrapped: [...UNWRAPPED, ...BLOCK_ELEMENTS],
  attributes: { a: ['href', 'title', 'target', 'rel'], '*': ['lang', 'dir'] },
  hasMarkers: false,
}

/**
 * Text with headings, lists, tables and pictures. It has no ids and names: an element named like a global would stand
 * in for it.
 */
export const BLOCK: Profile = {
  elements: [...LINE_ELEMENTS, ...BLOCK_ELEMENTS],
  unwrapped: UNWRAPPED,
  attributes: {
    '*': ['lang', 'dir', 'title', 'class', 'role', 'aria-label', 'aria-hidden'],
    a: ['href', 'target', 'rel', 'hreflang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height'],
    source: ['srcset', 'sizes', 'media', 'type', 'width', 'height'],
    button: ['type'],
    ol: ['start', 'reversed', 'type'],
    details: ['open'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
  },
  hasMarkers: true,
}

/** A block must not carry these `data-` attributes, since page scripts are known to run them as code. */
const SCRIPT_HOOKS =
  /^data-(bind|mage|post|ng-|v-|x-|hx-|turbo|controller|action|method|remote|confirm|toggle|target|template|content|html|widget-state)/

/**
 * True for an attribute by which a slot's template writes into an element. Its value is a plain path into its
 * place's data (src/slots/view/templates.ts).
 */
export const isBinding = (name: string, value: string): boolean =>
  /^data-(text|money|show|hide|attr-[a-z-]+)$/.test(name) && /^[\w.]+$/.test(value)

/** `data-` attributes are for markers: their widget, when it starts, and its properties. */
export function isMarkerData(name: string, element: Element): boolean {
  if (!/^data-[a-z][a-z0-9-]*$/.test(name) || SCRIPT_HOOKS.test(name)) return false
  if (element.localName === 'template') return /^data-(slot|for)$/.test(name)
  return name === 'data-widget-open' || element.hasAttribute('data-widget')
}
