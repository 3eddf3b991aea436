import { toList, toText } from '#lib/json.ts'
import { toUrl, isSafeImage } from '#lib/text/safe-link.ts'
import { logDebug } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'
import { BLOCK, type Profile } from '#html/view/allowed-html.ts'
import { enforceAllowedHtml, type OnRemoved } from '#html/view/enforce-allowed-html.ts'
import { parse } from '#html/view/sanitise.ts'

interface Options {
  /** A selector for the element that the content is in. */
  scope: string
  /** The new ids by the old ones. */
  renamed: Map<string, string>
  onRemoved(what: string): void
}

/** Properties that cannot lay content over the page: none that positions, moves, animates or makes content. */
const PROPERTIES =
  /^((min-|max-)?(width|height|inline-size|block-size)|(margin|padding|border|background|flex|grid|justify|align|place|font|text-align|text-decoration|list-style|column|overflow|object)-[a-z-]+|display|float|clear|order|(row-|column-)?gap|opacity|color|aspect-ratio|box-sizing|vertical-align|line-height|letter-spacing|word-spacing|text-(align|transform|wrap|indent)|white-space(-collapse)?|hyphens|overflow-wrap|word-break|visibility|caption-side|table-layout)$/

const FUNCTIONS =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|calc|min|max|clamp|var|repeat|minmax|fit-content|(repeating-)?(linear|radial|conic)-gradient)$/

/**
 * Takes the styles out of a tree and returns them as one sheet: those of `<style>` elements and of `style` attributes,
 * which a strict policy would not apply. Undefined if nothing of them is left.
 */
function takeStyles(tree: DocumentFragment, options: Options): CSSStyleSheet | undefined {
  let css = ''
  for (const element of tree.querySelectorAll('style')) {
    css += `${element.textContent}\n`
    element.remove()
  }
  tree.querySelectorAll('[style]').forEach((element, at) => {
    css += `#html-body [data-bezel-style="${at}"] { ${element.getAttribute('style')} }\n`
    element.removeAttribute('style')
    element.setAttribute('data-bezel-style', String(at))
  })
  const text = scoped(css, options)
  if (!text) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** The browser itself reads the rules, and nothing that it has not understood is kept. */
function scoped(css: string, options: Options): string {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return scopedRules(sheet.cssRules, options)
}

function scopedRules(rules: CSSRuleList, options: Options): string {
  return [...rules].map((rule) => scopedRule(rule, options)).join('\n')
}

function scopedRule(rule: CSSRule, options: Options): string {
  if (rule instanceof CSSMediaRule)
    return `@media ${rule.media.mediaText} { ${scopedRules(rule.cssRules, options)} }`
  if (!(rule instanceof CSSStyleRule) || /::|:(before|after|first-l)/.test(rule.selectorText)) {
    options.onRemoved(`the rule ${rule.cssText.slice(0, 60)}`)
    return ''
  }
  const { scope, renamed } = options
  const selector = rule.selectorText.replace(/#([\w-]+)/g, (all, id: string) =>
    renamed.has(id) ? `#${renamed.get(id)}` : all,
  )
  // Page Builder's rules stand below Magento's own body. They are as strong on a page whose body has another id.
  const anywhere = selector.replace(/#html-body\s+/g, '')
  const ofIslands = `:not(${scope} .bzl, ${scope} .bzl *)`
  return `${scope} :is(${selector}, ${anywhere})${ofIslands} { ${declarations(rule.style, options)} }`
}

function declarations(style: CSSStyleDeclaration, { onRemoved }: Options): string {
  return [...style]
    .filter((name) => {
      const isKept = PROPERTIES.test(name) && isHarmless(name, style.getPropertyValue(name))
      if (!isKept) onRemoved(`the style ${name}`)
      return isKept
    })
    .map((name) => {
      const priority = style.getPropertyPriority(name)
      return `${name}: ${style.getPropertyValue(name)}${priority && ` !${priority}`};`
    })
    .join(' ')
}

/** False for an unsafe address, and for a negative margin, which draws content over the page around the block. */
function isHarmless(name: string, value: string): boolean {
  if (/^(margin|text-indent)/.test(name) && /-[\d.]|calc/.test(value)) return false
  const rest = value.replace(/url\("((?:[^"\\]|\\.)*)"\)/g, (all, address: string) =>
    isSafeImage(address) ? '' : all,
  )
  return [...rest.matchAll(/(?<![\w-])([\w-]+)\(/g)].every(([, called]) => FUNCTIONS.test(called!))
}

/** A block as Page Builder and editors write it. The sheet is for the root that the block stands in. */
export interface StyledBlock {
  content: DocumentFragment
  sheet?: CSSStyleSheet
}

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'headers']

/** Page Builder's own attributes, by which the theme's rules find its elements, and ours for the rules of `style`. */
const DATA = ['data-content-type', 'data-appearance', 'data-element', 'data-pb-style', 'data-bezel-style']

/** A block may have these in addition to a plain one. */
const RICH: Profile = {
  ...BLOCK,
  elements: [...BLOCK.elements, 'video', 'audio', 'track', 'iframe'],
  attributes: {
    ...BLOCK.attributes,
    '*': [...BLOCK.attributes['*']!, 'id', ...REFERENCES, ...DATA],
    video: ['src', 'poster', 'controls', 'muted', 'loop', 'playsinline', 'preload', 'width', 'height'],
    audio: ['src', 'controls', 'muted', 'loop', 'preload'],
    source: [...BLOCK.attributes.source!, 'src'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading', 'sandbox', 'referrerpolicy'],
  },
}

/** The parser leaves styles in, so that they can be taken out. It leaves in frames only if some may stay. */
function parsed(html: string, hosts: string[]): Profile {
  const hasFrames = hosts.length > 0 && /<iframe/i.test(html)
  return {
    ...RICH,
    elements: [...RICH.elements.filter((name) => name !== 'iframe' || hasFrames), 'style'],
    attributes: { ...RICH.attributes, '*': [...BLOCK.attributes['*']!, 'id', 'style', ...REFERENCES] },
  }
}

/**
 * Cleans a block and keeps its look: its styles become a sheet that reaches no further than the elements below
 * `scope`, ids get the prefix, and videos and frames of the allowed hosts stay. Debug mode logs what is removed.
 */
export async function cleanBlock(
  html: string,
  { name, prefix, scope }: { name: string; prefix: string; scope: string },
): Promise<StyledBlock> {
  const { contentHosts, debug } = $page.get()
  const hosts = toList(contentHosts).map((host) => toText(host).toLowerCase())
  const removed = new Set<string>()
  const onRemoved: OnRemoved = ({ localName }, attribute) =>
    removed.add(attribute ? `${attribute} of <${localName}>` : `<${localName}>`)
  const content = await parse(html, parsed(html, hosts), debug ? onRemoved : undefined)
  const renamed = prefixIds(content, prefix)
  const sheet = takeStyles(content, { scope, renamed, onRemoved: (what) => removed.add(what) })
  keepMedia(content, hosts, onRemoved)
  keepFrames(content, hosts, onRemoved)
  enforceAllowedHtml(content, RICH, onRemoved)
  if (removed.size) logDebug(`the block "${name}" is shown without ${[...removed].join(', ')}`)
  return { content, sheet }
}

/** Gives every id the prefix, and what points to it within the block. Returns the new ids by the old ones. */
function prefixIds(tree: DocumentFragment, prefix: string): Map<string, string> {
  const renamed = new Map<string, string>()
  for (const element of tree.querySelectorAll('[id]')) {
    renamed.set(element.id, prefix + element.id)
    element.id = prefix + element.id
  }
  for (const link of tree.querySelectorAll('a[href^="#"]')) {
    const target = renamed.get(link.getAttribute('href')!.slice(1))
    if (target) link.setAttribute('href', `#${target}`)
  }
  for (const name of REFERENCES)
    for (const element of tree.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)!.split(/\s+/)
      element.setAttribute(name, ids.map((id) => renamed.get(id) ?? id).join(' '))
    }
  return renamed
}

/** Keeps videos and sounds of the shop and of the allowed hosts. They have controls and play only when asked to. */
function keepMedia(tree: DocumentFragment, hosts: string[], onRemoved: OnRemoved) {
  const isAllowed = (address: string) => {
    const url = toUrl(address, document.baseURI)
    return url?.origin === self.origin || isListed(url, hosts)
  }
  for (const element of tree.querySelectorAll('video, audio, :is(video, audio) > :is(source, track)'))
    for (const name of ['src', 'poster']) {
      const address = element.getAttribute(name)
      if (address === null || isAllowed(address)) continue
      onRemoved(element, name)
      element.removeAttribute(name)
    }
  for (const media of tree.querySelectorAll('video, audio')) {
    media.setAttribute('controls', '')
    media.setAttribute('preload', media.hasAttribute('poster') ? 'none' : 'metadata')
    if (media.hasAttribute('src') || media.querySelector('source[src]')) continue
    onRemoved(media)
    media.remove()
  }
}

/** Keeps frames of the allowed hosts. They load late, may run their own scripts, and may not lead this page elsewhere. */
function keepFrames(tree: DocumentFragment, hosts: string[], onRemoved: OnRemoved) {
  for (const frame of tree.querySelectorAll('iframe')) {
    const url = toUrl(frame.getAttribute('src') ?? '', document.baseURI)
    if (!url || !isListed(url, hosts)) {
      onRemoved(frame)
      frame.remove()
      continue
    }
    if (!frame.title) frame.title = url.hostname
    frame.setAttribute('loading', 'lazy')
    frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
  }
}

const isListed = (url: URL | undefined, hosts: string[]) =>
  url?.protocol === 'https:' && hosts.includes(url.hostname)
