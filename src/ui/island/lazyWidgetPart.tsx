import { type ComponentType, type ReactNode, useEffect, useReducer, useState, Component } from 'react'
import { whenIdle } from '#dom/lifecycle.ts'
import { loadStylesheet } from '#dom/import-part.ts'
import { logFailure } from '#storefront/state/log.ts'
import { loadStrings } from '#i18n/state/strings.ts'

interface Failure {
  error: unknown
  /** Fetches the code again. */
  retry(): void
}

/** Renders in the part's place until its code is there; gets `failure` once it could not be fetched. */
export type PartFallback<P = object> = (props: P, failure?: Failure) => ReactNode

interface Options<P> {
  /** The part's strings, so that it never renders in English first. */
  namespaces?: string[]
  /** The part's stylesheet, by its name in dist/widgets. */
  style?: string
  /**
   * Its code is requested when the page is idle, so that it holds up nothing that comes first. If it stands in many places, each
   * shows it when the page is idle, since all of them at once would take long.
   */
  isLater?: boolean
  /** By default nothing is shown, and a failure is thrown to the nearest `ErrorBoundary`. */
  fallback?: PartFallback<P>
}

/** How long (ms) code that is there waits for its strings and styles, which take effect when they come later. */
const LATE = 3000

/**
 * A component whose code is fetched, with its strings and its stylesheet, when it is first rendered or by `prefetch`,
 * and which renders at once from then on. Strings and styles that do not arrive in time do not hold it up.
 *
 * How code that does not come is asked for again is in `src/dom/import-part.ts`.
 */
export function lazyWidgetPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { namespaces = [], style, isLater, fallback = throwFailure }: Options<P> = {},
) {
  let Part: ComponentType<P> | undefined
  const fetch = async () => {
    if (Part) return
    const rest = Promise.all([style && loadStyle(style), ...namespaces.map(loadStrings)])
    const late = new Promise((resolve) => setTimeout(resolve, LATE))
    const [loaded] = await Promise.all([load(), Promise.race([rest, late])])
    Part = loaded
  }
  function LazyPart(props: P) {
    const [error, setError] = useState<{ value: unknown }>()
    const [, rerender] = useReducer((count: number) => count + 1, 0)
    const isShown = Boolean(Part)
    useEffect(() => {
      // Code that came after this render and before this effect has yet to be shown.
      if (isShown || error) return
      let isGone = false
      const inTime = isLater ? whenIdle : (fn: () => unknown) => fn()
      const show = () => isGone || rerender()
      inTime(() =>
        fetch().then(
          () => inTime(show),
          (value: unknown) => isGone || setError({ value }),
        ),
      )
      return () => void (isGone = true)
    }, [isShown, error])
    if (Part) return <Part {...props} />
    return fallback(props, error && { error: error.value, retry: () => setError(undefined) })
  }
  /** Never rejects: code that did not arrive is fetched again when the part is rendered. */
  const prefetch = () => fetch().catch(() => undefined)
  return Object.assign(LazyPart, { prefetch })
}

function throwFailure(_props: object, failure?: Failure) {
  if (failure) throw failure.error
  return null
}

/** Chunks and stylesheets lie in sibling folders. */
const urlOf = (path: string) => new URL(path, import.meta.url).href

const loadStyle = (name: string) =>
  loadStylesheet(urlOf(`../widgets/${name}.css`)).catch((error: unknown) => logFailure('style', error))

interface Props {
  children?: ReactNode
  /** Shown in place of what broke; nothing by default. */
  fallback?: ReactNode
  onError?(error: unknown): void
}

/** Keeps an error in a part from breaking what is around it. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children
  }
}
