// Stands inline in the head of a page (dist/head.html). Writes the cart's count from the storefront's section cache into
// every `[data-bezel-count]` while the page is parsed, so that its first painted frame has it. A cache that is stale or of
// another session (c.4) is not used: the page's own text stays.
try {
  const page = document
  const { summary_count, data_id } = JSON.parse(localStorage['mage-cache-storage'] || 0).cart || 0
  const write = (event) => {
    for (const counter of page.querySelectorAll('[data-bezel-count]')) {
      if (counter.textContent != summary_count) counter.textContent = summary_count
      counter.dataset.bezelCount = summary_count
    }
    // Deferred scripts, which may know a newer count, run after this event.
    if (event.type) observer.disconnect()
  }
  const observer = new MutationObserver(write)
  if (
    summary_count > 0 &&
    data_id > Date.now() / 1e3 - 3600 &&
    page.cookie.match(
      `(?=.*cache-sessid)(?=.*%22cart%22.{1,3}${data_id}\\b).*${localStorage['bezel-content-version'] || ''}`,
    )
  ) {
    observer.observe(page, { childList: 1, subtree: 1, characterData: 1 })
    page.addEventListener('readystatechange', write, { once: 1 })
  }
} catch {}
