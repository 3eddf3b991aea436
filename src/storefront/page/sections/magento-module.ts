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

/** The page's module if it is loaded. Requiring one that is not would start to load it, so that is never done. */
export function pageModule(): PageModule | undefined {
  try {
    const { require } = window
    if (!require?.defined?.(MODULE)) return undefined
    return require(MODULE) as PageModule
  } catch {
    return undefined
  }
}

const CHECK_AGAIN = [1000, 4000, 10_000]

/** Calls back with the page's module, at once or when it is loaded within ten seconds. Returns a stop function. */
export function whenPageModule(fn: (module: PageModule) => void): () => void {
  let isFound = false
  const check = () => {
    const module = isFound ? undefined : pageModule()
    if (!module) return
    isFound = true
    fn(module)
  }
  check()
  const timers = isFound ? [] : CHECK_AGAIN.map((delay) => setTimeout(check, delay))
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

/** Waits until the module has started; old versions have no way to find out and count as started. */
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
