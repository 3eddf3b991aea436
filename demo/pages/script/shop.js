// The theme's script: cart counter of other tabs, form key, and the copy buttons of the gallery.
const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

function showCount(count) {
  for (const counter of document.querySelectorAll('[data-bezel-count]')) {
    counter.textContent = String(count)
    counter.dataset.bezelCount = count
  }
}

function cachedCount() {
  try {
    return JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}').cart?.summary_count
  } catch {
    return undefined
  }
}

function showCachedCount() {
  const count = cachedCount()
  if (count !== undefined) showCount(Number(count))
}

window.addEventListener('storage', (event) => event.key === 'mage-cache-storage' && showCachedCount())
// The page comes back from memory, or was prepared before it is shown: the cart may be another by now.
window.addEventListener('pageshow', (event) => event.persisted && showCachedCount())
document.addEventListener('prerenderingchange', showCachedCount)

// Keeps the products that were looked at in the way Magento's scripts do.
const viewed = document.getElementById('viewed-product')
const keep = (key, entry) =>
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...entry }))

if (viewed) {
  const product = JSON.parse(viewed.textContent)
  const ids = { added_at: Date.now() / 1000, product_id: String(product.id), scope_id: '1' }
  try {
    keep('recently_viewed_product', { [`website-1-${product.id}`]: ids })
    keep('product_data_storage', { [product.id]: product })
  } catch {
    // Without storage nothing is kept.
  }
}

// A form printed before the cookie existed has an older form key; the shop compares with the cookie's.
document.addEventListener(
  'submit',
  (event) => {
    const field = event.target.querySelector('input[name="form_key"]')
    const key = cookie('form_key')
    if (field && key) field.value = key
  },
  true,
)

document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null
  const code = button && document.getElementById(button.dataset.copy)
  if (!code) return
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = button.dataset.done
  } catch {
    getSelection()?.selectAllChildren(code)
  }
})
