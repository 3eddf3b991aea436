import { computed } from 'nanostores'
import type { ComponentType } from 'react'
import { observer, hostDocument } from '#dom/document.ts'
import { $page } from '#storefront/state/page.ts'
import { $language } from '#i18n/state/strings.ts'
import { startTracking } from '#tracking/state/start.ts'
import { Island, type IslandKind } from '#ui/island/Island.tsx'
import { attributeOf, type Declarations, type Properties } from '#ui/island/properties.ts'
import { findTemplates } from '#slots/view/Slot.tsx'
import { loadText, wordsOf } from '#i18n/view/i18n.ts'
import { importPart } from '#dom/import-part.ts'

/** All controls of ours. Only a choice that is off is ever disabled: `aria-disabled` says what a button cannot do. */
const OWN_CONTROL = '.bzl [class*="bzl-"]'

/**
 * Enables controls of ours again that a script of the page has disabled, as many do with all forms against double clicks.
 * Such scripts expect the page to be left; ours stays, and the shopper has to be able to go on after a refusal. Controls in
 * slots are the page's.
 */
function enableAgain(records: MutationRecord[]): void {
  for (const { target } of records) {
    const control = target as Element
    if (control.matches(OWN_CONTROL) && !control.closest('.bzl-slot, .bzl-off'))
      control.removeAttribute('disabled')
  }
}

/**
 * Starts a widget in its marker. Resolves, once its effects have run, with a function that unmounts it; rejects, with
 * the marker restored, when its first render fails. `onFail` is called when it breaks later, after it was unmounted.
 */
export interface Mount {
  (host: HTMLElement, onFail: (error: unknown) => void): Promise<() => void>
  /**
   * Loads the strings. Awaited before `mount`, it makes that render within the call. The loader takes no function without
   * it for a widget.
   */
  prepare(): Promise<unknown>
  /** The properties a page may set, for a gallery to list. */
  readonly properties?: Declarations
}

type Strings = Record<string, string>

interface Widget<D extends Declarations> {
  /** Value of `data-widget`; also the strings' namespace and the suffix of the class. */
  name: string
  component: ComponentType<Properties<D>>
  /** English strings; `{}` for a widget that has none of its own. */
  strings: Strings
  /** English strings of shared parts, by namespace. */
  shares?: Record<string, Strings>
  properties?: D
  /** Starts its first requests before styles and strings have arrived. The first render waits for a promise. Must not fail. */
  prefetch?(): void | Promise<void>
  /** Whether what the page wrote inside the marker gives way to the widget (the rule) or stays beside it. See `useFallback`. */
  content?: 'replace' | 'keep'
  /** Writes the strings of another language into what was rendered; without it, components render again by `useText`. */
  translate?(own: HTMLElement): void
}

/** Strings that take longer (ms) are shown in English first and change when they arrive. */
const STRINGS_TIMEOUT = 3000

/** Makes the `mount` that a widget's `index.ts` exports. */
export function widget<D extends Declarations>(options: Widget<D>): Mount {
  const { name, strings, properties } = options
  let isPrepared = false
  const prepare = async () => {
    // Debug mode looks at the answers to these, too.
    const prefetched = $page.get().debug ? loadDebug().then(options.prefetch) : options.prefetch?.()
    const late = new Promise((resolve) => setTimeout(resolve, STRINGS_TIMEOUT))
    const loads = Object.entries({ [name]: strings, ...options.shares }).map(([namespace, en]) =>
      loadText(namespace, en),
    )
    await Promise.race([Promise.all([prefetched, findTemplates(), ...loads]), late]).catch(() => undefined)
    isPrepared = true
  }

  const islands = new Map<Node, Island<D>>()
  // A widget without strings shows only texts of the shop.
  const $lang = Object.keys(strings).length
    ? computed(wordsOf(name, strings), ({ language }) => language)
    : $language
  // These are all created with the first island, since the demo's gallery reads properties without a page.
  let blank: HTMLElement | undefined
  let attributes: MutationObserver | undefined
  let controls: MutationObserver | undefined
  let stopLanguage: () => void
  const followLanguage = (lang: string) => {
    blank ??= Object.assign(hostDocument.createElement('div'), { className: `bzl bzl-${name}` })
    blank.lang = lang
    for (const { own } of islands.values()) {
      own.lang = lang
      options.translate?.(own)
    }
  }

  const attributeFilter = Object.keys(properties ?? {}).map(attributeOf)
  // A node that is observed cannot be let go alone: records of markers without an island are left out.
  const handleAttributes = (records: MutationRecord[]) => {
    for (const host of new Set(records.map(({ target }) => target))) islands.get(host)?.render()
  }

  const kind: IslandKind<D> = {
    ...options,
    warn: once((what) => console.warn(`Bezel: ${name}: ${what}`)),
    onEnd({ host }) {
      if (islands.delete(host) && !islands.size) stopLanguage()
    },
  }
  const mount = async (host: HTMLElement, onFail: (error: unknown) => void) => {
    // Older than the README's list: the page stays as it is.
    if (!URL.canParse) throw Error()
    startTracking()
    if (!isPrepared) await prepare()
    if ($page.get().debug)
      void loadDebug().then(({ logMistakes }) => logMistakes(host, name, properties), goOn)
    const root = host.getRootNode()
    if (root instanceof ShadowRoot)
      await importPart(() => import('#dom/shadow-styles.ts')).then(({ addStyles }) => addStyles(root), goOn)
    if (!islands.size) {
      stopLanguage = $lang.subscribe(followLanguage)
      // Finds the templates of a page that was replaced without a load.
      void findTemplates()
    }
    // A copy costs less than a new element, and there may be a thousand.
    const island = new Island(kind, host, blank!.cloneNode() as HTMLElement, onFail)
    islands.set(host, island)
    if (attributeFilter.length)
      (attributes ??= observer(handleAttributes))?.observe(host, { attributeFilter })
    // One for the whole page: a thousand would weigh half a megabyte. Asking again for the same root changes nothing.
    controls ??= observer(enableAgain)
    controls?.observe(root, { subtree: true, attributeFilter: ['disabled'] })
    island.start()
    return island.end
  }
  return Object.assign(mount, { prepare, properties })
}

const loadDebug = () => importPart(() => import('./debug.ts'))

/** An island without styles, or without what debug mode logs, is better than none. */
const goOn = () => undefined

function once(report: (what: string) => void) {
  const reported = new Set<string>()
  return (what: string) => {
    if (!reported.has(what)) report(what)
    reported.add(what)
  }
}
