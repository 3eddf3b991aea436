/** Magento's customer-data module, as far as we use it. */
export interface PageModule {
  get(name: string): Observable
  set(name: string, data: unknown): void
  reload(names: string[], forceNewTimestamp: boolean): PromiseLike<unknown>
  invalidate(names: string[]): void
  getInitCustomerData?(): PromiseLike<unknown>
}

interface Observable {
  (): unknown
  subscribe(fn: (value: unknown) => void): { dispose(): void }
}

const MODULE = 'Magento_Customer/js/customer-data'

/** The page's module when it is already loaded. Asking for it by name would start loading it, so we never do. */
export function pageModule(): PageModule | undefined {
  try {
    const { require } = window
    if (!require?.defined?.(MODULE)) return undefined
    return require(MODULE) as PageModule
  } catch {
    return undefined
  }
}

const LOOK_AGAIN = [1000, 4000, 10_000]

/** Calls with the page's module, at once or when it has been loaded in the first ten seconds. Gives back how to stop looking. */
export function whenPageModule(fn: (module: PageModule) => void): () => void {
  let isFound = false
  const look = () => {
    const module = isFound ? undefined : pageModule()
    if (!module) return
    isFound = true
    fn(module)
  }
  look()
  const timers = isFound ? [] : LOOK_AGAIN.map((delay) => setTimeout(look, delay))
  return () => timers.forEach(clearTimeout)
}

/** Whether Magento's scripts run on this page, loaded yet or not. */
export function runsMagento(): boolean {
  try {
    return Boolean(window.require?.defined?.(MODULE) || window.require?.specified?.(MODULE))
  } catch {
    return false
  }
}

/** Waits for the module's own start, which old versions do not tell. */
export async function moduleReady(module: PageModule): Promise<void> {
  await module.getInitCustomerData?.()
}

declare global {
  interface Window {
    /** RequireJS. */
    require?: {
      (name: string): unknown
      defined?(name: string): boolean
      specified?(name: string): boolean
    }
    jQuery?: (target: unknown) => {
      on(types: string, fn: (event: unknown, names?: unknown) => void): unknown
      off(types: string, fn: (event: unknown, names?: unknown) => void): unknown
    }
    /** Themes that replace Magento's scripts with native events carry this. */
    hyva?: object
  }
}
