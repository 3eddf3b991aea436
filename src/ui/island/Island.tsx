import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from './lazyWidgetPart.tsx'
import { FirstHeadingLevel, headingLevelOf, USUAL_LEVEL } from './Heading.tsx'
import { renderFirst } from './fallback.ts'
import { type Declarations, type Properties, readProperties, jsonChild } from './properties.ts'
import { hostDocument } from '#dom/document.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Returns the nodes the page wrote into a marker, without its JSON properties, its slots' templates and our
 * element in a saved page.
 */
function pageContent(host: HTMLElement, name: string): ChildNode[] {
  if (!host.firstChild) return []
  for (const copy of host.querySelectorAll(`:scope > .bzl-${name}`)) copy.remove()
  const json = jsonChild(host)
  return [...host.childNodes].filter((node) => node !== json && !(node instanceof HTMLTemplateElement))
}

/** Focus inside it moves into the widget instead of to the top of the page. */
function replaceContent(content: ChildNode[], own: HTMLElement): void {
  if (!content.length) return
  const focused = hostDocument.activeElement
  const hadFocus = content.some((node) => node.contains(focused))
  for (const node of content) node.remove()
  if (hadFocus) own.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
}

/** The settings that the islands of a widget have in common. */
export interface IslandKind<D extends Declarations> {
  name: string
  component: ComponentType<Properties<D>>
  properties?: D
  content?: 'replace' | 'keep'
  warn(what: string): void
  /** Called when an island is unmounted. */
  onEnd(island: Island<D>): void
}

/** The loader reports caught errors; the page may suppress that report. */
const ROOT = { onCaughtError: () => undefined }

/**
 * A widget in one marker, rendered into `own`. There may be a thousand on a page: what they have in common belongs to
 * their kind.
 */
export class Island<D extends Declarations> {
  private readonly root
  private readonly content: ChildNode[]
  private state: 'starting' | 'running' | 'broken' | 'gone' = 'starting'
  private isKept: boolean
  private isAside = false
  private isReplaced = false
  private error: unknown
  private readonly level: number

  constructor(
    private readonly kind: IslandKind<D>,
    readonly host: HTMLElement,
    readonly own: HTMLElement,
    private readonly onFail: (error: unknown) => void,
  ) {
    this.isKept = kind.content === 'keep'
    this.level = headingLevelOf(host)
    this.content = pageContent(host, kind.name)
    host.append(own)
    this.root = createRoot(own, ROOT)
  }

  /** Renders it, with its effects; throws, with the marker restored, when that fails. */
  start(): void {
    try {
      renderFirst(this, () => flushSync(() => this.render()))
    } catch (error) {
      this.fail(error)
    }
    if (this.state === 'broken') {
      this.end()
      throw this.error
    }
    this.state = 'running'
    this.updateContent()
  }

  render(): void {
    const { component: View, properties = {} as D, warn } = this.kind
    const view = <View {...readProperties(this.host, properties, warn)} />
    this.root.render(
      <ErrorBoundary onError={this.fail}>
        {this.level === USUAL_LEVEL ? (
          view
        ) : (
          <FirstHeadingLevel.Provider value={this.level}>{view}</FirstHeadingLevel.Provider>
        )}
      </ErrorBoundary>,
    )
  }

  /** Whether what the page wrote is shown; see `useFallback`. */
  keepContent(isKept: boolean): void {
    this.isKept = isKept
    if (this.state === 'running') this.updateContent()
  }

  /** A property, as the loader calls it later. */
  readonly end = (): void => {
    if (this.state === 'gone') return
    this.state = 'gone'
    this.kind.onEnd(this)
    this.isReplaced = this.host.isConnected && !this.isOwnInPage()
    this.root.unmount()
    if (!this.isReplaced) this.own.remove()
    this.restoreContent()
  }

  private readonly fail = (error: unknown): void => {
    if (this.state === 'broken' || this.state === 'gone') return
    const wasRunning = this.state === 'running'
    this.state = 'broken'
    this.error = error
    // A root must not be taken down while it renders.
    if (wasRunning)
      queueMicrotask(() => {
        this.end()
        this.onFail(error)
      })
  }

  private updateContent(): void {
    if (this.isKept) this.restoreContent()
    else if (!this.isAside) replaceContent(this.content, this.own)
    this.isAside = !this.isKept
  }

  /** A script that morphs the page may also have made another element out of it. */
  private isOwnInPage() {
    return this.own.isConnected && this.own.classList.contains('bzl')
  }

  /** A page that has replaced what is in the marker has put its content back itself. */
  private restoreContent(): void {
    if (this.isAside && !this.isReplaced) this.host.prepend(...this.content)
    this.isAside = false
  }
}
