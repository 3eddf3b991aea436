import { toList, toText } from '#lib/json.ts'
import { toUrl } from '#lib/text/safe-link.ts'
import { logDebug } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'
import { BLOCK, type Profile } from './allowed-html.ts'
import { enforceAllowedHtml, type OnRemoved } from './enforce-allowed-html.ts'
import { takeStyles } from './page-builder-styles.ts'
import { parse } from './sanitise.ts'

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
