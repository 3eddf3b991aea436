// Stands inline in the head of a page (dist/head.html). Writes the cart's count from the storefront's section cache into
// every `[data-bezel-count]` while the page is parsed, so that its first painted frame has it. A cache that is stale or
// belongs to another session (wire: section-age) is not used: the page's own text stays.

/** Seconds after which the storefront's cache is stale (rule: freshness). */
const LIFETIME = 3600

interface CachedCart {
  summary_count?: number
  /** The server's clock (s) when the section was made, which is also its version. */
  data_id?: number
}

try {
  const { cart = {} } = JSON.parse(localStorage['mage-cache-storage'] || '{}') as { cart?: CachedCart }
  const { summary_count: count = 0, data_id: version = 0 } = cart
  const isFresh = version > Date.now() / 1000 - LIFETIME
  if (count > 0 && isFresh && isOfThisSession(version)) showCount(String(count))
} catch {
  // The storage is blocked or holds something else.
}

function isOfThisSession(version: number): boolean {
  const contentVersion = localStorage['bezel-content-version'] || ''
  const cookies = `(?=.*cache-sessid)(?=.*%22cart%22.{1,3}${version}\\b).*${contentVersion}`
  return new RegExp(cookies).test(document.cookie)
}

function showCount(count: string): void {
  const write = () => {
    for (const counter of document.querySelectorAll<HTMLElement>('[data-bezel-count]')) {
      if (counter.textContent !== count) counter.textContent = count
      counter.dataset.bezelCount = count
    }
  }
  const observer = new MutationObserver(write)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  // Deferred scripts, which may know a newer count, run after this event.
  const stop = () => {
    write()
    observer.disconnect()
  }
  document.addEventListener('readystatechange', stop, { once: true })
}
