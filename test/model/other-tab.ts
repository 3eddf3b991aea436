import { invalidateSections } from '#storefront/page/sections/sections.ts'

const KEYS = ['mage-cache-storage', 'mage-cache-storage-section-invalidation', 'bezel-section-ages']

/**
 * Acts as another tab of this browser: posts, marks the sections stale, and sends its storage events to this
 * tab.
 */
export async function inOtherTab(path: string, init: RequestInit, sections: string[]): Promise<void> {
  await fetch(path, { ...init, headers: { 'X-Requested-With': 'XMLHttpRequest', ...init.headers } })
  const before = KEYS.map((key) => localStorage.getItem(key))
  invalidateSections(sections)
  KEYS.forEach((key, at) => {
    const newValue = localStorage.getItem(key)
    if (newValue !== before[at])
      dispatchEvent(
        new StorageEvent('storage', { key, oldValue: before[at], newValue, storageArea: localStorage }),
      )
  })
}
