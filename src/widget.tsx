import { type ComponentType, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { $page } from './state/page/page'
import { $language, $strings } from './state/page/strings'
import { startTracking } from './state/tracking/start'
import { ErrorBoundary } from './ui/island/ErrorBoundary'
import { FallbackContext } from './ui/island/fallback'
import { loadText } from './ui/text/i18n'
import {
  attributeOf,
  type Declarations,
  jsonChild,
  type Properties,
  readProperties,
} from './ui/island/properties'

/**
 * Starts a widget in its marker. Resolves, once it is on the page and listening, with how to take it away again;
 * rejects, with the marker as it was, when its first render fails. `onFail` hears when it breaks later and is gone.
 */
export interface Mount {
  (host: HTMLElement, onFail: (error: unknown) => void): Promise<() => void>
  /** Gets the words ready. Awaited before `mount`, it makes that render within the call. */
  prepare?(): Promise<unknown>
  /** What a page may set, for a gallery to list. */
  readonly properties?: Declarations
}

type Strings = Record<string, string>

interface Widget<D extends Declarations> {
  /** The marker's name, also of the strings and of the class. */
  name: string
  component: ComponentType<Properties<D>>
  /** The English words; `{}` for a widget that has none of its own. */
  strings: Strings
  /** Words of parts it shares with other widgets, by name. */
  shares?: Record<string, Strings>
  properties?: D
  /** What it asks the shop for before its styles and words are here and it can ask by itself. Never throws. */
  prefetch?(): void
  /** Whether what the page wrote inside the marker gives way to the widget (the rule) or stays beside it. See `useFallback`. */
  content?: 'replace' | 'keep'
}

/** Words that take longer (ms) come in English first and change when they arrive. */
const PATIENCE = 3000

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** What a widget's `index.ts` exports as `mount`. */
export function widget<D extends Declarations>(made: Widget<D>): Mount {
  let prepared = false
  const prepare = async () => {
    made.prefetch?.()
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    const words = Object.entries({ [made.name]: made.strings, ...made.shares })
    const loads = words.map(([namespace, strings]) => loadText(namespace, strings))
    await Promise.race([Promise.all(loads), late]).catch(() => undefined)
    prepared = true
  }
  const mount = async (host: HTMLElement, onFail: (error: unknown) => void) => {
    startTracking()
    if ($page.get().debug) void import('./debug')
    if (!prepared) await prepare()
    return start(made, host, onFail)
  }
  return Object.assign(mount, { prepare, properties: made.properties })
}

function start<D extends Declarations>(made: Widget<D>, host: HTMLElement, onFail: (error: unknown) => void) {
  const { name, component: View, properties = {} as D } = made
  const fallback = fallbackOf(host, name)
  const own = host.ownerDocument.createElement('div')
  own.className = `bzl bzl-${name}`
  host.append(own)
  // What a boundary caught is told by the loader, which the page may keep quiet.
  const root = createRoot(own, { onCaughtError: () => undefined })
  const stopLanguage = followLanguage(own, hasWords(made.strings) ? name : 'common')
  const warn = once((what) => console.warn(`Bezel: ${name}: ${what}`))
  let state: 'starting' | 'running' | 'broken' | 'gone' = 'starting'
  let isKept = made.content === 'keep'
  let isDrawn = false

  return new Promise<() => void>((resolve, reject) => {
    const handleError = (error: unknown) => {
      if (state === 'broken' || state === 'gone') return
      const tell = state === 'running' ? onFail : reject
      state = 'broken'
      // A root must not be taken down while it renders.
      queueMicrotask(() => {
        end()
        tell(error)
      })
    }
    const handleReady = () => {
      if (state !== 'starting') return
      state = 'running'
      resolve(end)
    }
    const settleFallback = () => {
      if (!isDrawn || state === 'broken' || state === 'gone') return
      if (isKept) fallback.comeBack()
      else fallback.giveWayTo(own)
    }
    const handleFallback = (kept: boolean) => {
      isKept = kept
      settleFallback()
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
      fallback.comeBack()
    }
    const attributeFilter = Object.keys(properties).map(attributeOf)
    if (attributeFilter.length) attributes.observe(host, { attributeFilter })
    try {
      flushSync(render)
    } catch (error) {
      handleError(error)
    }
    isDrawn = true
    settleFallback()
  })
}

interface IslandProps {
  children: ReactNode
  onFallback(isKept: boolean): void
  onReady(): void
  onError(error: unknown): void
}

/** Parents' effects run after their children's: when this one does, the widget listens to whatever it listens to. */
function Island({ children, onFallback, onReady, onError }: IslandProps) {
  useEffect(onReady, [onReady])
  return (
    <FallbackContext.Provider value={onFallback}>
      <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
    </FallbackContext.Provider>
  )
}

const hasWords = (strings: Strings) => Object.keys(strings).length > 0

/** What the page wrote into the marker, without its properties and without our own part of a copied page. */
function fallbackOf(host: HTMLElement, name: string) {
  for (const copy of [...host.children]) if (copy.classList.contains(`bzl-${name}`)) copy.remove()
  const json = jsonChild(host)
  const nodes = [...host.childNodes].filter((node) => node !== json)
  let isAside = false
  return {
    /** A keyboard in it goes on in the widget instead of at the top of the page. */
    giveWayTo(own: HTMLElement) {
      if (isAside) return
      const focused = own.ownerDocument.activeElement
      const hadFocus = nodes.some((node) => node.contains(focused))
      for (const node of nodes) node.remove()
      isAside = true
      if (hadFocus) own.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
    },
    comeBack() {
      if (isAside) host.prepend(...nodes)
      isAside = false
    },
  }
}

/** Keeps `lang` at the language the words are in, which is English until others are there. */
function followLanguage(own: HTMLElement, name: string) {
  const speak = () => {
    const language = $language.get()
    own.lang = $strings.get()[`${language}/${name}`] ? language : 'en'
  }
  const stops = [$language.subscribe(speak), $strings.listen(speak)]
  return () => stops.forEach((stop) => stop())
}

function once(tell: (what: string) => void) {
  const told = new Set<string>()
  return (what: string) => {
    if (!told.has(what)) tell(what)
    told.add(what)
  }
}
