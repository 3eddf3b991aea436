import type { ShopKey } from '#dom/storage/kept-keys.ts'
import { safeStorage, type SafeStorage } from '#dom/storage/storage.ts'
import { readPageConfig } from './config.ts'

const suffix = () => readPageConfig().baseUrl.slice(0, -1)

/**
 * The browser's storages for what depends on the shop: another shop of the same host, or another store view whose base URL
 * has its code, keeps its own. The names for the site's root are those of releases before.
 */
export const shopLocal: SafeStorage<ShopKey<'local'>> = safeStorage(() => window.localStorage, suffix)
export const shopSession: SafeStorage<ShopKey<'session'> | `bezel-missing${string}`> = safeStorage(
  () => window.sessionStorage,
  suffix,
)
