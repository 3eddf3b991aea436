import { readObject } from '#lib/json.ts'
import { didYouMean, nearest } from '#lib/text/nearest.ts'
import { hostDocument } from '#dom/document.ts'
import { attributeOf, type Declarations, jsonChild } from '#ui/island/properties.ts'

/** Attributes that every marker may have. */
const COMMON = [
  'data-widget',
  'data-mount',
  'data-mount-media',
  'data-heading-level',
  'data-trigger',
  'data-json',
  'data-bezel-add',
]

const CONDITIONS = ['load', 'idle', 'visible', 'interaction', 'media', 'manual']

/** Properties without which a widget has nothing to show. */
const REQUIRED: Record<string, string | undefined> = { 'cms-block': 'identifier', 'product-card': 'sku' }

/** Tells what in the attributes of a marker is probably a mistake, as sentences. */
export function markerMistakes(host: HTMLElement, name: string, properties: Declarations = {}): string[] {
  const own = Object.keys(properties).map(attributeOf)
  return [
    ...misspelt(host, own),
    ...unknownCondition(host.dataset.mount),
    ...idleTrigger(host.dataset.trigger),
    ...missing(host, REQUIRED[name]),
    ...inJson(host, Object.keys(properties)),
  ].map((mistake) => `${name}: ${mistake}`)
}

/** Attributes that are near one of ours. Others may be of other scripts of the page. */
function misspelt(host: HTMLElement, own: string[]): string[] {
  const names = [...COMMON, ...own].map((attribute) => attribute.slice('data-'.length))
  return host.getAttributeNames().flatMap((attribute) => {
    const name = attribute.replace(/^data-/, '')
    const isOurs =
      name === attribute ? !own.includes(`data-${name}`) : [...names, 'widget-state'].includes(name)
    const meant = isOurs ? undefined : nearest(name, names)
    return meant ? [`there is no attribute ${attribute}. Did you mean "data-${meant}"?`] : []
  })
}

function unknownCondition(mount = 'load'): string[] {
  if (CONDITIONS.includes(mount)) return []
  return [`data-mount cannot be "${mount}", only ${CONDITIONS.join(', ')}.${didYouMean(mount, CONDITIONS)}`]
}

function idleTrigger(trigger: string | undefined): string[] {
  if (!trigger) return []
  try {
    return hostDocument.querySelector(trigger) ? [] : [`data-trigger finds nothing in the page: ${trigger}`]
  } catch {
    // The widget itself warns of an invalid selector.
    return []
  }
}

function missing(host: HTMLElement, property: string | undefined): string[] {
  const hasJson = host.dataset.json || host.querySelector(':scope > script[type="application/json"]')
  if (!property || hasJson || host.getAttribute(attributeOf(property))?.trim()) return []
  return [`${attributeOf(property)} is missing, without which there is nothing to show`]
}

/** Says where the marker's JSON is broken, and which of its keys the widget does not know. */
function inJson(host: HTMLElement, names: string[]): string[] {
  const { json: id } = host.dataset
  const text = (id ? hostDocument.getElementById(id) : jsonChild(host))?.textContent
  if (!text) return []
  try {
    const keys = Object.keys(readObject(JSON.parse(text)))
    const unknown = keys.filter((key) => !names.includes(key))
    return unknown.map(
      (key) => `there is no "${key}" for its JSON, only ${names.join(', ')}.${didYouMean(key, names)}`,
    )
  } catch (error) {
    return [`its JSON is broken: ${(error as Error).message}`]
  }
}
