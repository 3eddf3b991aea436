import { type ComponentType, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { $page } from './state/page/page'
import { startTracking } from './state/tracking/start'
import common from '../locales/en/common.json'
import { ErrorBoundary } from './ui/island/ErrorBoundary'
import { FallbackContext } from './ui/island/fallback'
import { loadText, wordsOf } from './ui/text/i18n'
import {
  attributeOf,
  type Declarations,
  jsonChild,
  type Properties,
  readProperties,
} from './ui/island/properties'

/**
 * Starts a widget in its marker. Resolves, once its effects have run, with a function that unmounts it; rejects, with
 * the marker restored, when its first render fails. `onFail` is called when it breaks later, after it was unmounted.
 */
export interface Mount {
  (host: HTMLElement, onFail: (error: unknown) => void): Promise<() => void>
  /** Loads the strings. Awaited before `mount`, it makes that render within the call. */
  prepare?(): Promise<unknown>
  /** What a page may set, for a gallery to list. */
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
  /** Starts its first requests before styles and strings have arrived. Must not throw. */
  prefetch?(): void
  /** Whether what the page wrote inside the marker gives way to the widget (the rule) or stays beside it. See `useFallback`. */
  content?: 'replace' | 'keep'
}

/** Strings that take longer (ms) are shown in English first and change when they arrive. */
const STRINGS_TIMEOUT = 3000

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Makes the `mount` that a widget's `index.ts` exports. */
export function widget<D extends Declarations>(options: Widget<D>): Mount {
  let isPrepared = false
  const prepare = async () => {
    options.prefetch?.()
    const late = new Promise((resolve) => setTimeout(resolve, STRINGS_TIMEOUT))
    const namespaces = Object.entries({ [options.name]: options.strings, ...options.shares })
    const loads = namespaces.map(([namespace, strings]) => loadText(namespace, strings))
    await Promise.race([Promise.all(loads), late]).catch(() => undefined)
    isPrepared = true
  }
  const mount = async (host: HTMLElement, onFail: (error: unknown) => void) => {
    startTracking()
    if ($page.get().debug) void import('./debug')
    if (!isPrepared) await prepare()
    return start(options, host, onFail)
  }
  return Object.assign(mount, { prepare, properties: options.properties })
}

function start<D extends Declarations>(
  options: Widget<D>,
  host: HTMLElement,
  onFail: (error: unknown) => void,
) {
  const { name, component: View, properties = {} as D } = options
  const fallback = fallbackOf(host, name)
  const own = host.ownerDocument.createElement('div')
  own.className = `bzl bzl-${name}`
  host.append(own)
  // The loader reports caught errors; the page may suppress that report.
  const root = createRoot(own, { onCaughtError: () => undefined })
  const $words = hasStrings(options.strings) ? wordsOf(name, options.strings) : wordsOf('common', common)
  const stopLanguage = $words.subscribe(({ language }) => void (own.lang = language))
  const warn = once((what) => console.warn(`Bezel: ${name}: ${what}`))
  let state: 'starting' | 'running' | 'broken' | 'gone' = 'starting'
  let isKept = options.content === 'keep'
  let isDrawn = false

  return new Promise<() => void>((resolve, reject) => {
    const handleError = (error: unknown) => {
      if (state === 'broken' || state === 'gone') return
      const report = state === 'running' ? onFail : reject
      state = 'broken'
      // A root must not be taken down while it renders.
      queueMicrotask(() => {
        end()
        report(error)
      })
    }
    const handleReady = () => {
      if (state !== 'starting') return
      state = 'running'
      resolve(end)
    }
    const updateFallback = () => {
      if (!isDrawn || state === 'broken' || state === 'gone') return
      if (isKept) fallback.restore()
      else fallback.replaceWith(own)
    }
    const handleFallback = (kept: boolean) => {
      isKept = kept
      updateFallback()
    }
    const render = () =>
      root.render(
        <Island onFallback={handleFallback} onReady={handleReady} onError={handleError}>
          <View {...readProperties(host, properties, warn)} />
        </Island>,
      )
    const attributes = new MutationObserver(render)
    const end = () => {
      state = 'gone'
      attributes.disconnect()
      stopLanguage()
      root.unmount()
      own.remove()
      fallback.restore()
    }
    const attributeFilter = Object.keys(properties).map(attributeOf)
    if (attributeFilter.length) attributes.observe(host, { attributeFilter })
    try {
      flushSync(render)
    } catch (error) {
      handleError(error)
    }
    isDrawn = true
    updateFallback()
  })
}

interface IslandProps {
  children: ReactNode
  onFallback(isKept: boolean): void
  onReady(): void
  onError(error: unknown): void
}

/** A parent's effects run after its children's: at this one all listeners of the widget are in place. */
function Island({ children, onFallback, onReady, onError }: IslandProps) {
  useEffect(onReady, [onReady])
  return (
    <FallbackContext.Provider value={onFallback}>
      <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
    </FallbackContext.Provider>
  )
}

const hasStrings = (strings: Strings) => Object.keys(strings).length > 0

/** The page's own content in the marker, without its JSON properties and without our element in a saved page. */
function fallbackOf(host: HTMLElement, name: string) {
  for (const copy of [...host.children]) if (copy.classList.contains(`bzl-${name}`)) copy.remove()
  const json = jsonChild(host)
  const nodes = [...host.childNodes].filter((node) => node !== json)
  let isAside = false
  return {
    /** Focus inside it moves into the widget instead of to the top of the page. */
    replaceWith(own: HTMLElement) {
      if (isAside) return
      const focused = own.ownerDocument.activeElement
      const hadFocus = nodes.some((node) => node.contains(focused))
      for (const node of nodes) node.remove()
      isAside = true
      if (hadFocus) own.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
    },
    restore() {
      if (isAside) host.prepend(...nodes)
      isAside = false
    },
  }
}

function once(report: (what: string) => void) {
  const reported = new Set<string>()
  return (what: string) => {
    if (!reported.has(what)) report(what)
    reported.add(what)
  }
}
