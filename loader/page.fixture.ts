import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Mount } from '#widget.tsx'
import type { Bezel } from '#public/bezel.d.ts'

/** A page with the loader, and the files of its server. */
export const page = {
  bezel: undefined as unknown as Bezel,
  /** Modules by path; importing any other fails. */
  files: {} as Record<string, unknown>,
  requested: [] as string[],
  /** Names of widgets that were unmounted. */
  stops: [] as string[],
}

/** A widget that writes its name into its marker. */
export const greeting = async (host: HTMLElement) => {
  const own = document.createElement('p')
  own.className = 'bzl'
  own.textContent = `Hello from ${host.dataset.widget}`
  host.append(own)
  return () => {
    page.stops.push(host.dataset.widget!)
    own.remove()
  }
}

/** The widget as it is exported, under its name; the names of a test share a few files. */
const moduleOf = (file: { mount?: Partial<Mount> }) => {
  if (!file.mount) return file
  const mount = Object.assign(file.mount, { prepare: file.mount.prepare ?? (() => undefined) })
  return { ...file, mount }
}

/** Opens the page for the tests of a file; `queued` waits in `window.Bezel` before the loader comes. */
export function openPage(queued: () => void = () => undefined) {
  beforeAll(async () => {
    // happy-dom keeps that of about:blank.
    vi.stubGlobal('origin', location.origin)
    // happy-dom fetches no stylesheets.
    const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM
    settings.handleDisabledFileLoadingAsSuccess = true
    const { source } = await import('./requests.ts')
    source.load = async (path) => {
      page.requested.push(path)
      const file = (await page.files[path]) as Parameters<typeof moduleOf>[0] | undefined
      if (file) return moduleOf(file)
      throw new Error('404')
    }
    window.Bezel = [queued]
    await import('./index.ts')
    page.bezel = window.Bezel as unknown as Bezel
    await page.bezel.ready
  })
  beforeEach(() => {
    page.files = { 'widgets/hello.js': { mount: greeting }, 'widgets/bye.js': { mount: greeting } }
    page.requested = []
    page.stops = []
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await settled()
    vi.restoreAllMocks()
  })
}

/** Resolves when the loader has done all that is due: it works in tasks of its own. */
export async function settled() {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 1))
}

export function put(html: string) {
  document.body.append(document.createRange().createContextualFragment(html))
  return document.body.lastElementChild as HTMLElement
}

export const state = (marker: Element) => marker.getAttribute('data-widget-state')
